import type { RefundBooking } from '@abroad/contract';
import { payableStep } from '@abroad/reference-data/payable-step';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Database } from '../../../db/connection.ts';
import { writeAboutPeople } from '../../../db/write-as.ts';
import type { StaffActor } from '../../../http/actor.ts';
import { lockPaymentOf, refundableOf } from '../../payments/payment.ts';
import { promiseRefund } from '../../payments/refunds.ts';
import { recordStaffAct } from '../../staff/record-act.ts';
import { refuseFormerRole } from '../../staff/roles.ts';
import { refuseOwn } from '../../staff/own-matters.ts';
import { lockBooking } from '../core/apply-event.ts';
import { recordMoney } from '../core/money.ts';

interface StaffRefund {
  booking_id: string;
  /** Minor units of the booking's currency; null for all that can be refunded. */
  amount_minor: number | null;
  /** The refundable amount that the decider saw, if it was shown. */
  expected_refundable_minor?: number;
  /** Both people read it; null for none. */
  reason: string | null;
  /** The person who decided it; null for the platform itself. */
  by: string | null;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Promises a refund that the staff decided. The booking stays as it is. Both people get an email once the money is on its way.
 * Call it with the locks of both people held.
 * @returns the amount in minor units.
 * @throws AppError STAFF_INVOLVED for a booking of their own, VALIDATION_FAILED, NOTHING_TO_REFUND, REFUND_CHANGED when less than the amount is
 * left or the refundable amount differs from the one shown.
 */
export async function refundBooking(trx: Database, refund: StaffRefund): Promise<number> {
  const { booking_id, by, reason, now, expected_refundable_minor } = refund;
  const booking = await lockBooking(trx, booking_id);
  if (by !== null) {
    refuseOwn(by, [booking.mentor_user_id, booking.prospect_user_id]);
  }
  const payment = await lockPaymentOf(trx, booking_id);
  const refundable = payment === undefined ? 0 : refundableOf(payment);
  const amount_minor = refund.amount_minor ?? refundable;
  if ((expected_refundable_minor ?? refundable) !== refundable || (refundable > 0 && amount_minor > refundable)) {
    throw new AppError('REFUND_CHANGED');
  }
  if (payment === undefined || refundable === 0) {
    throw new AppError('NOTHING_TO_REFUND');
  }
  if (amount_minor % payableStep(payment.currency) !== 0) {
    throw new AppError('VALIDATION_FAILED', {
      errors: [{ path: 'amount_minor', message: 'Enter an amount that cards can take' }],
    });
  }
  const events = await promiseRefund(trx, payment, { amount_minor, reason: 'by_staff', now });
  await recordMoney(
    trx,
    booking,
    events.map((event) => (reason === null ? event : { ...event, reason })),
  );
  await recordStaffAct(trx, {
    kind: 'booking_refunded',
    actor_id: by,
    about_user_id: booking.prospect_user_id,
    subject: { type: 'booking', id: booking_id },
    reason,
  });
  return amount_minor;
}

/**
 * The refund of a member of the staff, from the console.
 * @throws AppError NOT_FOUND; ACCOUNT_SUSPENDED for the member; and as `refundBooking`.
 */
export async function refundByStaff(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: Pick<StaffActor, 'user_id' | 'role'>,
  { id, ...body }: RefundBooking & { id: string },
): Promise<void> {
  const people = await db
    .selectFrom('booking')
    .select(['mentor_user_id', 'prospect_user_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (people === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const { user_id: by } = actor;
  await writeAboutPeople(db, { by, about: [people.mentor_user_id, people.prospect_user_id] }, async (trx) => {
    await refuseFormerRole(trx, actor);
    await refundBooking(trx, { ...body, booking_id: id, by, now: clock.now() });
  });
}

import { whyNot } from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract';
import { toMinor } from '@abroad/reference-data/money';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../core/app-error.ts';
import { toInstant } from '../../../core/clock.ts';
import type { Database } from '../../../db/connection.ts';
import { writeBetween } from '../../../db/write-as.ts';
import type { Actor } from '../../../http/actor.ts';
import { requestCapture } from '../../payments/request-capture.ts';
import { isCapturing } from '../../payments/present-payment.ts';
import { lockPaymentOf, type Payment } from '../../payments/payment.ts';
import type { BookingView } from '../core/queries.ts';
import { requireMentorTerms } from '../../identity/acceptance.ts';
import { applyEvent } from '../core/apply-event.ts';
import { refundFor } from '../core/money.ts';
import { checkTextsOfDay } from '../core/refusals.ts';
import { fromTo, presentBooking, questionOf, sideOf } from '../core/present.ts';
import { findBookingOf } from '../core/queries.ts';

type Deps = Pick<Context, 'db' | 'clock'>;
type Action = 'accept' | 'decline' | 'cancel';

interface Change {
  id: string;
  user_id: string;
  action: Action;
  reason?: string | null | undefined;
  /** For `cancel`: the refund that the user was shown, in major units; without it any refund is accepted. */
  expected_refund?: number | null | undefined;
  /** Done in the same transaction. */
  inTransaction?: (trx: Database) => Promise<void>;
}

/**
 * Checks again, now that the payment is locked.
 * @throws AppError REFUND_CHANGED when the refund differs from the one that the user saw.
 */
function checkRefund(booking: BookingView, payment: Payment | undefined, change: Change, now: number): void {
  if (change.action !== 'cancel' || change.expected_refund === undefined || change.expected_refund === null) {
    return;
  }
  const { refund_minor } = refundFor(booking, payment, { by: sideOf(booking, change.user_id), now });
  if (toMinor(change.expected_refund, booking.currency) !== refund_minor) {
    throw new AppError('REFUND_CHANGED');
  }
}

/** A paid request is confirmed only after its payment was captured; this starts the capture. */
async function askForMoney(
  trx: Database,
  booking: BookingView,
  payment: Payment | undefined,
  now: number,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('booking')
    .set({ updated_at: toInstant(now) })
    .where('id', '=', booking.id)
    .where('status', '=', booking.status)
    .executeTakeFirst();
  if (numUpdatedRows === 0n || payment?.status !== 'authorized' || !(await requestCapture(trx, payment, now))) {
    throw new AppError('ILLEGAL_MOVE');
  }
}

/** @throws AppError ILLEGAL_MOVE when the booking was changed in the meantime, REFUND_CHANGED, TOO_MANY_MESSAGES. */
async function carryOut(context: Deps, booking: BookingView, change: Change, now: number): Promise<void> {
  await writeBetween(
    context.db,
    booking,
    change.user_id,
    async (trx) => {
      const payment = await lockPaymentOf(trx, booking.id);
      // Accepted in the meantime: the payment is being captured, whatever the earlier check saw.
      if (payment && isCapturing(payment)) {
        throw new AppError('ILLEGAL_MOVE');
      }
      checkRefund(booking, payment, change, now);
      if (change.reason) {
        await checkTextsOfDay(trx, fromTo(booking, change.user_id), 'TOO_MANY_MESSAGES');
      }
      if (change.action === 'accept' && booking.price_minor > (payment?.captured_minor ?? 0)) {
        await askForMoney(trx, booking, payment, now);
        return;
      }
      const { action: event, reason, user_id } = change;
      await applyEvent(trx, booking, {
        event,
        by: { user_id, role: sideOf(booking, user_id) },
        changed: event === 'accept' ? {} : { cancel_reason: reason ?? null },
        detail: reason ? { reason } : {},
        now,
      });
      await change.inTransaction?.(trx);
    },
    { while_suspended: change.action === 'cancel' },
  );
}

/**
 * Accepts, declines or cancels a booking, if the rules of `@abroad/booking-rules` allow it now.
 * @throws AppError NOT_FOUND for another user's booking, FORBIDDEN for actions of the other person, ILLEGAL_MOVE,
 * REFUND_CHANGED, TOO_MANY_MESSAGES for the optional reason, TERMS_NOT_ACCEPTED for a mentor who hasn't accepted the
 * present terms.
 */
export async function changeBooking(context: Deps, change: Change): Promise<Booking> {
  const now = context.clock.now();
  const booking = await findBookingOf(context.db, change.id, change.user_id);
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  const refusal = whyNot(change.action, questionOf(booking, sideOf(booking, change.user_id), now));
  if (refusal !== null) {
    throw new AppError(refusal.code === 'NOT_YOURS_TO_DO' ? 'FORBIDDEN' : 'ILLEGAL_MOVE');
  }
  if (change.action === 'accept') {
    await requireMentorTerms(context.db, change.user_id);
  }
  await carryOut(context, booking, change, now);
  const changed = await findBookingOf(context.db, change.id, change.user_id);
  return presentBooking(changed ?? booking, change.user_id, now);
}

/**
 * Cancels a booking. Suspended users can cancel too, but without a message.
 * @throws AppError ACCOUNT_SUSPENDED for a suspended user's reason, and as `changeBooking`.
 */
export async function cancelBooking(
  context: Deps,
  actor: Pick<Actor, 'user_id' | 'status'>,
  change: Pick<Change, 'id' | 'reason' | 'expected_refund'>,
): Promise<Booking> {
  if (actor.status === 'suspended' && change.reason) {
    throw new AppError('ACCOUNT_SUSPENDED');
  }
  return changeBooking(context, { ...change, user_id: actor.user_id, action: 'cancel' });
}

import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { BookingTable } from '../../db/tables.ts';
import {
  earnPayments,
  letGoOfPayment,
  lockPaymentOf,
  promiseRefund,
  refundableOf,
  type Happening,
} from '../payments/index.ts';
import { promisedFor, refundFor } from './cancellation.ts';
import type { BookingMove } from './move-booking.ts';

type Ended = Pick<
  Selectable<BookingTable>,
  'id' | 'status' | 'price_minor' | 'currency' | 'policy' | 'start_at' | 'free_cancel_until'
>;

/**
 * What becomes of the money of a booking that ends before its session: the transaction that ends it promises what the
 * policy kept with it gives back, and what stays is the mentor's. What was only authorised is let go of. Under the locks
 * of its people.
 * @param booking as it was before.
 */
export async function endMoney(
  trx: Database,
  booking: Ended,
  { actor, now }: Pick<BookingMove, 'actor' | 'now'>,
): Promise<Happening[]> {
  if (booking.price_minor === 0) {
    return [];
  }
  if (booking.status !== 'confirmed') {
    return letGoOfPayment(trx, booking.id, { reason: 'platform_cancelled', now });
  }
  const payment = await lockPaymentOf(trx, booking.id);
  if (!payment) {
    return [];
  }
  const due = refundFor(booking, payment, { by: actor.role, now });
  const happened = await promiseRefund(trx, payment, { amount_minor: due.refund_minor, reason: promisedFor(due), now });
  await earnPayments(trx, [booking.id]);
  return happened;
}

/**
 * What becomes of the money of a session to which one side did not come: all of it goes back where that was the mentor,
 * and else it is the mentor's. Under the locks of its people.
 * @param now epoch milliseconds.
 */
export async function endMoneyOfAbsence(
  trx: Database,
  booking_id: string,
  { absent, now }: { absent: 'mentor' | 'prospect'; now: number },
): Promise<Happening[]> {
  const payment = await lockPaymentOf(trx, booking_id);
  if (!payment) {
    return [];
  }
  if (absent === 'prospect') {
    await earnPayments(trx, [booking_id]);
    return [];
  }
  return promiseRefund(trx, payment, { amount_minor: refundableOf(payment), reason: 'mentor_absent', now });
}

/**
 * What goes back of a booking that is over, now that a dispute which kept it is won: what its end would have given back,
 * had there been none. Under the locks of its people.
 * @param now epoch milliseconds.
 */
export async function endMoneyOfDispute(
  trx: Database,
  booking: Ended & Pick<Selectable<BookingTable>, 'cancelled_by' | 'updated_at'>,
  now: number,
): Promise<Happening[]> {
  const payment = await lockPaymentOf(trx, booking.id);
  const isHeld = booking.status === 'completed' || booking.status === 'no_show_prospect';
  if (!payment || isHeld) {
    return [];
  }
  const by = booking.status === 'cancelled' ? (booking.cancelled_by ?? 'system') : 'system';
  const due = refundFor(booking, payment, { by, now: Date.parse(booking.updated_at) });
  return promiseRefund(trx, payment, { amount_minor: due.refund_minor, reason: promisedFor(due), now });
}

import type { BookingEvent } from '@abroad/booking-rules';
import type { Selectable } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import type { BookingTable } from '../../../db/tables.ts';
import {
  earnPayments,
  letGoOfPayment,
  lockPaymentOf,
  promiseRefund,
  refundableOf,
  type Happening,
} from '../../payments/index.ts';
import { promisedFor, refundFor } from './cancellation.ts';
import { recordNews, type CONSEQUENCES } from './consequences.ts';
import { BY_SYSTEM, type EventActor } from './history.ts';

type Row = Selectable<BookingTable>;

interface Ending {
  event: BookingEvent;
  money: (typeof CONSEQUENCES)[BookingEvent]['money'];
  by: EventActor;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * A booking ends before its session: what its policy refunds is promised, and the rest is the mentor's. What was only
 * authorised is released. A session that the platform ends has lost its money already.
 */
async function returnByPolicy(trx: Database, booking: Row, { by, now }: Ending): Promise<Happening[]> {
  if (booking.status !== 'confirmed') {
    return letGoOfPayment(trx, booking.id, { reason: 'platform_cancelled', now });
  }
  const payment = by.role === 'system' ? undefined : await lockPaymentOf(trx, booking.id);
  if (!payment) {
    return [];
  }
  const due = refundFor(booking, payment, { by: by.role, now });
  const happened = await promiseRefund(trx, payment, { amount_minor: due.refund_minor, reason: promisedFor(due), now });
  await earnPayments(trx, [booking.id]);
  return happened;
}

/** Everything is refunded where the mentor was absent, and else it is the mentor's. */
async function decideByNoShow(trx: Database, { id }: Row, { event, now }: Ending): Promise<Happening[]> {
  const payment = await lockPaymentOf(trx, id);
  if (!payment) {
    return [];
  }
  if (event === 'report_prospect_absent') {
    await earnPayments(trx, [id]);
    return [];
  }
  return promiseRefund(trx, payment, { amount_minor: refundableOf(payment), reason: 'mentor_absent', now });
}

/**
 * What becomes of the money of a booking by an event that ends it. Under the locks of its people.
 * @param booking as it was before.
 */
export async function settleMoney(trx: Database, booking: Row, ending: Ending): Promise<Happening[]> {
  if (booking.price_minor === 0) {
    return [];
  }
  switch (ending.money) {
    case 'returned_by_policy':
      return returnByPolicy(trx, booking, ending);
    case 'decided_by_no_show':
      return decideByNoShow(trx, booking, ending);
    case 'earned':
      await earnPayments(trx, [booking.id]);
      return [];
    default:
      return [];
  }
}

/**
 * What is refunded of a booking that is over, now that a dispute which kept it is won: what its end would have returned,
 * had there been none. Under the locks of its people.
 * @param now epoch milliseconds.
 */
export async function returnAfterDispute(trx: Database, booking: Row, now: number): Promise<Happening[]> {
  const payment = await lockPaymentOf(trx, booking.id);
  const isHeld = booking.status === 'completed' || booking.status === 'no_show_prospect';
  if (!payment || isHeld) {
    return [];
  }
  const by = booking.status === 'cancelled' ? (booking.cancelled_by ?? 'system') : 'system';
  const due = refundFor(booking, payment, { by, now: Date.parse(booking.updated_at) });
  return promiseRefund(trx, payment, { amount_minor: due.refund_minor, reason: promisedFor(due), now });
}

/**
 * Adds what happened to a booking's money to its history, and writes to those whom it concerns.
 * @param told.is_too_late the payment came too late for the booking, and whoever paid is told that it is refunded.
 */
export const recordMoney = (
  trx: Database,
  booking: Pick<Row, 'id' | 'status'>,
  happened: readonly Happening[],
  { is_too_late = false } = {},
): Promise<void> =>
  recordNews(
    trx,
    booking,
    happened.map(({ kind, ...detail }) => ({
      event: is_too_late && kind === 'refund_promised' ? 'refund_promised_too_late' : kind,
      by: BY_SYSTEM,
      detail,
    })),
  );

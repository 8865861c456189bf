import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { PaymentTable, RefundTable } from '../../db/tables.ts';

/** A row of `payment`; amounts in minor units of its currency. */
export type Payment = Selectable<PaymentTable>;
export type Refund = Selectable<RefundTable>;

/** The captured amount that is neither refunded nor being refunded. */
export const netCapturedOf = ({ captured_minor, refunded_minor, refund_pending_minor }: Payment): number =>
  captured_minor - refunded_minor - refund_pending_minor;

/** The amount that can be refunded; nothing during a dispute or after a lost one. */
export const refundableOf = (payment: Payment): number =>
  payment.dispute === 'open' || payment.dispute === 'lost' ? 0 : netCapturedOf(payment);

export const findPayment = (db: Database, id: string): Promise<Payment | undefined> =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();

/** Payments by booking id. */
export async function findPaymentsOf(db: Database, booking_ids: readonly string[]): Promise<Map<string, Payment>> {
  if (booking_ids.length === 0) return new Map();
  const payments = await db.selectFrom('payment').selectAll().where('booking_id', 'in', booking_ids).execute();
  return new Map(payments.map((payment) => [payment.booking_id, payment]));
}

/** Locks the payment of a booking until the transaction ends. Runs under the locks of both people. */
export const lockPaymentOf = (trx: Database, booking_id: string): Promise<Payment | undefined> =>
  trx.selectFrom('payment').selectAll().where('booking_id', '=', booking_id).forUpdate().executeTakeFirst();

/** Stores the id of a payment's intent at the provider, if there is none yet. */
export async function keepIntentId(trx: Database, payment_id: string, intent_id: string): Promise<void> {
  await trx
    .updateTable('payment')
    .set({ intent_id })
    .where('id', '=', payment_id)
    .where('intent_id', 'is', null)
    .execute();
}

/** Stores the end of its student's pause, before the payment is ended for it. */
export async function keepPause(db: Database, payment_id: string, paused_until: string): Promise<void> {
  await db.updateTable('payment').set({ paused_until }).where('id', '=', payment_id).execute();
}

/**
 * Records that the provider was asked about a payment.
 * @param check.checked_at RFC 3339; `mismatch` is the difference between the answer and the payment.
 */
export async function recordCheck(
  db: Database,
  payment_id: string,
  check: { checked_at: string; mismatch?: string },
): Promise<void> {
  await db.updateTable('payment').set(check).where('id', '=', payment_id).execute();
}

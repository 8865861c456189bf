import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { PaymentTable, RefundTable } from '../../db/tables.ts';

/** A payment as its row has it; sums in minor units of its currency. */
export type Payment = Selectable<PaymentTable>;
export type Refund = Selectable<RefundTable>;

/** What was taken and has not gone back, nor is on its way back. */
export const heldOf = ({ captured_minor, refunded_minor, refund_pending_minor }: Payment): number =>
  captured_minor - refunded_minor - refund_pending_minor;

/** What of it can be given back: of a sum that the bank took back, or is about to, nothing. */
export const refundableOf = (payment: Payment): number =>
  payment.dispute === 'open' || payment.dispute === 'lost' ? 0 : heldOf(payment);

export const findPayment = (db: Database, id: string): Promise<Payment | undefined> =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();

/** The payments of bookings, by the booking. */
export async function findPaymentsOf(db: Database, booking_ids: readonly string[]): Promise<Map<string, Payment>> {
  if (booking_ids.length === 0) return new Map();
  const payments = await db.selectFrom('payment').selectAll().where('booking_id', 'in', booking_ids).execute();
  return new Map(payments.map((payment) => [payment.booking_id, payment]));
}

/** The payment of a booking, which nobody else changes until the transaction ends. Under the locks of its people. */
export const lockPaymentOf = (trx: Database, booking_id: string): Promise<Payment | undefined> =>
  trx.selectFrom('payment').selectAll().where('booking_id', '=', booking_id).forUpdate().executeTakeFirst();

/** Keeps the id of a payment's intent at the provider, where none is kept yet. */
export async function keepIntentId(trx: Database, payment_id: string, intent_id: string): Promise<void> {
  await trx
    .updateTable('payment')
    .set({ intent_id })
    .where('id', '=', payment_id)
    .where('intent_id', 'is', null)
    .execute();
}

/**
 * Notes that the provider was asked about a payment.
 * @param asked.checked_at RFC 3339; `mismatch` how its answer isn't about what was asked for.
 */
export async function noteAsked(
  db: Database,
  payment_id: string,
  asked: { checked_at: string; mismatch?: string },
): Promise<void> {
  await db.updateTable('payment').set(asked).where('id', '=', payment_id).execute();
}

import type { Database } from '../db/connection.ts';

/** The money of a booking: its payment, its refunds, and what each account of the ledger holds of it, in minor units. */
export async function moneyOf(db: Database, booking_id: string) {
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('booking_id', '=', booking_id)
    .executeTakeFirstOrThrow();
  const refunds = await db
    .selectFrom('refund')
    .select(['amount_minor', 'reason', 'status'])
    .where('payment_id', '=', payment.id)
    .orderBy('created_at')
    .execute();
  const sums = await db
    .selectFrom('ledger_entry')
    .select((row) => ['account', row.fn.sum<number>('amount_minor').as('sum')])
    .where('booking_id', '=', booking_id)
    .groupBy('account')
    .execute();
  const ledger = Object.fromEntries(sums.filter(({ sum }) => sum !== 0).map(({ account, sum }) => [account, sum]));
  return { payment, refunds, ledger };
}

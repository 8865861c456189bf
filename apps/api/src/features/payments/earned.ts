import type { Database } from '../../db/connection.ts';
import { postEarned } from './postings.ts';

/**
 * Makes what was paid for some bookings the mentors' own: their sessions were held, or it is theirs all the same. What
 * was promised back is left out. Bookings that nobody paid for are none; again, nothing changes.
 */
export async function earnPayments(trx: Database, booking_ids: readonly string[]): Promise<void> {
  if (booking_ids.length === 0) {
    return;
  }
  const payments = await trx
    .selectFrom('payment')
    .selectAll()
    .where('booking_id', 'in', booking_ids)
    .where('captured_minor', '>', 0)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const payment of payments) {
    await postEarned(trx, payment);
  }
}

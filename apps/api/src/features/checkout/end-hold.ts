import { expireBooking } from '../bookings/index.ts';
import type { Needs } from './needs.ts';
import { settlePayment } from './settle-payment.ts';

/** Ends a hold, after the provider has said how its payment stands: what was paid in the last second counts. */
export async function endHold(context: Needs, booking_id: string): Promise<void> {
  const payment = await context.db
    .selectFrom('payment')
    .select('id')
    .where('booking_id', '=', booking_id)
    .executeTakeFirst();
  if (payment) {
    await settlePayment(context, payment.id);
  }
  await expireBooking(context, booking_id);
}

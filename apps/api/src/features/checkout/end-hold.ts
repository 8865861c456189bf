import { expireBooking } from '../bookings/index.ts';
import type { CheckoutDeps } from './deps.ts';
import { settlePayment } from './settle-payment.ts';

/** Expires a hold after settling its payment, so that a payment in the last second counts. */
export async function endHold(context: CheckoutDeps, booking_id: string): Promise<void> {
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

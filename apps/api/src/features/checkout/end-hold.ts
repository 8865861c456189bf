import { expireBooking } from '../bookings/core/holds.ts';
import type { CheckoutDeps } from './deps.ts';
import { settlePayment } from './settle-payment.ts';

/** Expires a hold after settling its payment, so that a payment in the last second counts. One that is over already is left alone. */
export async function endHold(context: CheckoutDeps, booking_id: string): Promise<void> {
  const payment = await context.db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .select('payment.id')
    .where('booking_id', '=', booking_id)
    .where('booking.status', 'in', ['pending_payment', 'requested'])
    .executeTakeFirst();
  if (payment) {
    await settlePayment(context, payment.id);
  }
  await expireBooking(context, booking_id);
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Booking } from '@abroad/contract';
import { AppError } from '../../core/app-error.ts';
import { changeBooking, getBooking } from '../bookings/index.ts';
import { capturePayment } from './capture-payment.ts';
import type { Needs } from './needs.ts';

/** How long a mentor waits for the payment provider. */
const PATIENCE_MS = 3000;

/**
 * Accepts a request. Where it is paid for, the authorised sum is asked for in the transaction that accepts, and taken
 * here at once if the provider answers; if it does not, the job goes on, and the booking says that it is being taken.
 * @throws AppError NOT_FOUND, FORBIDDEN, ILLEGAL_MOVE, PAYMENT_LOST where the authorisation is gone.
 */
export async function acceptBooking(context: Needs, id: string, user_id: string): Promise<Booking> {
  const booking = await changeBooking(context, { id, user_id, action: 'accept' });
  if (booking.payment?.is_capturing !== true) {
    return booking;
  }
  const { id: payment_id } = booking.payment;
  const taken = capturePayment(context, payment_id).catch((error: unknown) =>
    context.logger.warn({ part: 'payments', payment_id, err: error }, 'a payment is taken later'),
  );
  await Promise.race([taken, wait(PATIENCE_MS, undefined, { ref: false })]);
  const accepted = await getBooking(context, id, user_id);
  if (accepted.status === 'expired') {
    throw new AppError('PAYMENT_LOST');
  }
  return accepted;
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Booking } from '@abroad/contract';
import { AppError } from '../../core/app-error.ts';
import { changeBooking } from '../bookings/change/change-booking.ts';
import { getBooking } from '../bookings/read/read-bookings.ts';
import { capturePayment } from './capture-payment.ts';
import type { CheckoutDeps } from './deps.ts';

/** How long the mentor's request waits for the payment provider. */
const CAPTURE_TIMEOUT_MS = 3000;

/**
 * Accepts a request. If it is paid for, the capture is requested in the same transaction and made here, if the provider
 * answers in time. Otherwise the job makes it, and the booking says that the capture is pending.
 * @throws AppError NOT_FOUND, FORBIDDEN, ILLEGAL_MOVE, PAYMENT_LOST if the authorisation is gone.
 */
export async function acceptBooking(context: CheckoutDeps, id: string, user_id: string): Promise<Booking> {
  const booking = await changeBooking(context, { id, user_id, action: 'accept' });
  if (booking.payment?.is_capturing !== true) {
    return booking;
  }
  const { id: payment_id } = booking.payment;
  const taken = capturePayment(context, payment_id).catch((error: unknown) =>
    context.logger.warn({ part: 'payments', payment_id, err: error }, 'a payment is taken later'),
  );
  await Promise.race([taken, wait(CAPTURE_TIMEOUT_MS, undefined, { ref: false })]);
  const accepted = await getBooking(context, id, user_id);
  if (accepted.status === 'expired') {
    throw new AppError('PAYMENT_LOST');
  }
  return accepted;
}

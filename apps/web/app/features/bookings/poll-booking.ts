import type { Booking } from '@abroad/contract/bookings';
import { untilNextLook } from './next-look.ts';
import { isToBeLetGo } from '../booking-core/payment-facts.ts';

const soon = 3000;
const later = 15_000;
/** The number of answers after which the provider is late, and polls are less frequent. */
const patience = 20;

/** Milliseconds until a booking is fetched again: short while its money is being captured, voided or refunded. */
export function pollUsually(booking: Booking | undefined, answers: number, fetchedAt?: number): number {
  if (booking === undefined) {
    return untilNextLook([], Date.now());
  }
  const { payment } = booking;
  const isMoving = payment !== null && (payment.is_capturing || payment.refund_pending > 0 || isToBeLetGo(booking));
  return isMoving ? impatiently(answers) : untilNextLook([booking], Date.now(), fetchedAt);
}

/** The same while the page waits for its payment: short while that is pending. */
export function pollForPayment(booking: Booking | undefined, answers: number, fetchedAt?: number): number {
  return booking?.status === 'pending_payment' ? impatiently(answers) : pollUsually(booking, answers, fetchedAt);
}

const impatiently = (answers: number): number => (answers < patience ? soon : later);

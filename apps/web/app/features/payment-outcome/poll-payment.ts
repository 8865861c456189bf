import type { Booking } from '@abroad/contract/bookings';

const minute = 60_000;
const soon = 3000;
const later = 15_000;
/** Answers after which the provider's word is late, and is asked for less often. */
const patience = 20;

/** Milliseconds until a booking is asked for again: soon while its payment is on the way. */
export function pollPayment(booking: Booking | undefined, answers: number): number {
  if (booking?.status !== 'pending_payment') {
    return minute;
  }
  return answers < patience ? soon : later;
}

import type { Proposal } from '@abroad/contract/booking-proposals';
import type { Booking } from '@abroad/contract/bookings';
import type { ClockWords } from '../booking/clock-words.ts';

/** What both sides of a proposal are shown. */
export interface BodyProperties {
  booking: Booking;
  proposal: Proposal;
  words: ClockWords;
  /** Epoch milliseconds. */
  now: number;
}

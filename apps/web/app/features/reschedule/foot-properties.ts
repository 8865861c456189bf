import type { Booking } from '@abroad/contract/bookings';
import type { ClockWords } from '../booking/clock-words.ts';
import type { Slot } from '../calendar/local-days.ts';

/** The props of every foot of the card. */
export interface FootProperties {
  booking: Booking;
  /** The chosen free time. */
  slot: Slot | null;
  /** The start of a time that was chosen and is not free any more. */
  lost: string | null;
  words: ClockWords;
  /** Chooses none. */
  dropSlot: () => void;
}

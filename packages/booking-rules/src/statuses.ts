/** The nine states of a booking (product design, section 6). */
export const BOOKING_STATUSES = [
  'pending_payment',
  'requested',
  'confirmed',
  'declined',
  'expired',
  'cancelled',
  'completed',
  'no_show_mentor',
  'no_show_prospect',
] as const;

export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** The states that hold the mentor's and the prospect's time; the database's exclusion constraints name the same. */
export const STATUSES_THAT_HOLD_TIME: readonly BookingStatus[] = ['pending_payment', 'requested', 'confirmed'];

/** Whether a booking in this state keeps its time from being booked again. */
export function holdsTime(status: BookingStatus): boolean {
  return STATUSES_THAT_HOLD_TIME.includes(status);
}

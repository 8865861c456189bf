import type { Booking } from '@abroad/contract/bookings';
import type { Slot } from '../calendar/local-days.ts';

/** Returns a session's time from another start, with the same length. */
export function slotAt({ start, end }: Pick<Booking, 'start' | 'end'>, another: string): Slot {
  const length = Date.parse(end) - Date.parse(start);
  return { start: another, end: new Date(Date.parse(another) + length).toISOString() };
}

import type { Booking } from '@abroad/contract/bookings';
import type { Slot } from '../calendar/local-days.ts';

/** The time that a session would take from another start: it keeps its length. */
export function slotAt({ start, end }: Pick<Booking, 'start' | 'end'>, another: string): Slot {
  const length = Date.parse(end) - Date.parse(start);
  return { start: another, end: new Date(Date.parse(another) + length).toISOString() };
}

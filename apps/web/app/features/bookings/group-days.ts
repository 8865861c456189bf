import type { Booking } from '@abroad/contract/bookings';
import type { Format } from '../../lib/format.ts';
import { localDay } from '../calendar/local-days.ts';

/** The sessions of one date of the reader, in the order of the list. */
export interface SessionDay {
  /** See `local-days.ts`. */
  day: number;
  bookings: readonly Booking[];
}

export function groupDays(bookings: readonly Booking[], zone: string): SessionDay[] {
  const days = Map.groupBy(bookings, (booking) => localDay(booking.start, zone));
  return [...days].map(([day, list]) => ({ day, bookings: list }));
}

/**
 * The words above a day: `Today`, `Tomorrow` and `Yesterday` with the date beside them, otherwise only the date.
 * @param now epoch milliseconds.
 */
export function dayHeading(start: string, format: Format, zone: string, now: number): { name: string; date?: string } {
  const date = format.day(start);
  const isNear = Math.abs(localDay(start, zone) - localDay(now, zone)) <= 1;
  return isNear ? { name: format.relativeDay(start), date } : { name: date };
}

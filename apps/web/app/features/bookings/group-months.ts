import type { Booking } from '@abroad/contract/bookings';
import type { Format } from '../../lib/format.ts';
import { localDay, toDate } from '../calendar/local-days.ts';

/** The sessions of one month of the reader, in the order of the list. */
interface SessionMonth {
  /** `2026-11` */
  month: string;
  bookings: readonly Booking[];
}

export function groupMonths(bookings: readonly Booking[], zone: string): SessionMonth[] {
  const months = Map.groupBy(bookings, ({ start }) => toDate(localDay(start, zone)).slice(0, 7));
  return [...months].map(([month, list]) => ({ month, bookings: list }));
}

/**
 * A day as a row names it: `Today`, `Tomorrow` and `Yesterday`, otherwise its date.
 * @param now epoch milliseconds.
 */
export function dayName(start: string, format: Format, zone: string, now: number): string {
  const isNear = Math.abs(localDay(start, zone) - localDay(now, zone)) <= 1;
  return isNear ? format.relativeDay(start) : format.day(start);
}

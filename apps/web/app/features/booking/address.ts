import { paths } from '../../lib/paths.ts';
import { fromDate, localDay, toDate } from '../calendar/local-days.ts';

/** What the address of the availability page says. */
export interface BookingAddress {
  service: string | null;
  /** First day of the weeks to show. */
  from: number | null;
  /** The chosen day. */
  date: number | null;
  /** The chosen slot, RFC 3339. */
  start: string | null;
}

/** Reads the query string; what makes no sense counts as absent. */
export function readAddress(search: URLSearchParams): BookingAddress {
  const start = search.get('start');
  return {
    service: search.get('event_type_slug'),
    from: fromDate(search.get('from')),
    date: fromDate(search.get('date')),
    start: start === null || Number.isNaN(Date.parse(start)) ? null : new Date(start).toISOString(),
  };
}

/** The link to a choice on the page of a mentor. */
export function addressOf(slug: string, { service, from, date, start }: Partial<BookingAddress>): string {
  return paths.availability(slug, {
    event_type_slug: service,
    from: from === null || from === undefined ? null : toDate(from),
    date: date === null || date === undefined ? null : toDate(date),
    start,
  });
}

/** A day that the weeks on show must hold: of the slot, else of the date, else the first day that was asked for. */
export function wantedDay({ start, date, from }: BookingAddress, zone: string): number | null {
  return start === null ? (date ?? from) : localDay(start, zone);
}

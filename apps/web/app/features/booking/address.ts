import { paths } from '../../lib/paths.ts';
import { isTimeZone } from '../../lib/time-zone.ts';
import { fromDate, localDay, toDate } from '../calendar/local-days.ts';

/** The parameters in the address of the availability page. */
export interface BookingAddress {
  service: string | null;
  /** First day of the weeks to show. */
  from: number | null;
  /** The chosen day. */
  date: number | null;
  /** The chosen slot, RFC 3339. */
  start: string | null;
  /** IANA zone in which times are shown; null is the reader's own. */
  zone: string | null;
  /** Whether all zones are listed, to choose another one without scripts. */
  zones: boolean;
  /** Whether the second step is shown: what the mentor is told, for the chosen slot. */
  details: boolean;
}

/** Reads the query string; invalid values count as absent. */
export function readAddress(search: URLSearchParams): BookingAddress {
  const zone = search.get('time_zone');
  return {
    service: search.get('event_type_slug'),
    from: fromDate(search.get('from')),
    date: fromDate(search.get('date')),
    start: readInstant(search.get('start')),
    zone: zone !== null && isTimeZone(zone) ? zone : null,
    zones: search.get('zones') === '1',
    details: search.get('step') === 'details',
  };
}

/** An instant of these millennia (RFC 3339), in UTC. */
function readInstant(text: string | null): string | null {
  const instant = /^[12]\d{3}-\d{2}-\d{2}T/.test(text ?? '') ? Date.parse(text ?? '') : Number.NaN;
  return Number.isNaN(instant) ? null : new Date(instant).toISOString();
}

/**
 * The link to a choice on the page of a mentor.
 * @param page the page with the times; `paths.embed` for the one in other sites
 */
export function addressOf(
  slug: string,
  { service, from, date, start, zone, zones, details }: Partial<BookingAddress>,
  page: typeof paths.availability = paths.availability,
): string {
  return page(slug, {
    event_type_slug: service,
    from: from === null || from === undefined ? null : toDate(from),
    date: date === null || date === undefined ? null : toDate(date),
    start,
    time_zone: zone,
    zones: zones ? 1 : null,
    step: details ? 'details' : null,
  });
}

/** The day that the shown weeks must include: the slot's, otherwise the date's, otherwise the first requested day. */
export function wantedDay({ start, date, from }: BookingAddress, zone: string): number | null {
  return start === null ? (date ?? from) : localDay(start, zone);
}

import type { Remains } from '../icalendar/budget.ts';
import type { BusyQuestion } from '../icalendar/busy-in-file.ts';
import { CalendarFailure, type BusyEvent, type Span } from '../port.ts';
import { unpackEvents } from '../reader/packed-events.ts';
import type { DavClient, Xml } from './dav-client.ts';

const HREFS_A_REQUEST = 200;
const DATA: Xml = { 'd:getetag': {}, 'c:calendar-data': {} };

/** `20260329T010000Z` (RFC 5545, 3.3.5). */
const stamp = (instant: number): string => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const eventFilter = (inside: Xml): Xml => ({
  'c:filter': {
    'c:comp-filter': {
      _attributes: { name: 'VCALENDAR' },
      'c:comp-filter': { _attributes: { name: 'VEVENT' }, ...inside },
    },
  },
});

/**
 * The addresses of the objects with events in a span (RFC 4791, 7.8); recurrences are not expanded there, since not every
 * server can. Their data are asked for in pieces: no single answer is large.
 */
export async function objectsInSpan(dav: DavClient, collection: string, { start, end }: Span): Promise<string[]> {
  const range = { 'c:time-range': { _attributes: { start: stamp(start), end: stamp(end) } } };
  const body = { 'c:calendar-query': { 'd:prop': { 'd:getetag': {} }, ...eventFilter(range) } };
  const { hrefs, statuses } = await dav.read('members', await dav.report(collection, '1', body));
  if (statuses.includes(507)) {
    throw new CalendarFailure('refused', 'the server lists only a part of the calendar');
  }
  return hrefs.filter((_href, index) => (statuses[index] ?? 0) < 300);
}

/** The object of a UID, wherever a program has put it (RFC 4791, 7.8.6). */
export async function findByUid(dav: DavClient, collection: string, uid: string) {
  const match = {
    'c:prop-filter': {
      _attributes: { name: 'UID' },
      'c:text-match': { _attributes: { collation: 'i;octet' }, _text: uid },
    },
  };
  const body = { 'c:calendar-query': { 'd:prop': DATA, ...eventFilter(match) } };
  return await dav.read('object-of-uid', { ...(await dav.report(collection, '1', body)), uid });
}

/**
 * Objects by their addresses (RFC 4791, 7.9) as they take time; those that are gone come with 404 and take none.
 * @throws CalendarFailure `refused` when some are not answered for.
 */
export async function busyObjectsAt(
  dav: DavClient,
  collection: string,
  hrefs: readonly string[],
  question: Omit<BusyQuestion, 'budget'>,
): Promise<BusyEvent[]> {
  const found: BusyEvent[] = [];
  let remains: Remains | undefined;
  for (let first = 0; first < hrefs.length; first += HREFS_A_REQUEST) {
    const some = hrefs.slice(first, first + HREFS_A_REQUEST);
    const body = { 'c:calendar-multiget': { 'd:prop': DATA, 'd:href': some } };
    const answer = await dav.report(collection, '1', body);
    const input = { ...answer, ...question, collection, expected: some.length, remains };
    const piece = await dav.read('busy-objects', input);
    found.push(...unpackEvents(piece.events));
    remains = piece.remains;
  }
  return found;
}

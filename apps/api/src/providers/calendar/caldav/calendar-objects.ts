import { busyInFile, type BusyQuestion } from '../icalendar/busy-in-file.ts';
import { mergeSpans } from '../icalendar/merge-spans.ts';
import { plainKey } from '../plain-text.ts';
import { CalendarFailure, type BusyEvent, type Span } from '../port.ts';
import type { DavClient, DavResource, Xml } from './dav-client.ts';
import { pathOf, textIn } from './dav-values.ts';

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
 * The objects with events in a span (RFC 4791, 7.8); recurrences are not expanded there, since not every server can. First
 * their addresses and then their data in pieces: no single answer is large.
 */
export async function objectsInSpan(dav: DavClient, collection: string, { start, end }: Span): Promise<DavResource[]> {
  const range = { 'c:time-range': { _attributes: { start: stamp(start), end: stamp(end) } } };
  const body = { 'c:calendar-query': { 'd:prop': { 'd:getetag': {} }, ...eventFilter(range) } };
  const { resources } = await dav.report(collection, '1', body);
  if (resources.some(({ status }) => status === 507)) {
    throw new CalendarFailure('refused', 'the server lists only a part of the calendar');
  }
  const hrefs = resources.filter(({ status }) => status < 300).map(({ href }) => href);
  return await objectsAt(dav, collection, hrefs);
}

/** The UIDs in a file, where ours are never escaped. */
const uidsIn = (text: string): string[] =>
  [...text.replaceAll(/\r?\n[ \t]/g, '').matchAll(/^UID(?:;[^:\r\n]*)?:(.*?)\r?$/gim)].map(([, uid = '']) =>
    uid.trim(),
  );

/** The object of a UID, wherever a program has put it (RFC 4791, 7.8.6). */
export async function objectOfUid(dav: DavClient, collection: string, uid: string): Promise<DavResource | null> {
  const match = {
    'c:prop-filter': {
      _attributes: { name: 'UID' },
      'c:text-match': { _attributes: { collation: 'i;octet' }, _text: uid },
    },
  };
  const body = { 'c:calendar-query': { 'd:prop': DATA, ...eventFilter(match) } };
  const { resources } = await dav.report(collection, '1', body);
  // A text-match finds parts of texts too, and another's event must not be taken for ours.
  return resources.find(({ props }) => uidsIn(textIn(props['calendarData']) ?? '').includes(uid)) ?? null;
}

/**
 * Objects by their addresses (RFC 4791, 7.9); those that are gone come with 404.
 * @throws CalendarFailure `refused` when some are not answered for.
 */
export async function objectsAt(dav: DavClient, collection: string, hrefs: readonly string[]): Promise<DavResource[]> {
  const found: DavResource[] = [];
  for (let first = 0; first < hrefs.length; first += HREFS_A_REQUEST) {
    const some = hrefs.slice(first, first + HREFS_A_REQUEST);
    const body = { 'c:calendar-multiget': { 'd:prop': DATA, 'd:href': some } };
    const { resources } = await dav.report(collection, '1', body);
    if (resources.length < some.length) {
      throw new CalendarFailure('refused', 'the server leaves events out');
    }
    found.push(...resources);
  }
  return found;
}

/**
 * An object as it takes time; one that is gone takes none.
 * @throws CalendarFailure `refused` for one that is there and can't be seen.
 */
export async function toBusyEvent(
  { href, status, props }: DavResource,
  base: string,
  question: BusyQuestion,
): Promise<BusyEvent> {
  const event_key = plainKey(pathOf(href, base));
  const data = textIn(props['calendarData']);
  if (data === null && status !== 404 && status !== 410) {
    throw new CalendarFailure('refused', `an event was answered ${status}`);
  }
  const found = data === null ? [] : await busyInFile(data, question);
  const uid = found.find((event) => event.uid !== null)?.uid ?? null;
  return {
    event_key,
    uid: uid === null ? null : plainKey(uid),
    times: mergeSpans(found.flatMap(({ times }) => times)),
  };
}

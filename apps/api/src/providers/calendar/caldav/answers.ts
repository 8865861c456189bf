import { Budget, type Remains } from '../icalendar/budget.ts';
import { busyInFile, type BusyQuestion } from '../icalendar/busy-in-file.ts';
import { mergeSpans } from '../icalendar/merge-spans.ts';
import { plainKey } from '../plain-text.ts';
import { CalendarFailure, type BusyEvent } from '../port.ts';
import { packEvents, type PackedEvents } from '../reader/packed-events.ts';
import { pathOf, textIn } from './dav-values.ts';
import { parseMultiStatus, type DavAnswer, type DavResource, type MultiStatus } from './multi-status.ts';

/** More is said of no single resource; as many objects take a moment on their way between threads. */
const MAX_TAGS_OF_ONE = 5000;

/** The properties of a resource or two. @throws CalendarFailure `unreadable` */
export const propertiesIn = (answer: DavAnswer): Promise<MultiStatus> => parseMultiStatus(answer, MAX_TAGS_OF_ONE);

/** Which resources an answer names; address and status of one stand at the same place. */
export interface Members {
  hrefs: string[];
  statuses: number[];
  /** RFC 6578, 6.4. */
  sync_token: string | null;
}

/** @throws CalendarFailure `unreadable` */
export async function membersOf(answer: DavAnswer): Promise<Members> {
  const { resources, sync_token } = await parseMultiStatus(answer);
  return { hrefs: resources.map(({ href }) => href), statuses: resources.map(({ status }) => status), sync_token };
}

/**
 * An object as it takes time; one that is gone takes none.
 * @throws CalendarFailure `refused` for one that is there and can't be seen.
 */
function toBusyEvent({ href, status, props }: DavResource, base: string, question: BusyQuestion): BusyEvent {
  const event_key = plainKey(pathOf(href, base));
  const data = textIn(props['calendarData']);
  if (data === null && status !== 404 && status !== 410) {
    throw new CalendarFailure('refused', `an event was answered ${status}`);
  }
  const found = data === null ? [] : busyInFile(data, question);
  const uid = found.find((event) => event.uid !== null)?.uid ?? null;
  return {
    event_key,
    uid: uid === null ? null : plainKey(uid),
    times: mergeSpans(found.flatMap(({ times }) => times)),
  };
}

type ObjectsAnswer = DavAnswer &
  Omit<BusyQuestion, 'budget'> & {
    collection: string;
    /** How many were asked for. */
    expected: number;
    /** Of the pieces before. */
    remains: Remains | undefined;
  };

/**
 * Calendar objects as they take time.
 * @throws CalendarFailure `unreadable`; `refused` when some are not answered for.
 */
export async function busyObjects({
  collection,
  expected,
  remains,
  ...answer
}: ObjectsAnswer): Promise<{ events: PackedEvents; remains: Remains }> {
  const { resources } = await parseMultiStatus(answer);
  if (resources.length < expected) {
    throw new CalendarFailure('refused', 'the server leaves events out');
  }
  const budget = new Budget(remains);
  const events = resources.map((resource) => toBusyEvent(resource, collection, { ...answer, budget }));
  return { events: packEvents(events), remains: budget.remains };
}

/** The UIDs in a file, where ours are never escaped. */
const uidsIn = (text: string): string[] =>
  [...text.replaceAll(/\r?\n[ \t]/g, '').matchAll(/^UID(?:;[^:\r\n]*)?:(.*?)\r?$/gim)].map(([, uid = '']) =>
    uid.trim(),
  );

/** The object of a UID, wherever a program has put it; null where there is none. @throws CalendarFailure `unreadable` */
export async function objectOfUid({
  uid,
  ...answer
}: DavAnswer & { uid: string }): Promise<{ href: string; etag: string | null; data: string | null } | null> {
  const { resources } = await parseMultiStatus(answer);
  // A text-match finds parts of texts too, and another's event must not be taken for ours.
  const found = resources.find(({ props }) => uidsIn(textIn(props['calendarData']) ?? '').includes(uid));
  return found === undefined
    ? null
    : { href: found.href, etag: textIn(found.props['getetag']), data: textIn(found.props['calendarData']) };
}

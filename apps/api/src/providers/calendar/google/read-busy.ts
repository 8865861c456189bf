import { z } from 'zod';
import type { BusyReading, Span, BusyEvent } from '../port.ts';
import { GoogleEvent, spanOf } from './event.ts';
import { answeredStatus } from './failures.ts';
import type { CalendarApi } from './library.ts';
import { readPages } from './read-pages.ts';
import { UID_PROPERTY } from './event-body.ts';

/** An event of this type says where the user works, and takes no time. */
const WORKING_LOCATION = 'workingLocation';

const isDeclined = (event: GoogleEvent) =>
  event.attendees?.some((attendee) => attendee.self === true && attendee.responseStatus === 'declined') === true;

const takesTime = (event: GoogleEvent) =>
  event.status !== 'cancelled' &&
  event.transparency !== 'transparent' &&
  event.eventType !== WORKING_LOCATION &&
  !isDeclined(event);

/** An event, or one occurrence of a recurring one, as it takes time within a span. */
function toBusyEvent(event: GoogleEvent, timeZone: string, within: Span): BusyEvent {
  const span = takesTime(event) ? spanOf(event, timeZone) : null;
  const counts = span !== null && span.start < span.end && span.start < within.end && within.start < span.end;
  return {
    event_key: event.id,
    uid: event.extendedProperties?.private?.[UID_PROPERTY] ?? event.iCalUID ?? null,
    times: counts ? [span] : [],
  };
}

/** A sync token, with the span of the reading that began it: Google goes on telling of changes in that span alone. */
interface SyncCursor {
  span: Span;
  token: string;
}

const WRITTEN = /^(?<start>-?\d+)\/(?<end>-?\d+)\/(?<token>.+)$/s;

const writeCursor = ({ span, token }: SyncCursor): string => `${span.start}/${span.end}/${token}`;

/** @returns null for none, or one that is not ours. */
function readCursor(text: string | null): SyncCursor | null {
  const { start, end, token } = WRITTEN.exec(text ?? '')?.groups ?? {};
  return start && end && token ? { span: { start: Number(start), end: Number(end) }, token } : null;
}

/** Titles, places and guests stay with Google. Only the fields that say when a user is busy are requested. */
const FIELDS =
  'nextPageToken,nextSyncToken,items(id,status,iCalUID,start,end,transparency,eventType,' +
  'attendees(self,responseStatus),extendedProperties/private)';

/** The same with every reading, as sync tokens want it. */
const QUESTION = { singleEvents: true, maxResults: 2500, maxAttendees: 1, fields: FIELDS } as const;

const Page = z.object({
  items: z.array(GoogleEvent).default([]),
  nextPageToken: z.string().nullish(),
  nextSyncToken: z.string().nullish(),
});

interface CalendarToRead {
  remote_id: string;
  time_zone: string;
}

async function readEvents(api: CalendarApi, calendar: CalendarToRead, range: Record<string, string>) {
  const pages = await readPages(async (pageToken) => {
    const question = { calendarId: calendar.remote_id, ...QUESTION, ...range, ...pageToken };
    const { data } = await api.events.list(question);
    return Page.parse(data);
  });
  return { events: pages.flatMap((page) => page.items), token: pages.at(-1)?.nextSyncToken ?? null };
}

async function readAll(api: CalendarApi, calendar: CalendarToRead, span: Span): Promise<BusyReading> {
  const timeMin = new Date(span.start).toISOString();
  const timeMax = new Date(span.end).toISOString();
  const { events, token } = await readEvents(api, calendar, { timeMin, timeMax });
  const taking = events.map((event) => toBusyEvent(event, calendar.time_zone, span));
  return {
    kind: 'all',
    events: taking.filter((event) => event.times.length > 0),
    cursor: token === null ? null : writeCursor({ span, token }),
  };
}

/** @returns null when Google no longer knows the token: 410, or 400 for one that was made under other terms. */
async function readChanges(api: CalendarApi, calendar: CalendarToRead, known: SyncCursor): Promise<BusyReading | null> {
  try {
    const { events, token } = await readEvents(api, calendar, { syncToken: known.token });
    return {
      kind: 'changes',
      events: events.map((event) => toBusyEvent(event, calendar.time_zone, known.span)),
      cursor: writeCursor({ span: known.span, token: token ?? known.token }),
    };
  } catch (error) {
    if (answeredStatus(error) === 410 || answeredStatus(error) === 400) {
      return null;
    }
    throw error;
  }
}

/**
 * Reads busy times (`events.list`): all of them, or with a cursor the changes since. Changes are those in the span of the
 * reading that began the cursor; the caller decides when that is too old.
 */
export async function readBusy(
  api: CalendarApi,
  calendar: CalendarToRead,
  { span, cursor }: { span: Span; cursor: string | null },
): Promise<BusyReading> {
  const known = readCursor(cursor);
  const changes = known === null ? null : await readChanges(api, calendar, known);
  return changes ?? readAll(api, calendar, span);
}

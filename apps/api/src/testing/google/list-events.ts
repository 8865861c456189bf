import { ApiError, invalid } from './api-error.ts';
import type { Calendar, Event, World } from './world.ts';

type Query = Readonly<Record<string, string>>;

/** The state behind a sync token or a page token. */
interface Reading {
  since: number;
  until: number;
  from: number;
  time_min: string | null;
  time_max: string | null;
  single_events: string;
}

const NOT_WITH_SYNC_TOKEN = ['iCalUID', 'orderBy', 'privateExtendedProperty', 'q', 'timeMin', 'timeMax', 'updatedMin'];

const write = (reading: Reading) => Buffer.from(JSON.stringify(reading)).toString('base64url');

function read(token: string): Reading {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString()) as Reading;
  } catch {
    throw invalid('Invalid token.');
  }
}

const firstReading = (query: Query): Omit<Reading, 'until'> => ({
  since: 0,
  from: 0,
  time_min: query['timeMin'] ?? null,
  time_max: query['timeMax'] ?? null,
  single_events: query['singleEvents'] ?? 'false',
});

function sinceToken(calendar: Calendar, query: Query): Omit<Reading, 'until'> {
  const token = read(query['syncToken'] ?? '');
  const wrong = NOT_WITH_SYNC_TOKEN.find((name) => query[name] !== undefined);
  if (wrong !== undefined || token.single_events !== (query['singleEvents'] ?? 'false')) {
    throw invalid(`Sync token cannot be used with ${wrong ?? 'another singleEvents'}.`);
  }
  if (token.since < calendar.remembered_from) {
    throw new ApiError(410, 'fullSyncRequired', 'Sync token is no longer valid, a full sync is required.');
  }
  return { ...token, from: 0 };
}

const instantOf = (when: Event['start'], timeZone: string) =>
  when?.dateTime
    ? Date.parse(when.dateTime)
    : Temporal.PlainDate.from(when?.date ?? '1970-01-01').toZonedDateTime(timeZone).epochMilliseconds;

function isWanted(calendar: Calendar, { event, version }: { event: Event; version: number }, reading: Reading) {
  const isWithin =
    (reading.time_min === null || instantOf(event.end, calendar.time_zone) > Date.parse(reading.time_min)) &&
    (reading.time_max === null || instantOf(event.start, calendar.time_zone) < Date.parse(reading.time_max));
  const isChange = reading.since > 0;
  return (
    version > reading.since &&
    version <= reading.until &&
    !event.recurrence &&
    (isChange || (isWithin && event.status !== 'cancelled'))
  );
}

/** Returns an event as Google shows it: deleted ones with little more than their state, and with free/busy access only the time. */
function shown({ event }: { event: Event }, calendar: Calendar): object {
  const { id, status, etag, start, end, kind, recurringEventId, originalStartTime } = event;
  const series = recurringEventId ? { recurringEventId, originalStartTime } : {};
  if (status === 'cancelled') {
    return { kind, id, status, etag, ...series };
  }
  return calendar.access_role === 'freeBusyReader' ? { kind, id, status, etag, start, end, ...series } : event;
}

/** `events.list` with `singleEvents`: a whole reading, or what changed since a sync token. */
export function listEvents(world: World, calendar: Calendar, query: Query) {
  if (query['singleEvents'] !== 'true') {
    throw invalid('The stand-in plays singleEvents=true only.');
  }
  const begun = query['syncToken'] === undefined ? firstReading(query) : sinceToken(calendar, query);
  const reading: Reading = query['pageToken'] ? read(query['pageToken']) : { ...begun, until: calendar.version };
  const size = Math.min(Number(query['maxResults'] ?? 250), world.page_size);
  const found = [...calendar.events.values()].filter((entry) => isWanted(calendar, entry, reading));
  const next = reading.from + size;
  return {
    kind: 'calendar#events',
    summary: calendar.summary,
    timeZone: calendar.time_zone,
    accessRole: calendar.access_role,
    items: found.slice(reading.from, next).map((entry) => shown(entry, calendar)),
    ...(next < found.length
      ? { nextPageToken: write({ ...reading, from: next }) }
      : { nextSyncToken: write({ ...reading, since: reading.until, until: 0, from: 0 }) }),
  };
}

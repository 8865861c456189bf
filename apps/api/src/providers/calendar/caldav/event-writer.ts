import type { ICalEventStatus } from 'ical-generator';
import { CalendarFailure, type SessionEvent, type StoredEvent } from '../port.ts';
import { brand } from '../../../core/brand.ts';
import { toInstant } from '../../../core/clock.ts';
import { loadTimeZoneBlocks } from '../../../core/time-zone-block.ts';
import { zoneToWrite } from '../../../core/zone-to-write.ts';
import type { DavClient } from './dav-client.ts';
import { DavStatus } from './dav-status.ts';
import { pathOf } from './dav-values.ts';
import { deleteObject, eventUrl, findObject } from './find-event.ts';

/**
 * A session as a calendar object (RFC 4791, 4.1): one VEVENT and its zone, without a METHOD. It has no attendees,
 * so that no server sends invitations of its own.
 * @param now epoch ms, for DTSTAMP.
 */
async function eventText(event: SessionEvent, now: number): Promise<string> {
  const [{ default: createCalendar }, timeZoneBlock] = await Promise.all([
    import('ical-generator'),
    loadTimeZoneBlocks(),
  ]);
  const time_zone = zoneToWrite(event.time_zone, [toInstant(event.start), toInstant(event.end)]);
  const zoned = (instant: number) => Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(time_zone);
  const calendar = createCalendar({ prodId: { company: brand(), product: 'Bookings', language: 'EN' } });
  // No name: with one, the library would write DTSTAMP in local time, where RFC 5545 (3.8.7.2) wants UTC.
  calendar.timezone({ name: null, generator: timeZoneBlock });
  calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    stamp: Temporal.Instant.fromEpochMilliseconds(now),
    start: zoned(event.start),
    end: zoned(event.end),
    timezone: time_zone,
    summary: event.title,
    description: event.description,
    status: 'CONFIRMED' as ICalEventStatus,
    ...(event.location === null ? {} : { location: event.location }),
  });
  return calendar.toString();
}

/** Another client may write at the same time, but not all day. */
const TRIES = 3;
/** Something is at the place already (If-None-Match, If-Match), or the UID is elsewhere (RFC 4791, 5.3.2.1: 403 or 409). */
const isTaken = (error: unknown): boolean => error instanceof DavStatus && [403, 409, 412].includes(error.status);

/** Converts a refused write: the password is right, but the user can't change the calendar. */
const refusal = (error: unknown): unknown =>
  error instanceof DavStatus && isTaken(error)
    ? new CalendarFailure('refused', `writing was answered ${error.status}`, { cause: error })
    : error;

async function put(
  dav: DavClient,
  url: string,
  text: string,
  condition: Record<string, string>,
): Promise<string | null> {
  const headers = { 'content-type': 'text/calendar; charset=utf-8', ...condition };
  const response = await dav.send(url, 'PUT', headers, text);
  return response.headers.get('etag');
}

/** Only a strong tag can be a condition of writing (RFC 9110, 13.1.1). */
const unchanged = (etag: string | null): Record<string, string> =>
  etag === null || etag.startsWith('W/') ? {} : { 'if-match': etag };

/** Replaces an existing event, or writes a new one. The server refuses both if the event has just changed. */
async function writeOnce(dav: DavClient, collection: string, event: SessionEvent, text: string): Promise<StoredEvent> {
  const found = await findObject(dav, collection, event);
  const url = found?.url ?? eventUrl(collection, event.uid);
  const condition: Record<string, string> = found === null ? { 'if-none-match': '*' } : unchanged(found.etag);
  const etag = await put(dav, url, text, condition);
  return { event_key: pathOf(url, url), etag, is_cancelled: false, join_url: null, start: event.start, end: event.end };
}

/**
 * Writes or replaces a session's event. It is looked for first, so that a writing whose answer was lost is found again.
 * @param now epoch ms, for DTSTAMP.
 */
export async function writeEvent(
  dav: DavClient,
  collection: string,
  event: SessionEvent,
  now: number,
): Promise<StoredEvent> {
  const text = await eventText(event, now);
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await writeOnce(dav, collection, event, text);
    } catch (error) {
      if (left === 0 || !isTaken(error)) {
        throw refusal(error);
      }
    }
  }
}

/** The session's event as it is now; null when it is gone. */
export async function readEvent(dav: DavClient, collection: string, event: SessionEvent): Promise<StoredEvent | null> {
  const found = await findObject(dav, collection, event);
  const { uid, time_zone } = event;
  return found === null ? null : await dav.read('stored-event', { ...found, uid, time_zone });
}

/** Removes the session's event, under any URL. An event of a removed calendar is gone already. */
export async function deleteEvent(dav: DavClient, collection: string, event: SessionEvent): Promise<void> {
  try {
    const found = await findObject(dav, collection, event);
    if (found !== null) {
      await deleteObject(dav, found.url);
    }
  } catch (error) {
    if (!(error instanceof DavStatus && (error.status === 404 || error.status === 410))) {
      throw refusal(error);
    }
  }
}

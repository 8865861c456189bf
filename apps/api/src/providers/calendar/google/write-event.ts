import type { SessionEvent, StoredEvent } from '../port.ts';
import { eventBody, eventIdOf, meetRequest } from './event-body.ts';
import { GoogleEvent, spanOf } from './event.ts';
import { answeredStatus, isGone } from './failures.ts';
import type { CalendarApi } from './library.ts';

/** Nobody gets mail from Google, and conferences are taken note of. */
const TERMS = { sendUpdates: 'none', conferenceDataVersion: 1 } as const;

const toStored = (stored: GoogleEvent, event: SessionEvent): StoredEvent => ({
  event_key: stored.id,
  etag: stored.etag ?? null,
  is_cancelled: stored.status === 'cancelled',
  join_url: stored.hangoutLink ?? null,
  ...(spanOf(stored, event.time_zone) ?? { start: event.start, end: event.end }),
});

async function insert(api: CalendarApi, calendarId: string, event: SessionEvent, extra: object): Promise<GoogleEvent> {
  const requestBody = { id: eventIdOf(event), ...eventBody(event), ...extra };
  const { data } = await api.events.insert({ calendarId, ...TERMS, requestBody });
  return GoogleEvent.parse(data);
}

/** A Meet link is asked for where there is none and none is on its way; after a failure by another name. */
function meetRequestFor(event: SessionEvent, existing: GoogleEvent): object {
  const status = existing.conferenceData?.createRequest?.status?.statusCode;
  if (!event.wants_meet_link || existing.hangoutLink || status === 'pending') {
    return {};
  }
  return meetRequest(status === 'failure' ? `${event.booking_id}-${existing.etag}` : event.booking_id);
}

/** Sets the event to what it should be, whatever was done to it; Google counts its own changes into the sequence. */
async function replace(api: CalendarApi, calendarId: string, event: SessionEvent): Promise<GoogleEvent> {
  const eventId = eventIdOf(event);
  const existing = GoogleEvent.parse((await api.events.get({ calendarId, eventId })).data);
  const sequence = Math.max(event.sequence, existing.sequence ?? 0);
  const requestBody = { ...eventBody(event), sequence, ...meetRequestFor(event, existing) };
  const { data } = await api.events.patch({ calendarId, eventId, ...TERMS, requestBody });
  return GoogleEvent.parse(data);
}

/** Where a calendar has no Meet links, the session stands in it without one. */
async function insertWithMeet(api: CalendarApi, calendarId: string, event: SessionEvent): Promise<GoogleEvent> {
  try {
    return await insert(api, calendarId, event, meetRequest(event.booking_id));
  } catch (error) {
    if (answeredStatus(error) !== 400) {
      throw error;
    }
    return insert(api, calendarId, event, {});
  }
}

/** Writes the event under its own id; where that is taken, also by an event that was deleted, it is set anew. */
export async function writeEvent(api: CalendarApi, calendarId: string, event: SessionEvent): Promise<StoredEvent> {
  try {
    const write = event.wants_meet_link ? insertWithMeet : insert;
    return toStored(await write(api, calendarId, event, {}), event);
  } catch (error) {
    if (answeredStatus(error) !== 409) {
      throw error;
    }
    return toStored(await replace(api, calendarId, event), event);
  }
}

export async function readEvent(
  api: CalendarApi,
  calendarId: string,
  event: SessionEvent,
): Promise<StoredEvent | null> {
  try {
    const { data } = await api.events.get({ calendarId, eventId: eventIdOf(event) });
    return toStored(GoogleEvent.parse(data), event);
  } catch (error) {
    if (isGone(error)) {
      return null;
    }
    throw error;
  }
}

export async function deleteEvent(api: CalendarApi, calendarId: string, event: SessionEvent): Promise<void> {
  try {
    await api.events.delete({ calendarId, eventId: eventIdOf(event), sendUpdates: 'none' });
  } catch (error) {
    if (!isGone(error)) {
      throw error;
    }
  }
}

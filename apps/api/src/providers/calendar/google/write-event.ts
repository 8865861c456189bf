import type { SessionEvent, StoredEvent } from '../port.ts';
import { eventBody, eventIdOf, meetRequest } from './event-body.ts';
import { GoogleEvent, spanOf } from './event.ts';
import { answeredStatus, isGone } from './failures.ts';
import type { CalendarApi } from './library.ts';

/** Google sends no emails, and it reads the conference data of an event. */
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

/** Requests a Meet link when there is none and none is being made. After a failure the request has another name. */
function meetRequestFor(event: SessionEvent, existing: GoogleEvent): object {
  const status = existing.conferenceData?.createRequest?.status?.statusCode;
  if (!event.wants_meet_link || existing.hangoutLink || status === 'pending') {
    return {};
  }
  return meetRequest(status === 'failure' ? `${event.booking_id}-${existing.etag}` : event.booking_id);
}

/** Sets all fields of the event, after any change. Google counts its own changes in the sequence. */
async function replace(api: CalendarApi, calendarId: string, event: SessionEvent): Promise<GoogleEvent> {
  const eventId = eventIdOf(event);
  const existing = GoogleEvent.parse((await api.events.get({ calendarId, eventId })).data);
  const sequence = Math.max(event.sequence, existing.sequence ?? 0);
  const requestBody = { ...eventBody(event), sequence, ...meetRequestFor(event, existing) };
  const { data } = await api.events.patch({ calendarId, eventId, ...TERMS, requestBody });
  return GoogleEvent.parse(data);
}

/** In a calendar without Meet links the event has none. */
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

/** Writes the event under its own id. When that id is taken, also by a deleted event, it sets that event again. */
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

import { escapeHtml } from '@abroad/contract/escape-html';
import type { SessionEvent } from '../port.ts';

/** A private property of our events: the booking's iCalendar UID, because Google sets the UID of an event with a given id. */
export const UID_PROPERTY = 'abroad_mentors_uid';
const BOOKING_PROPERTY = 'abroad_mentors_booking';

/** The event's id follows from the booking's, so that a second writing meets the first: RFC 2938's base32hex letters. */
export const eventIdOf = ({ booking_id }: Pick<SessionEvent, 'booking_id'>): string =>
  `booking${booking_id.replaceAll('-', '').toLowerCase()}`;

const at = (time: number, timeZone: string) => ({
  dateTime: new Date(time).toISOString(),
  timeZone,
  // Null removes the date of an event that the user made an all-day event.
  date: null,
});

/** A session as an Event resource. Google invites no one: our own email does that. */
export const eventBody = (event: SessionEvent) => ({
  summary: event.title,
  // Google shows descriptions as HTML, and ours are text.
  description: escapeHtml(event.description),
  location: event.location,
  start: at(event.start, event.time_zone),
  end: at(event.end, event.time_zone),
  status: 'confirmed',
  transparency: 'opaque',
  sequence: event.sequence,
  reminders: { useDefault: true },
  extendedProperties: { private: { [UID_PROPERTY]: event.uid, [BOOKING_PROPERTY]: event.booking_id } },
});

/** Asks for a Meet link; the same request again is ignored by Google. */
export const meetRequest = (requestId: string) => ({
  conferenceData: { createRequest: { requestId, conferenceSolutionKey: { type: 'hangoutsMeet' } } },
});

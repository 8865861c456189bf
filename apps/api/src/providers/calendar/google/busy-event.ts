import type { BusyEvent, Span } from '../port.ts';
import { spanOf, type GoogleEvent } from './event.ts';
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
export function toBusyEvent(event: GoogleEvent, timeZone: string, within: Span): BusyEvent {
  const span = takesTime(event) ? spanOf(event, timeZone) : null;
  const counts = span !== null && span.start < span.end && span.start < within.end && within.start < span.end;
  return {
    event_key: event.id,
    uid: event.extendedProperties?.private?.[UID_PROPERTY] ?? event.iCalUID ?? null,
    times: counts ? [span] : [],
  };
}

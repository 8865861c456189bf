import { openAccess, sourceOf } from '../calendars/credentials.ts';
import type { SessionCalendar } from '../calendars/session-target.ts';
import type { BookingFacts } from '../bookings/mails/booking-facts.ts';
import type { SessionEventDeps } from './deps.ts';
import { deleteEventRow } from './rows.ts';
import { sessionEventOf } from './session-event-of.ts';

/**
 * Removes the event of a session from a calendar. Without access its row stays, to remove it later.
 * @throws CalendarFailure
 */
export async function removeEvent(
  context: SessionEventDeps,
  facts: BookingFacts,
  calendar: SessionCalendar,
): Promise<void> {
  const { calendar_id, connection, remote_id, is_active } = calendar;
  const writer = sourceOf(context, connection.provider)?.writer;
  if (!writer || !is_active) {
    return;
  }
  const event = sessionEventOf(facts, { public_url: context.config.public_url, wants_meet_link: false });
  await writer.deleteEvent(openAccess(context, connection), remote_id, event);
  await deleteEventRow(context.db, { booking_id: facts.id, calendar_id });
}

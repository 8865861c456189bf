import { openAccess, sourceOf, type SessionCalendar } from '../calendars/index.ts';
import type { BookingFacts } from '../bookings/index.ts';
import type { Needs } from './needs.ts';
import { forgetEvent } from './rows.ts';
import { sessionEventOf } from './session-event-of.ts';

/**
 * Takes the event of a session out of a calendar. Where there is no access, it is remembered until there is some again.
 * @throws CalendarFailure
 */
export async function takeAwayEvent(context: Needs, facts: BookingFacts, calendar: SessionCalendar): Promise<void> {
  const { calendar_id, connection, remote_id, is_active } = calendar;
  const writer = sourceOf(context, connection.provider)?.writer;
  if (!writer || !is_active) {
    return;
  }
  const event = sessionEventOf(facts, { public_url: context.config.public_url, wants_meet_link: false });
  await writer.deleteEvent(openAccess(context, connection), remote_id, event);
  await forgetEvent(context.db, { booking_id: facts.id, calendar_id });
}

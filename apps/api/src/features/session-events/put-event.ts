import { toInstant } from '../../core/clock.ts';
import { writeBetween } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { writeSessionEventJob } from '../../jobs/known-jobs.ts';
import type { CalendarAccess, CalendarWriter, SessionEvent, StoredEvent } from '../../providers/calendar/port.ts';
import { isPlaceUntold, sendMailsWithLink } from '../bookings/mails/kinds.ts';
import { keepMeetLink } from '../bookings/change/set-meeting-place.ts';
import type { BookingFacts } from '../bookings/mails/booking-facts.ts';
import { openAccess, sourceOf } from '../calendars/credentials.ts';
import type { SessionCalendar } from '../calendars/session-target.ts';
import type { SessionEventDeps } from './deps.ts';
import { storeWritten, upsertEvent, type EventRow } from './rows.ts';
import { sessionEventOf } from './session-event-of.ts';
import { storeSuggestion, settleSuggestion, sidesOf, type CalendarSuggestion } from './suggestion-rows.ts';

const LINK_RETRY_MS = 5000;
/** A link that hasn't been created by then never will be. */
const LINK_DEADLINE_MS = 10 * 60_000;

interface CalendarTarget {
  writer: CalendarWriter;
  access: CalendarAccess;
  remote_id: string;
}

/** An event that was written in its current state is compared, not overwritten: its owner may have changed it. */
const isWritten = (noted: EventRow, { start, sequence }: SessionEvent) =>
  noted.written_at !== null && noted.ical_sequence === sequence && Date.parse(noted.start_at ?? '') === start;

/** The suggestion that follows from a stored event; null if it is unchanged. A change of length alone is ignored. */
function suggestionOf(found: StoredEvent | null, { start }: SessionEvent): CalendarSuggestion | null {
  if (found === null || found.is_cancelled) {
    return { kind: 'deleted', start_at: null, end_at: null };
  }
  return found.start === start
    ? null
    : { kind: 'moved', start_at: toInstant(found.start), end_at: toInstant(found.end) };
}

/** Stores what was written. A new Meet link goes to the booking, and mails that waited for it are sent. */
async function storeEvent(
  context: SessionEventDeps,
  facts: BookingFacts,
  { event, stored, calendar_id }: { event: SessionEvent; stored: StoredEvent; calendar_id: string },
): Promise<void> {
  const now = context.clock.now();
  await writeBetween(context.db, sidesOf(facts), null, async (trx) => {
    await storeWritten(trx, { booking_id: facts.id, calendar_id }, { event, stored, now });
    await settleSuggestion(trx, facts.id, now);
    if (!event.wants_meet_link || stored.join_url === null) {
      return;
    }
    await keepMeetLink(trx, facts.id, stored.join_url);
    await sendMailsWithLink(trx, facts);
  });
}

/**
 * Whether to ask the calendar for a Meet link. A link that people have received stays, from another calendar or saved
 * by the mentor; otherwise they would wait in two rooms.
 */
const needsMeetLink = async ({ db }: Pick<SessionEventDeps, 'db'>, facts: BookingFacts): Promise<boolean> =>
  facts.status === 'confirmed' &&
  facts.platform === 'google_meet' &&
  (facts.join_url === null || (await isPlaceUntold(db, facts)));

/** @returns the event as stored, or null if a suggestion was made of its change. */
async function writeOrCompare(
  context: SessionEventDeps,
  { writer, access, remote_id }: CalendarTarget,
  { event, facts, noted }: { event: SessionEvent; facts: BookingFacts; noted: EventRow },
) {
  if (!isWritten(noted, event)) {
    return writer.writeEvent(access, remote_id, event);
  }
  const found = await writer.readEvent(access, remote_id, event);
  const suggested = suggestionOf(found, event);
  if (suggested === null) {
    return found;
  }
  // Only a session that stands can be moved or cancelled from the calendar.
  if (facts.status !== 'confirmed') {
    return null;
  }
  await storeSuggestion(context.db, facts, suggested, context.clock.now());
  return null;
}

/**
 * Writes the event of a session into a calendar, and stores the Meet link that comes with it; a link that is still
 * being created is asked for again. A change by the owner becomes a suggestion. Without access to the calendar it does
 * nothing.
 * @throws CalendarFailure
 */
export async function putEvent(
  context: SessionEventDeps,
  facts: BookingFacts,
  calendar: SessionCalendar,
): Promise<void> {
  const { calendar_id, connection, remote_id, is_active } = calendar;
  const writer = sourceOf(context, connection.provider)?.writer;
  if (!writer || !is_active) {
    return;
  }
  const wants_meet_link = connection.provider === 'google' && (await needsMeetLink(context, facts));
  const event = sessionEventOf(facts, { public_url: context.config.public_url, wants_meet_link });
  const now = context.clock.now();
  const noted = await upsertEvent(context.db, { booking_id: facts.id, calendar_id }, now);
  const stored = await writeOrCompare(
    context,
    { writer, access: openAccess(context, connection), remote_id },
    { event, facts, noted },
  );
  if (stored === null) {
    return;
  }
  await storeEvent(context, facts, { event, stored, calendar_id });
  const mayStillCome = now - Date.parse(noted.created_at) < LINK_DEADLINE_MS;
  if (wants_meet_link && stored.join_url === null && mayStillCome) {
    await enqueue(context.db, [
      { ...writeSessionEventJob({ booking_id: facts.id }), run_at: toInstant(now + LINK_RETRY_MS) },
    ]);
  }
}

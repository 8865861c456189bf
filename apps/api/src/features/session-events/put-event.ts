import { toInstant } from '../../core/clock.ts';
import { writeBetween } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { writeSessionEventJob } from '../../jobs/known-jobs.ts';
import type { CalendarAccess, CalendarWriter, SessionEvent, StoredEvent } from '../../providers/calendar/port.ts';
import { isPlaceUntold, keepMeetLink, sendMailsWithLink, type BookingFacts } from '../bookings/index.ts';
import { openAccess, sourceOf, type SessionCalendar } from '../calendars/index.ts';
import type { Needs } from './needs.ts';
import { keepWritten, noteEvent, type NotedEvent } from './rows.ts';
import { sessionEventOf } from './session-event-of.ts';
import { keepSuggestion, settleSuggestion, sidesOf, type Suggested } from './suggestion-rows.ts';

const ASK_AGAIN_MS = 5000;
/** A link that has not come by then does not come. */
const LINK_COMES_WITHIN_MS = 10 * 60_000;

interface Place {
  writer: CalendarWriter;
  access: CalendarAccess;
  remote_id: string;
}

/** What was written as it is now is looked at and not written over: somebody may have changed it there. */
const isWritten = (noted: NotedEvent, { start, sequence }: SessionEvent) =>
  noted.written_at !== null && noted.ical_sequence === sequence && Date.parse(noted.start_at ?? '') === start;

/** What a calendar that says this suggests; null when it says what was written. A change of length alone is none. */
function suggestionOf(found: StoredEvent | null, { start }: SessionEvent): Suggested | null {
  if (found === null || found.is_cancelled) {
    return { kind: 'deleted', start_at: null, end_at: null };
  }
  return found.start === start
    ? null
    : { kind: 'moved', start_at: toInstant(found.start), end_at: toInstant(found.end) };
}

/** Keeps what the calendar said. The link that it made is the booking's, and the mails that waited for it leave. */
async function store(
  context: Needs,
  facts: BookingFacts,
  { event, stored, calendar_id }: { event: SessionEvent; stored: StoredEvent; calendar_id: string },
): Promise<void> {
  const now = context.clock.now();
  await writeBetween(context.db, sidesOf(facts), null, async (trx) => {
    await keepWritten(trx, { booking_id: facts.id, calendar_id }, { event, stored, now });
    await settleSuggestion(trx, facts.id, now);
    if (!event.wants_meet_link || stored.join_url === null) {
      return;
    }
    await keepMeetLink(trx, facts.id, stored.join_url);
    await sendMailsWithLink(trx, facts);
  });
}

/**
 * Whether a calendar that makes links shall make one. A link that people were told stays, or they would wait for each other
 * in two rooms: the one of another calendar, or the mentor's saved one.
 */
const wantsMeetLink = async ({ db }: Pick<Needs, 'db'>, facts: BookingFacts): Promise<boolean> =>
  facts.platform === 'google_meet' && (facts.join_url === null || (await isPlaceUntold(db, facts)));

/** @returns the event as it stands now, or null where a suggestion says what became of it. */
async function writeOrLook(
  context: Needs,
  { writer, access, remote_id }: Place,
  { event, facts, noted }: { event: SessionEvent; facts: BookingFacts; noted: NotedEvent },
) {
  if (!isWritten(noted, event)) {
    return writer.writeEvent(access, remote_id, event);
  }
  const found = await writer.readEvent(access, remote_id, event);
  const suggested = suggestionOf(found, event);
  if (suggested === null) {
    return found;
  }
  await keepSuggestion(context.db, facts, suggested, context.clock.now());
  return null;
}

/**
 * Has the event of a session stand where it belongs, and keeps the link to meet that comes with it; one that is still
 * being made is asked for again. What was changed there is suggested to the mentor. Without access nothing happens until
 * there is some.
 * @throws CalendarFailure
 */
export async function putEvent(context: Needs, facts: BookingFacts, calendar: SessionCalendar): Promise<void> {
  const { calendar_id, connection, remote_id, is_active } = calendar;
  const writer = sourceOf(context, connection.provider)?.writer;
  if (!writer || !is_active) {
    return;
  }
  const wants_meet_link = connection.provider === 'google' && (await wantsMeetLink(context, facts));
  const event = sessionEventOf(facts, { public_url: context.config.public_url, wants_meet_link });
  const now = context.clock.now();
  const noted = await noteEvent(context.db, { booking_id: facts.id, calendar_id }, now);
  const stored = await writeOrLook(
    context,
    { writer, access: openAccess(context, connection), remote_id },
    { event, facts, noted },
  );
  if (stored === null) {
    return;
  }
  await store(context, facts, { event, stored, calendar_id });
  const isComing = now - Date.parse(noted.created_at) < LINK_COMES_WITHIN_MS;
  if (wants_meet_link && stored.join_url === null && isComing) {
    await enqueue(context.db, [
      { ...writeSessionEventJob({ booking_id: facts.id }), run_at: toInstant(now + ASK_AGAIN_MS) },
    ]);
  }
}

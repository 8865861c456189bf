import { enqueue } from '../../jobs/enqueue.ts';
import { CalendarFailure } from '../../providers/calendar/port.ts';
import { findBookingFacts, type BookingFacts } from '../bookings/mails/booking-facts.ts';
import { findSessionCalendars, findSessionTarget, type SessionCalendar } from '../calendars/session-target.ts';
import { readCalendarJob } from '../calendars/sweep.ts';
import { openAccess, sourceOf } from '../calendars/credentials.ts';
import type { SessionEventDeps } from './deps.ts';
import { putEvent } from './put-event.ts';
import { settleSuggestion } from './suggestion-rows.ts';
import { deleteEventRow } from './rows.ts';
import { sessionEventOf } from './session-event-of.ts';

/**
 * Removes the event of a session from a calendar. Without access its row stays, to remove it later.
 * @throws CalendarFailure
 */
async function removeEvent(context: SessionEventDeps, facts: BookingFacts, calendar: SessionCalendar): Promise<void> {
  const { calendar_id, connection, remote_id, is_active } = calendar;
  const writer = sourceOf(context, connection.provider)?.writer;
  if (!writer || !is_active) {
    return;
  }
  const event = sessionEventOf(facts, { public_url: context.config.public_url, wants_meet_link: false });
  await writer.deleteEvent(openAccess(context, connection), remote_id, event);
  await deleteEventRow(context.db, { booking_id: facts.id, calendar_id });
}

type Step = (context: SessionEventDeps, facts: BookingFacts, calendar: SessionCalendar) => Promise<void>;

/** A session that is over stays in the calendar as it is. */
const isHistory = ({ status, end_at }: BookingFacts, now: number) =>
  status === 'completed' ||
  status === 'no_show_mentor' ||
  status === 'no_show_prospect' ||
  (status === 'confirmed' && Date.parse(end_at) <= now);

/** Says whether a booking takes its mentor's time: one with a later payment does long before it is confirmed. */
const takesTime = ({ status, payment_opens_at }: BookingFacts) =>
  status === 'confirmed' || ((status === 'pending_payment' || status === 'requested') && payment_opens_at !== null);

/** @returns the failure of the calendar, or null. */
async function attempt(step: Step, context: SessionEventDeps, facts: BookingFacts, calendar: SessionCalendar) {
  try {
    await step(context, facts, calendar);
    return null;
  } catch (error) {
    if (!(error instanceof CalendarFailure)) {
      throw error;
    }
    if (error.problem === 'signed_out') {
      // The reading finds out whether all access is lost; then the owner is notified, and nothing is tried
      // until they reconnect.
      await enqueue(context.db, [readCalendarJob({ provider_calendar_id: calendar.calendar_id })]);
    }
    return error;
  }
}

/**
 * Makes the mentor's calendars agree with a booking: the event of one that takes their time is in the calendar of its
 * service or mentor, at its time, and in no other; another booking has no event. It may run at any time, twice, and
 * after a lost answer. Jobs of one booking run one after the other (`writeSessionEventJob`).
 * @throws CalendarFailure of the first calendar that failed, so that the job is retried.
 */
export async function writeSessionEvent(context: SessionEventDeps, booking_id: string): Promise<void> {
  const { db, clock } = context;
  const facts = await findBookingFacts(db, booking_id);
  if (!facts || isHistory(facts, clock.now())) {
    return;
  }
  const target = takesTime(facts) ? await findSessionTarget(db, booking_id) : null;
  const others = (await findSessionCalendars(db, booking_id)).filter(
    ({ calendar_id }) => calendar_id !== target?.calendar_id,
  );
  if (facts.status !== 'confirmed') {
    await settleSuggestion(db, booking_id, clock.now());
  }
  const failures = [target === null ? null : await attempt(putEvent, context, facts, target)];
  for (const calendar of others) {
    failures.push(await attempt(removeEvent, context, facts, calendar));
  }
  const failure = failures.find((problem) => problem !== null);
  if (failure) {
    throw failure;
  }
}

import { enqueue } from '../../jobs/enqueue.ts';
import { CalendarFailure } from '../../providers/calendar/port.ts';
import { findBookingFacts, type BookingFacts } from '../bookings/index.ts';
import { findSessionCalendars, findSessionTarget, readCalendarJob, type SessionCalendar } from '../calendars/index.ts';
import type { Needs } from './needs.ts';
import { putEvent } from './put-event.ts';
import { settleSuggestion } from './suggestion-rows.ts';
import { takeAwayEvent } from './take-away-event.ts';

type Step = (context: Needs, facts: BookingFacts, calendar: SessionCalendar) => Promise<void>;

/** A session that was held stays in the calendar as it was. */
const isHistory = ({ status, end_at }: BookingFacts, now: number) =>
  status === 'completed' ||
  status === 'no_show_mentor' ||
  status === 'no_show_prospect' ||
  (status === 'confirmed' && Date.parse(end_at) <= now);

/** @returns why a calendar did not do it; null when it did. */
async function attempt(step: Step, context: Needs, facts: BookingFacts, calendar: SessionCalendar) {
  try {
    await step(context, facts, calendar);
    return null;
  } catch (error) {
    if (!(error instanceof CalendarFailure)) {
      throw error;
    }
    if (error.problem === 'signed_out') {
      // Reading it tells whether all access is gone; then its owner is told, and nothing is tried until they connect anew.
      await enqueue(context.db, [readCalendarJob({ provider_calendar_id: calendar.calendar_id })]);
    }
    return error;
  }
}

/**
 * Makes the mentor's calendars agree with a booking as it is now: a confirmed one stands in the calendar that its service
 * or its mentor names, at its time, and nowhere else; any other one stands nowhere. It may run at any time, twice, and
 * after a lost answer, but for each booking one after the other (`writeSessionEventJob`).
 * @throws CalendarFailure of the first calendar that did not do it, for the queue to try again.
 */
export async function writeSessionEvent(context: Needs, booking_id: string): Promise<void> {
  const { db, clock } = context;
  const facts = await findBookingFacts(db, booking_id);
  if (!facts || isHistory(facts, clock.now())) {
    return;
  }
  const stands = facts.status === 'confirmed';
  const target = stands ? await findSessionTarget(db, booking_id) : null;
  const others = (await findSessionCalendars(db, booking_id)).filter(
    ({ calendar_id }) => calendar_id !== target?.calendar_id,
  );
  if (!stands) {
    await settleSuggestion(db, booking_id, clock.now());
  }
  const failures = [target === null ? null : await attempt(putEvent, context, facts, target)];
  for (const calendar of others) {
    failures.push(await attempt(takeAwayEvent, context, facts, calendar));
  }
  const failure = failures.find((problem) => problem !== null);
  if (failure) {
    throw failure;
  }
}

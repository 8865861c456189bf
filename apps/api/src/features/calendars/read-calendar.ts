import type { Context } from '../../context.ts';
import { CalendarFailure, type BusyReading, type CalendarProblem, type Span } from '../../providers/calendar/port.ts';
import { openAccess, sourceOf } from './credentials.ts';
import type { CalendarToRead } from './calendars-to-read.ts';
import { storeFailure } from './store-failure.ts';
import { storeReading } from './store-reading.ts';

export type Needs = Pick<Context, 'db' | 'clock' | 'calendars' | 'sealer' | 'logger'>;

const DAY_MS = 24 * 60 * 60_000;
/** From yesterday, whatever the zone, to beyond the widest booking window (730 days). */
const BEHIND_MS = 2 * DAY_MS;
const AHEAD_MS = 760 * DAY_MS;
/** The copy is read anew as a whole so often: the span goes on with time. */
const WHOLE_EVERY_MS = 7 * DAY_MS;

async function ask(context: Needs, calendar: CalendarToRead, question: { span: Span; cursor: string | null }) {
  const source = sourceOf(context, calendar.connection.provider);
  if (source === null) {
    throw new CalendarFailure('refused', `no ${calendar.connection.provider} calendars are set up here`);
  }
  return source.readBusy(openAccess(context, calendar.connection), calendar, question);
}

/**
 * Reads a calendar and keeps what it says, or why it could not be read.
 * @returns the problem, or null. It throws nothing that the calendar is to blame for.
 */
export async function readCalendar(context: Needs, calendar: CalendarToRead): Promise<CalendarProblem | null> {
  const now = context.clock.now();
  const span = { start: now - BEHIND_MS, end: now + AHEAD_MS };
  const isWhole = calendar.covered_from === null || calendar.covered_from < now - BEHIND_MS - WHOLE_EVERY_MS;
  let reading: BusyReading;
  try {
    reading = await ask(context, calendar, { span, cursor: isWhole ? null : calendar.cursor });
  } catch (error) {
    if (!(error instanceof CalendarFailure)) {
      throw error;
    }
    // Not its cause, which may quote what stands in the calendar.
    context.logger.info({ detail: error.message, calendar_id: calendar.id }, 'a calendar could not be read');
    await storeFailure(context.db, calendar, { problem: error.problem, now });
    return error.problem;
  }
  await storeReading(context.db, calendar, { reading, span, now });
  return null;
}

import { setTimeout as delay } from 'node:timers/promises';
import { findCalendarsToRead, type CalendarToRead } from './calendars-to-read.ts';
import { isLeftAlone, readCalendar, type Needs } from './read-calendar.ts';

/** Nobody who books waits longer for somebody else's calendar. */
const PATIENCE_MS = 3000;
/** A calendar that failed so often in a row is left alone until its next turn. */
const FAILURES_MAX = 5;

const isAskable = (calendar: CalendarToRead, now: number) =>
  !isLeftAlone(calendar, now) && (calendar.failures < FAILURES_MAX || calendar.next_read_at <= now);

/**
 * Asks the calendars that keep somebody busy again, for 3 seconds at most; one that takes longer is read to its end
 * all the same. What they say is in the copy then; whether a copy that could not be renewed still counts is decided by its age,
 * as for every page.
 */
export async function freshenCalendars(context: Needs, user_id: string): Promise<void> {
  const now = context.clock.now();
  const calendars = await findCalendarsToRead(context.db, { user_id });
  const readings = calendars
    .filter((calendar) => isAskable(calendar, now))
    .map((one) =>
      readCalendar(context, one).catch((error: unknown) =>
        context.logger.error({ err: error }, 'a calendar could not be read'),
      ),
    );
  const patience = new AbortController();
  const timer = delay(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([Promise.all(readings), timer]);
  patience.abort();
}

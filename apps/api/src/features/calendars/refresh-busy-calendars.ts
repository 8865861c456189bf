import { setTimeout as delay } from 'node:timers/promises';
import { findCalendarsToRead, type CalendarToRead } from './calendars-to-read.ts';
import { isBackedOff, readCalendar, type CalendarDeps } from './read-calendar.ts';

/** The longest that a booking waits for the mentor's calendars. */
const TIMEOUT_MS = 3000;
/** The failures in a row after which a calendar is read only at its next turn. */
const FAILURES_MAX = 5;

const mayBeRead = (calendar: CalendarToRead, now: number) =>
  !isBackedOff(calendar, now) && (calendar.failures < FAILURES_MAX || calendar.next_read_at <= now);

/**
 * Reads the calendars that make a user busy, waiting 3 seconds at most. A slower reading goes on in the background.
 * Whether an older copy still counts is decided by its age, as for every page.
 */
export async function refreshBusyCalendars(context: CalendarDeps, user_id: string): Promise<void> {
  const now = context.clock.now();
  const calendars = await findCalendarsToRead(context.db, { user_id });
  const readings = calendars
    .filter((calendar) => mayBeRead(calendar, now))
    .map((one) =>
      readCalendar(context, one).catch((error: unknown) =>
        context.logger.error({ err: error }, 'a calendar could not be read'),
      ),
    );
  const patience = new AbortController();
  const timer = delay(TIMEOUT_MS, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([Promise.all(readings), timer]);
  patience.abort();
}

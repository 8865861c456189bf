import type { Context } from '../../context.ts';
import { CalendarFailure, type BusyQuery, type BusyReading } from '../../providers/calendar/port.ts';
import { openAccess, sourceOf } from './credentials.ts';
import type { CalendarToRead } from './calendars-to-read.ts';
import { storeFailure } from './store-failure.ts';
import { storeReading } from './store-reading.ts';

export type CalendarDeps = Pick<Context, 'db' | 'clock' | 'calendars' | 'sealer' | 'logger'>;

const DAY_MS = 24 * 60 * 60_000;
/** From yesterday, whatever the zone, to beyond the widest booking window (730 days). */
const BEHIND_MS = 2 * DAY_MS;
const AHEAD_MS = 760 * DAY_MS;
/** How often the whole copy is read again, because the span moves on. */
const WHOLE_EVERY_MS = 7 * DAY_MS;

async function readBusyTimes(context: CalendarDeps, calendar: CalendarToRead, question: BusyQuery) {
  const source = sourceOf(context, calendar.connection.provider);
  if (source === null) {
    throw new CalendarFailure('refused', `no ${calendar.connection.provider} calendars are set up here`);
  }
  return source.readBusy(openAccess(context, calendar.connection), calendar, question);
}

/** Whether its server asked for a pause (RFC 9110, 10.2.3). */
export const isBackedOff = ({ asked_again_at }: Pick<CalendarToRead, 'asked_again_at'>, now: number): boolean =>
  asked_again_at !== null && now < asked_again_at;

async function readAndStore(context: CalendarDeps, calendar: CalendarToRead): Promise<void> {
  const now = context.clock.now();
  const span = { start: now - BEHIND_MS, end: now + AHEAD_MS };
  const isWhole = calendar.covered_from === null || calendar.covered_from < now - BEHIND_MS - WHOLE_EVERY_MS;
  const cursor = isWhole ? null : calendar.cursor;
  let reading: BusyReading;
  try {
    reading = await readBusyTimes(context, calendar, { span, cursor, own_addresses: calendar.own_addresses });
  } catch (failure) {
    if (!(failure instanceof CalendarFailure)) {
      throw failure;
    }
    // The cause and the named entry are not logged, because they may quote the calendar.
    context.logger.info({ detail: failure.message, calendar_id: calendar.id }, 'a calendar could not be read');
    await storeFailure(context.db, calendar, { failure, now });
    return;
  }
  await storeReading(context.db, calendar, { reading, span, now });
}

/** Running readings, by calendar and credentials: many concurrent bookings read it once. */
const readingsInProgress = new Map<string, Promise<void>>();

/**
 * Reads a calendar and stores the result, or why it could not be read. It skips a calendar whose server asked for a
 * pause, and joins a running reading. It throws no failure of the calendar.
 */
export function readCalendar(context: CalendarDeps, calendar: CalendarToRead): Promise<void> {
  if (isBackedOff(calendar, context.clock.now())) {
    return Promise.resolve();
  }
  const key = `${calendar.id} ${calendar.connection.secret.toString('base64')}`;
  const running = readingsInProgress.get(key);
  if (running) {
    return running;
  }
  const reading = readAndStore(context, calendar).finally(() => readingsInProgress.delete(key));
  readingsInProgress.set(key, reading);
  return reading;
}

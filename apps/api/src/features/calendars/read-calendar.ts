import type { Context } from '../../context.ts';
import { CalendarFailure, type BusyQuery, type BusyReading } from '../../providers/calendar/port.ts';
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

async function ask(context: Needs, calendar: CalendarToRead, question: BusyQuery) {
  const source = sourceOf(context, calendar.connection.provider);
  if (source === null) {
    throw new CalendarFailure('refused', `no ${calendar.connection.provider} calendars are set up here`);
  }
  return source.readBusy(openAccess(context, calendar.connection), calendar, question);
}

/** Whether its server has asked to be left alone for now (RFC 9110, 10.2.3). */
export const isLeftAlone = ({ asked_again_at }: Pick<CalendarToRead, 'asked_again_at'>, now: number): boolean =>
  asked_again_at !== null && now < asked_again_at;

async function readNow(context: Needs, calendar: CalendarToRead): Promise<void> {
  const now = context.clock.now();
  const span = { start: now - BEHIND_MS, end: now + AHEAD_MS };
  const isWhole = calendar.covered_from === null || calendar.covered_from < now - BEHIND_MS - WHOLE_EVERY_MS;
  const cursor = isWhole ? null : calendar.cursor;
  let reading: BusyReading;
  try {
    reading = await ask(context, calendar, { span, cursor, own_addresses: calendar.own_addresses });
  } catch (failure) {
    if (!(failure instanceof CalendarFailure)) {
      throw failure;
    }
    // Not its cause, nor what it names, which may quote what stands in the calendar.
    context.logger.info({ detail: failure.message, calendar_id: calendar.id }, 'a calendar could not be read');
    await storeFailure(context.db, calendar, { failure, now });
    return;
  }
  await storeReading(context.db, calendar, { reading, span, now });
}

/** Readings on their way, by calendar and what lets us in: a hundred bookings at once ask it once. */
const underWay = new Map<string, Promise<void>>();

/**
 * Reads a calendar and keeps what it says, or why it could not be read. One whose server asks to be left alone stays as it
 * is, and one that is being read is waited for. It throws nothing that the calendar is to blame for.
 */
export function readCalendar(context: Needs, calendar: CalendarToRead): Promise<void> {
  if (isLeftAlone(calendar, context.clock.now())) {
    return Promise.resolve();
  }
  const name = `${calendar.id} ${calendar.connection.secret.toString('base64')}`;
  const running = underWay.get(name);
  if (running) {
    return running;
  }
  const reading = readNow(context, calendar).finally(() => underWay.delete(name));
  underWay.set(name, reading);
  return reading;
}

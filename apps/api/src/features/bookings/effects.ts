import type { Database } from '../../db/connection.ts';
import { enqueueAll, withdraw, type Job } from '../../jobs/enqueue-all.ts';
import { nextAvailableJob, writeSessionEventJob } from '../../jobs/enqueue-known.ts';
import { awaitsMeetLink } from '../calendars/index.ts';
import { bookingMailJobs, LINK_PATIENCE_MS, tellsWhere, type BookingMailKind } from '../mail/index.ts';
import { toInstant } from '../../core/clock.ts';

/** What the jobs of a booking have to know of it. Instants are epoch milliseconds. */
export interface BookingFacts {
  id: string;
  mentor_user_id: string;
  prospect_user_id: string;
  start: number;
  ical_sequence: number;
}

const HOUR_MS = 60 * 60_000;
const REMINDERS = [
  { kind: 'reminder_24h', before_ms: 24 * HOUR_MS },
  { kind: 'reminder_1h', before_ms: HOUR_MS },
] as const;

export const REMIND = 'remind-booking';
export const EXPIRE = 'expire-booking';
const reminderKey = (id: string, kind: string) => `reminder:${id}:${kind.replace('reminder_', '')}`;
const expiryKey = (id: string) => `expire:${id}`;

/** Reminders that still lie ahead. */
export const reminderJobs = ({ id, start }: BookingFacts, now: number): Job[] =>
  REMINDERS.filter(({ before_ms }) => start - before_ms > now).map(({ kind, before_ms }) => ({
    task: REMIND,
    payload: { booking_id: id, kind },
    key: reminderKey(id, kind),
    run_at: toInstant(start - before_ms),
  }));

export const expiryJob = (id: string, expires_at: string): Job => ({
  task: EXPIRE,
  payload: { booking_id: id },
  key: expiryKey(id),
  run_at: expires_at,
});

/** The mails to both sides; those that tell where to meet wait a little for a link that the mentor's calendar makes. */
async function mailJobs(
  trx: Database,
  booking: BookingFacts,
  kind: BookingMailKind | null,
  now: number,
): Promise<Job[]> {
  const mails = kind === null ? [] : bookingMailJobs(kind, booking.id, booking.ical_sequence);
  const waits = tellsWhere(kind) && (await awaitsMeetLink(trx, booking.id));
  return waits ? mails.map((mail) => ({ ...mail, run_at: toInstant(now + LINK_PATIENCE_MS) })) : mails;
}

/**
 * Sends what follows from a change through jobs in its own transaction: mails to both sides where the kind has words
 * for them, the event in the mentor's calendar, and both people's next free time.
 * @param change.now epoch milliseconds.
 */
export async function announce(
  trx: Database,
  booking: BookingFacts,
  { mail, now, more = [] }: { mail: BookingMailKind | null; now: number; more?: readonly Job[] },
): Promise<void> {
  await enqueueAll(trx, [
    ...(await mailJobs(trx, booking, mail, now)),
    writeSessionEventJob(booking.id),
    nextAvailableJob(booking.mentor_user_id),
    nextAvailableJob(booking.prospect_user_id),
    ...more,
  ]);
}

/** Takes back what was to happen to a booking that no longer stands or waits. */
export const withdrawTimers = (trx: Database, id: string): Promise<void> =>
  withdraw(trx, [...REMINDERS.map(({ kind }) => reminderKey(id, kind)), expiryKey(id)]);

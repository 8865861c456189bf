import type { Selectable } from 'kysely';
import { z } from 'zod';
import { toInstant } from '../../../core/clock.ts';
import type { BookingTable } from '../../../db/tables.ts';
import { jobKind, type Job } from '../../../jobs/define-job.ts';
import { askForReviewJob, askForReviewKey } from '../../../jobs/known-jobs.ts';

const HOUR_MS = 60 * 60_000;
const REMINDERS = [
  { kind: 'reminder_24h', before_ms: 24 * HOUR_MS },
  { kind: 'reminder_1h', before_ms: HOUR_MS },
] as const;

/** Both sides have left the call by then. */
const REVIEW_ASKED_AFTER_MS = 2 * HOUR_MS;

const OfBooking = z.object({ booking_id: z.uuid() });
const reminderKey = (id: string, kind: string) => `reminder:${id}:${kind.replace('reminder_', '')}`;
const expiryKey = (id: string) => `expire:${id}`;

export const reminderJob = jobKind({
  task: 'remind-booking',
  payload: OfBooking.extend({ kind: z.enum(['reminder_24h', 'reminder_1h']) }),
  key: ({ booking_id, kind }) => reminderKey(booking_id, kind),
});

/** Ends the wait of a hold or a request. */
export const expiryJob = jobKind({
  task: 'expire-booking',
  payload: OfBooking,
  key: ({ booking_id }) => expiryKey(booking_id),
});

/** Asks the payment provider before it ends a hold: takes the place of `expiryJob` once somebody has begun to pay. */
export const endHoldJob = jobKind({
  task: 'end-hold',
  payload: OfBooking,
  lane: 'payments',
  key: ({ booking_id }) => expiryKey(booking_id),
});

/** The keys of everything that waits for a booking's time. */
export const timerKeys = (id: string): string[] => [
  ...REMINDERS.map(({ kind }) => reminderKey(id, kind)),
  expiryKey(id),
  askForReviewKey(id),
];

/**
 * What happens to a booking as time passes: reminders that still lie ahead of a session, the question for a review, and the end of waiting.
 * @param now epoch milliseconds.
 */
export function timerJobs(
  { id: booking_id, status, start_at, end_at, hold_expires_at }: Selectable<BookingTable>,
  now: number,
): Job[] {
  if (status !== 'confirmed') {
    return hold_expires_at === null ? [] : [expiryJob({ booking_id }, { run_at: hold_expires_at })];
  }
  const start = Date.parse(start_at);
  const reminders = REMINDERS.filter(({ before_ms }) => start - before_ms > now).map(({ kind, before_ms }) =>
    reminderJob({ booking_id, kind }, { run_at: toInstant(start - before_ms) }),
  );
  const ask_at = toInstant(Date.parse(end_at) + REVIEW_ASKED_AFTER_MS);
  return [...reminders, askForReviewJob({ booking_id }, { run_at: ask_at })];
}

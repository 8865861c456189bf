import type { Selectable } from 'kysely';
import { z } from 'zod';
import { toInstant } from '../../../core/clock.ts';
import type { BookingTable } from '../../../db/tables.ts';
import { jobKind, type Job } from '../../../jobs/define-job.ts';
import { askForReviewJob, askForReviewKey, expiryKey } from '../../../jobs/known-jobs.ts';

type Row = Selectable<BookingTable>;

const HOUR_MS = 60 * 60_000;
const REMINDERS = [
  { kind: 'reminder_24h', before_ms: 24 * HOUR_MS },
  { kind: 'reminder_1h', before_ms: HOUR_MS },
] as const;
/** About the payment of what was booked far ahead, by when it opens and until when it can be paid. */
const PAYMENT_REMINDERS = [
  { kind: 'payment_opens', at: (opens: number, _until: number) => opens },
  { kind: 'payment_due_3d', at: (_opens: number, until: number) => until - 3 * 24 * HOUR_MS },
  { kind: 'payment_due_1d', at: (_opens: number, until: number) => until - 24 * HOUR_MS },
] as const;
/** By then both people have left the call. */
const REVIEW_ASKED_AFTER_MS = 2 * HOUR_MS;

const OfBooking = z.object({ booking_id: z.uuid() });
const reminderKey = (id: string, kind: string) => `reminder:${id}:${kind.replace('reminder_', '')}`;

export const reminderJob = jobKind({
  task: 'remind-booking',
  payload: OfBooking.extend({
    kind: z.enum(['reminder_24h', 'reminder_1h', ...PAYMENT_REMINDERS.map(({ kind }) => kind)]),
  }),
  key: ({ booking_id, kind }) => reminderKey(booking_id, kind),
});

/** Ends the wait of a hold or a request. */
export const expiryJob = jobKind({
  task: 'expire-booking',
  payload: OfBooking,
  key: ({ booking_id }) => expiryKey(booking_id),
});

/** The job keys of all timers of a booking. */
export const timerKeys = (id: string): string[] => [
  ...[...REMINDERS, ...PAYMENT_REMINDERS].map(({ kind }) => reminderKey(id, kind)),
  askForReviewKey(id),
  expiryKey(id),
];

/** The end of a hold or request, and the reminders of a payment that opens later. */
function waitJobs({ id: booking_id, status, payment_opens_at, hold_expires_at }: Row, now: number): Job[] {
  if (hold_expires_at === null) {
    return [];
  }
  const end = expiryJob({ booking_id }, { run_at: hold_expires_at });
  if (status !== 'pending_payment' || payment_opens_at === null) {
    return [end];
  }
  const [opens, until] = [Date.parse(payment_opens_at), Date.parse(hold_expires_at)];
  const reminders = PAYMENT_REMINDERS.map(({ kind, at }) => ({ kind, run_at: at(opens, until) }))
    .filter(({ run_at }) => run_at > now)
    .map(({ kind, run_at }) => reminderJob({ booking_id, kind }, { run_at: toInstant(run_at) }));
  return [...reminders, end];
}

/**
 * The timers of a booking: reminders before a session, the question for a review, and those of a wait.
 * @param now epoch milliseconds.
 */
export function timerJobs(booking: Row, now: number): Job[] {
  const { id: booking_id, status, start_at, end_at } = booking;
  if (status !== 'confirmed') {
    return waitJobs(booking, now);
  }
  const start = Date.parse(start_at);
  const reminders = REMINDERS.filter(({ before_ms }) => start - before_ms > now).map(({ kind, before_ms }) =>
    reminderJob({ booking_id, kind }, { run_at: toInstant(start - before_ms) }),
  );
  const ask_at = toInstant(Date.parse(end_at) + REVIEW_ASKED_AFTER_MS);
  return [...reminders, askForReviewJob({ booking_id }, { run_at: ask_at })];
}

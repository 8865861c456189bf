import { sql, type Selectable } from 'kysely';
import { z } from 'zod';
import { toInstant } from '../../../core/clock.ts';
import type { BookingTable } from '../../../db/tables.ts';
import { jobKind, type DueRows, type Job } from '../../../jobs/define-job.ts';
import { askForReviewJob, expiryKey } from '../../../jobs/known-jobs.ts';

type Row = Selectable<BookingTable>;

const HOUR_MS = 60 * 60_000;
const CONFIRMED = {
  where: sql<boolean>`status = 'confirmed'`,
  applies: ({ status }: Row) => status === 'confirmed',
};
const PAID_LATER = {
  where: sql<boolean>`status = 'pending_payment' and payment_opens_at is not null`,
  applies: ({ status, payment_opens_at }: Row) => status === 'pending_payment' && payment_opens_at !== null,
};
/** The reminders, by the time of the booking on which they depend, and by their delay after it. */
export const REMINDERS = {
  reminder_24h: { ...CONFIRMED, at: 'start_at', after_ms: -24 * HOUR_MS, pays: false },
  reminder_1h: { ...CONFIRMED, at: 'start_at', after_ms: -HOUR_MS, pays: false },
  payment_opens: { ...PAID_LATER, at: 'payment_opens_at', after_ms: 0, pays: true },
  payment_due_3d: { ...PAID_LATER, at: 'hold_expires_at', after_ms: -3 * 24 * HOUR_MS, pays: true },
  payment_due_1d: { ...PAID_LATER, at: 'hold_expires_at', after_ms: -24 * HOUR_MS, pays: true },
} as const;
export type ReminderKind = keyof typeof REMINDERS;
const KINDS = Object.keys(REMINDERS) as ReminderKind[];
/** By then both people have left the call. */
const REVIEW_ASKED_AFTER_MS = 2 * HOUR_MS;

const OfBooking = z.object({ booking_id: z.uuid() });

export const reminderJob = jobKind({
  task: 'remind-booking',
  payload: OfBooking.extend({ kind: z.enum(KINDS) }),
  key: ({ booking_id, kind }) => `reminder:${booking_id}:${kind.replace('reminder_', '')}`,
});

/** Ends the wait of a hold or a request. */
export const expiryJob = jobKind({
  task: 'expire-booking',
  payload: OfBooking,
  key: ({ booking_id }) => expiryKey(booking_id),
});

/** The bookings that make reminders due. */
export const DUE_REMINDERS: DueRows[] = KINDS.map((kind) => {
  const { at, after_ms, where } = REMINDERS[kind];
  const job: DueRows['job'] = ({ id: booking_id = '' }, options) => reminderJob({ booking_id, kind }, options);
  return { name: `booking_${kind}`, table: 'booking', at, after_ms, where, columns: ['id'], job };
});

/** A waiting booking whose payment was begun: the provider is asked before it ends. Looked up for each booking. */
export const IS_PAYING = sql`(status = 'pending_payment'
  and coalesce((select true from payment where booking_id = booking.id and intent_id is not null limit 1), false))`;

/** The bookings that expire; checkout handles those whose payment was begun. */
export const DUE_EXPIRIES: DueRows = {
  name: 'booking_expires',
  table: 'booking',
  at: 'hold_expires_at',
  after_ms: 0,
  where: sql`status in ('pending_payment', 'requested') and not ${IS_PAYING}`,
  columns: ['id'],
  job: ({ id: booking_id = '' }, options) => expiryJob({ booking_id }, options),
};

/** The end of a hold or a request. */
const expiryJobs = ({ id: booking_id, hold_expires_at }: Row): Job[] =>
  hold_expires_at === null ? [] : [expiryJob({ booking_id }, { run_at: hold_expires_at })];

/**
 * The timers of a booking: reminders before a session, the question for a review, and those of a wait.
 * @param now epoch milliseconds.
 */
export function timerJobs(booking: Row, now: number): Job[] {
  const { id: booking_id, status, end_at } = booking;
  const reminders = KINDS.flatMap((kind) => {
    const { applies, at, after_ms } = REMINDERS[kind];
    const due = Date.parse(booking[at] ?? '') + after_ms;
    return applies(booking) && due > now ? [reminderJob({ booking_id, kind }, { run_at: toInstant(due) })] : [];
  });
  if (status !== 'confirmed') {
    return [...reminders, ...expiryJobs(booking)];
  }
  const ask_at = toInstant(Date.parse(end_at) + REVIEW_ASKED_AFTER_MS);
  return [...reminders, askForReviewJob({ booking_id }, { run_at: ask_at })];
}

import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../../context.ts';
import { toInstant } from '../../../core/clock.ts';
import type { Database } from '../../../db/connection.ts';
import { writeBetween } from '../../../db/write-as.ts';
import { enqueue, nearJobs } from '../../../jobs/enqueue.ts';
import { endHoldJob } from '../../../jobs/known-jobs.ts';
import { runEach } from '../../../core/run-each.ts';
import { applyEvent, type BookingRow } from './apply-event.ts';
import { BY_SYSTEM } from './history.ts';
import { IS_PAYING } from './timers.ts';

/** The most that a sweep takes; the next one comes within a minute. */
const SWEEP = 500;

async function expireWhere(trx: Database, condition: RawBuilder<unknown>, now: number): Promise<void> {
  const { rows } = await sql<BookingRow>`
    select * from booking
    where status in ('pending_payment', 'requested') and hold_expires_at <= ${new Date(now)} and ${condition}
    for update`.execute(trx);
  for (const booking of rows) {
    await applyEvent(trx, booking, {
      event: booking.status === 'requested' ? 'request_ended' : 'hold_ended',
      by: BY_SYSTEM,
      // Emails and pages show when the hold ended.
      changed: { hold_expires_at: booking.hold_expires_at },
      now,
    });
  }
}

/**
 * Expires the overdue holds of two users; the caller holds their locks.
 * @param now epoch milliseconds.
 */
export const expireHoldsOf = (trx: Database, people: readonly string[], now: number): Promise<void> =>
  expireWhere(trx, sql`(mentor_user_id = any(${people}::uuid[]) or prospect_user_id = any(${people}::uuid[]))`, now);

/** Expires one booking if its deadline has passed; otherwise nothing happens. */
export async function expireBooking({ db, clock }: Pick<Context, 'db' | 'clock'>, id: string): Promise<void> {
  const booking = await db
    .selectFrom('booking')
    .select(['mentor_user_id', 'prospect_user_id'])
    .where('id', '=', id)
    .where('status', 'in', ['pending_payment', 'requested'])
    .executeTakeFirst();
  if (!booking) {
    return;
  }
  await writeBetween(db, booking, null, (trx) => expireWhere(trx, sql`id = ${id}`, clock.now()));
}

/** How long a hold with a started payment is left to the job that first checks with the provider. */
const ASKING_MS = 2 * 60_000;

/** Expires every overdue booking, in case its own job was lost. */
export async function sweepHolds(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = context.clock.now();
  const { rows } = await sql<{ id: string }>`
    select id from booking
    where status in ('pending_payment', 'requested') and hold_expires_at <= ${new Date(now)}
      and (hold_expires_at <= ${new Date(now - ASKING_MS)} or not ${IS_PAYING})
    order by hold_expires_at limit ${SWEEP}`.execute(context.db);
  await runEach(rows, ({ id }) => expireBooking(context, id));
}

/**
 * From now on the payment provider is asked before the hold expires, because a payment was started.
 * @param now epoch milliseconds.
 */
export async function askBeforeHoldEnds(
  trx: Database,
  { id, hold_expires_at }: Pick<BookingRow, 'id' | 'hold_expires_at'>,
  now: number,
): Promise<void> {
  if (hold_expires_at !== null) {
    await enqueue(trx, nearJobs([endHoldJob({ booking_id: id }, { run_at: hold_expires_at })], now));
  }
}

/**
 * Extends a hold while its payment is in progress. Call it with the users' locks held.
 * @param times.until epoch milliseconds; an earlier time than the present deadline changes nothing.
 * @param times.now epoch milliseconds.
 */
export async function extendHold(
  trx: Database,
  booking: BookingRow,
  { until, now }: { until: number; now: number },
): Promise<BookingRow> {
  if (booking.hold_expires_at === null || until <= Date.parse(booking.hold_expires_at)) {
    return booking;
  }
  const hold_expires_at = toInstant(until);
  await trx.updateTable('booking').set({ hold_expires_at }).where('id', '=', booking.id).execute();
  const extended = { ...booking, hold_expires_at };
  await askBeforeHoldEnds(trx, extended, now);
  return extended;
}

import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { openMentorCaseJob } from '../../jobs/known-jobs.ts';
import type { BookingRow } from '../bookings/core/apply-event.ts';
import { noteFraud } from '../fraud/signals.ts';
import { settleRatingJob } from './freeze-rating.ts';

interface Member {
  id: string;
  counts: boolean;
}

/** The published reviews of a mentor by people whose first session it was, free and on the UTC day of this one. */
async function findCluster(trx: Database, { id, mentor_user_id }: Pick<BookingRow, 'id' | 'mentor_user_id'>) {
  const { rows } = await sql<Member>`
    select review.id, review.counts from review join booking on booking.id = review.booking_id
    where review.mentor_user_id = ${mentor_user_id} and author_role = 'prospect' and review.status = 'published'
      and booking.price_minor = 0
      and (booking.start_at at time zone 'utc')::date = (
        select (start_at at time zone 'utc')::date from booking this where this.id = ${id})
      and not exists (select from booking earlier where earlier.prospect_user_id = booking.prospect_user_id
        and earlier.status = 'completed' and earlier.start_at < booking.start_at)
      -- What the staff cleared isn't noticed again by the next review of that day.
      and not exists (select from fraud_signal signal join booking seen on seen.id = signal.booking_id
        where signal.auth_user_id = review.mentor_user_id and signal.kind = 'review_ring' and cleared_at is not null
          and (seen.start_at at time zone 'utc')::date = (booking.start_at at time zone 'utc')::date)`.execute(trx);
  return rows;
}

/**
 * Takes the weight from reviews that look arranged, and has a case opened: five or more free first sessions of one day, however old
 * the accounts are. Call it with the mentor's lock held, after reviews of the session were published.
 */
export async function uncountRing(
  trx: Database,
  booking: Pick<BookingRow, 'id' | 'mentor_user_id' | 'price_minor'>,
  now: number,
): Promise<void> {
  const { id: booking_id, mentor_user_id, price_minor } = booking;
  const cluster = price_minor > 0 ? [] : await findCluster(trx, booking);
  const counted = cluster.filter(({ counts }) => counts).map(({ id }) => id);
  if (cluster.length < LIMITS.review_ring_sessions || counted.length === 0) {
    return;
  }
  await trx
    .updateTable('review')
    .set({ counts: false, uncounted_because: 'review_ring' })
    .where('id', 'in', counted)
    .execute();
  const detail = { count: cluster.length };
  if (await noteFraud(trx, { kind: 'review_ring', user_id: mentor_user_id, booking_id, detail, now })) {
    await enqueue(trx, [openMentorCaseJob({ mentor_user_id, reason: 'fake_review' })]);
  }
}

/** Reviews that were taken for a ring count again: the staff found nothing wrong. */
export async function countRingAgain(trx: Database, mentor_user_id: string): Promise<void> {
  await trx
    .updateTable('review')
    .set({ counts: true, uncounted_because: null })
    .where('mentor_user_id', '=', mentor_user_id)
    .where('uncounted_because', '=', 'review_ring')
    .execute();
  await enqueue(trx, [settleRatingJob({ mentor_user_id })]);
}

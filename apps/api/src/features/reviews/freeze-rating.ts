import type { ReviewSummary } from '@abroad/contract';
import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { jobKind, type DueRows } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { openMentorCaseJob } from '../../jobs/known-jobs.ts';
import { freezeEnd, isBombing, type TimedReview } from './bombing.ts';
import { summarise } from './queries.ts';

/** Computes a mentor's rating when its freeze ends. Its key is the mentor's own: what settles a session doesn't replace it. */
export const settleRatingJob = jobKind({
  task: 'settle-rating',
  payload: z.object({ mentor_user_id: z.uuid() }),
  key: ({ mentor_user_id }) => `settle-rating:${mentor_user_id}`,
});

/** The published reviews of a mentor in the last 24 hours. */
async function findRecent(db: Database, mentor_user_id: string, now: number): Promise<TimedReview[]> {
  const { rows } = await sql<Record<'author_since' | 'written_at' | 'published_at', string> & { author_id: string }>`
    select author.id as author_id, author.created_at as author_since, review.created_at as written_at, published_at
    from review join authenticated_user author on author.id = review.author_user_id
    where mentor_user_id = ${mentor_user_id} and author_role = 'prospect' and review.status = 'published'
      and published_at > ${toInstant(now)}::timestamptz - make_interval(hours => ${LIMITS.bombing_within_h})`.execute(
    db,
  );
  return rows.map(({ author_id, author_since, written_at, published_at }) => ({
    author_id,
    author_since: Date.parse(author_since),
    written_at: Date.parse(written_at),
    published_at: Date.parse(published_at),
  }));
}

const findFreeze = (db: Database, mentor_user_id: string, now: number) =>
  db
    .selectFrom('rating_freeze')
    .selectAll()
    .where('mentor_user_id', '=', mentor_user_id)
    .where('ends_at', '>', toInstant(now))
    .executeTakeFirst();

/** The summary of a mentor's reviews as others see it: while the rating is frozen, its means are those from before. */
export async function shownSummary(db: Database, mentor_user_id: string, now: number): Promise<ReviewSummary> {
  const [summary, freeze] = await Promise.all([summarise(db, mentor_user_id), findFreeze(db, mentor_user_id, now)]);
  if (freeze === undefined) {
    return summary;
  }
  const { rating, would_book_again_pct, aspects, ends_at } = freeze;
  return { ...summary, rating, would_book_again_pct, aspects, frozen_until: ends_at };
}

/**
 * Freezes the rating of a mentor for 24 hours when many new accounts have reviewed them in a day, and has a case opened.
 * Call it with the mentor's lock held. @param before the summary without the reviews that were published now.
 */
export async function freezeIfBombed(
  trx: Database,
  { mentor_user_id }: { mentor_user_id: string },
  { before, now }: { before: ReviewSummary; now: number },
): Promise<void> {
  if (before.frozen_until !== null || !isBombing(await findRecent(trx, mentor_user_id, now), now)) {
    return;
  }
  const { rating, would_book_again_pct, aspects } = before;
  const ends_at = toInstant(freezeEnd(now));
  const frozen = {
    rating,
    would_book_again_pct,
    aspects: JSON.stringify(aspects),
    ends_at,
    created_at: toInstant(now),
  };
  await trx
    .insertInto('rating_freeze')
    .values({ mentor_user_id, ...frozen })
    .onConflict((conflict) => conflict.column('mentor_user_id').doUpdateSet(frozen))
    .execute();
  await enqueue(trx, [openMentorCaseJob({ mentor_user_id, reason: 'fake_review' })]);
}

/** The frozen ratings that come from the rows again. */
export const DUE_RATINGS: DueRows = {
  name: 'rating_freeze_ends',
  table: 'rating_freeze',
  at: 'ends_at',
  after_ms: 0,
  where: sql`true`,
  columns: ['mentor_user_id'],
  job: ({ mentor_user_id = '' }, options) => settleRatingJob({ mentor_user_id }, options),
};

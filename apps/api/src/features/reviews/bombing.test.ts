import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { settleReviewsJob } from '../../jobs/known-jobs.ts';
import { insertBooking } from '../../testing/insert-booking.ts';
import { reviewScene } from '../../testing/review-scene.ts';
import { runJobsUntil } from '../../testing/run-jobs-until.ts';
import { runJob, runJobs } from '../../testing/run-due-jobs.ts';
import { isBombing, type TimedReview } from './bombing.ts';

const { scene, runReviewJobs, reviewedBy } = reviewScene();
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = Date.parse('2055-01-20T12:00:00Z');
/** More than are needed to be noticed. */
const MANY = LIMITS.bombing_accounts + 5;

const reviews = (count: number, changes: Partial<TimedReview> = {}): TimedReview[] =>
  Array.from({ length: count }, (_, index) => ({
    author_id: `author ${index}`,
    author_since: NOW - 2 * DAY_MS,
    written_at: NOW - HOUR_MS,
    published_at: NOW - HOUR_MS,
    ...changes,
  }));

test('[T-14] ten new accounts within 24 hours are bombing, and nine, older ones, earlier ones or one of them ten times are not', () => {
  const most = LIMITS.bombing_accounts;
  expect(isBombing(reviews(most), NOW)).toBe(true);
  expect(isBombing(reviews(50), NOW)).toBe(true);
  expect(isBombing(reviews(most - 1), NOW)).toBe(false);
  expect(isBombing(reviews(most, { author_since: NOW - HOUR_MS - 7 * DAY_MS }), NOW)).toBe(false);
  expect(isBombing(reviews(most, { author_since: NOW - HOUR_MS - 7 * DAY_MS + 1 }), NOW)).toBe(true);
  expect(isBombing(reviews(most, { published_at: NOW - DAY_MS }), NOW)).toBe(false);
  expect(isBombing(reviews(most, { author_id: 'one' }), NOW)).toBe(false);
});

/** A review with one star by a new account that had a free session, two weeks ago: it is published when it is settled. */
async function sealedReview(mentor: Awaited<ReturnType<typeof scene.mentor>>, index: number): Promise<string> {
  const { api } = scene;
  const author = await scene.prospect();
  const end = NOW - 14 * DAY_MS;
  const start = new Date(end - (index + 1) * HOUR_MS).toISOString();
  const booking_id = await insertBooking(api, { mentor, prospect: author, status: 'completed', start });
  const at = new Date(end).toISOString();
  await api.context.db
    .updateTable('authenticated_user')
    .set({ created_at: new Date(end - DAY_MS) })
    .where('id', '=', author.user_id)
    .execute();
  await sql`
    insert into review (id, booking_id, author_role, author_user_id, mentor_user_id, stars, would_book_again, lang, created_at, updated_at)
    values (${newId()}, ${booking_id}, 'prospect', ${author.user_id}, ${mentor.user_id}, 1, false, 'en', ${at}, ${at})`.execute(
    api.context.db,
  );
  return booking_id;
}

test('[T-14] many sessions by new accounts in a day open one case, and the mean stays as it was for 24 hours', async () => {
  const { mentor } = await reviewedBy([
    [1, 5],
    [2, 5],
    [3, 5],
  ]);
  const { context } = scene.api;
  scene.clock.set(new Date(NOW).toISOString());
  // Reviews of paid sessions by new accounts would count.
  const bookings: string[] = [];
  for (let index = 0; index < MANY; index += 1) {
    bookings.push(await sealedReview(mentor, index));
  }
  await sql`update booking set price_minor = 5000 where id = any(${bookings}::uuid[])`.execute(context.db);
  for (const booking_id of bookings) {
    await runJob(context, 'settle-reviews', { booking_id });
  }
  await runJobs(scene.api.context, 'open-mentor-case');
  const list = async () => (await scene.api.as(null).listReviewsBySlug({ params: { slug: mentor.slug } })).summary;
  const card = async () => (await scene.api.as(null).getMentorProfileBySlug({ params: { slug: mentor.slug } })).rating;
  const frozen = await list();
  expect(frozen).toMatchObject({ review_count: 3 + MANY, frozen_until: toInstant(NOW + DAY_MS) });
  // The mean of three and of the nine that came before it was noticed.
  expect(frozen.rating).toBe(2);
  expect(await card()).toBe(2);
  const { rows } = await sql`
    select reason, source, state from moderation_case where owner_user_id = ${mentor.user_id}`.execute(context.db);
  expect(rows).toEqual([{ reason: 'fake_review', source: 'signal', state: 'open' }]);

  // Reviews of these sessions may be settled again meanwhile, as where staff hide one.
  for (const booking_id of bookings) {
    await enqueue(context.db, [settleReviewsJob({ booking_id })]);
  }
  await runReviewJobs();
  expect(await card()).toBe(2);

  scene.clock.set(new Date(NOW + DAY_MS).toISOString());
  await runJobsUntil(scene, 'settle-rating');
  const after = await list();
  expect(after).toMatchObject({ frozen_until: null, rating: 1.67 });
  expect(await card()).toBe(1.67);
});

import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DAY_MS, reviewScene } from '../../testing/review-scene.ts';
import { NINE, NOW } from '../../testing/booking-scene.ts';
import { ANSWERS } from '../../testing/insert-reviews.ts';
import { make, type Made } from '../../testing/make.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';

const { scene, at, runReviewJobs } = reviewScene();
const SIZE = LIMITS.review_ring_sessions;

/** Makes sessions of one mentor that took place, each with the stars of a prospect by their number. */
async function reviewedBy(given: readonly (readonly [who: number, stars: number])[]) {
  const mentor = await scene.mentor();
  const people = new Map<number, Made>();
  for (const [index, [who, stars]] of given.entries()) {
    const prospect = people.get(who) ?? (await scene.prospect());
    people.set(who, prospect);
    const start = new Date(Date.parse(NINE) + index * 30 * 60_000).toISOString();
    const { params } = await make(scene.api).session({ mentor, prospect, start, booked_at: NOW, ended: true });
    at(5 * DAY_MS + index * 1000);
    await prospect.client.putReview({ params, body: { stars, would_book_again: stars > 2 } });
    await mentor.client.putReview({ params, body: ANSWERS });
  }
  return { mentor, people };
}
const stars = (people: number) => Array.from({ length: people }, (_, index) => [index, 5] as const);
const reviewsOf = async (slug: string) =>
  scene.api.as(null).listReviewsBySlug({ params: { slug }, query: { page_size: 50 } });

test('[T-184] five free first sessions of one day, by accounts of years, weigh nothing and open one case; staff let them count again', async () => {
  const { mentor, people } = await reviewedBy(stars(SIZE));
  await sql`update authenticated_user set created_at = '2050-01-01'`.execute(scene.api.context.db);
  expect(people.size).toBe(SIZE);
  const { items, summary } = await reviewsOf(mentor.slug);
  expect(items.map(({ counts, uncounted_because }) => [counts, uncounted_because])).toEqual(
    Array.from({ length: SIZE }, () => [false, 'review_ring']),
  );
  expect(summary).toMatchObject({ review_count: SIZE, rating: null });
  await runJobs(scene.api.context, 'open-mentor-case');
  const moderator = await make(scene.api).staff('moderator');
  const cases = await moderator.client.listCases({ query: { page_size: 100 } });
  const found = cases.items.filter(({ owner }) => owner?.user_id === mentor.user_id);
  expect(found).toMatchObject([{ reason: 'fake_review' }]);
  const params = { id: found[0]?.id ?? '' };
  const { signals, version } = await moderator.client.getCase({ params });
  expect(signals).toMatchObject([{ kind: 'review_ring', count: SIZE }]);
  await moderator.client.decideCase({ params, body: { version, actions: [{ type: 'no_action' }], rule: null } });
  await runReviewJobs();
  const after = await reviewsOf(mentor.slug);
  expect(after.summary).toMatchObject({ review_count: SIZE, rating: 5 });
});

test('[T-184] four of a day, and people who had sessions before, are no ring', async () => {
  const { mentor } = await reviewedBy(stars(SIZE - 1));
  expect((await reviewsOf(mentor.slug)).items.every(({ counts }) => counts)).toBe(true);
  const { mentor: other } = await reviewedBy([...stars(SIZE - 1), [0, 4], [1, 4]]);
  expect((await reviewsOf(other.slug)).items.every(({ counts }) => counts)).toBe(true);
});

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { make } from '../../testing/make.ts';
import { ANSWERS, STARS } from '../../testing/insert-reviews.ts';
import { DAY_MS, reviewScene } from '../../testing/review-scene.ts';
import { runJob } from '../../testing/run-due-jobs.ts';

const { scene, at, complete, met, reviewedBy } = reviewScene();

const HOUR_MS = 60 * 60_000;

test('[T-07] the mean counts each prospect once, by the latest review, and is shown from three on', async () => {
  const { mentor } = await reviewedBy([
    [1, 1],
    [1, 5],
    [2, 4],
    [3, 3],
  ]);
  await sql`update authenticated_user set created_at = '2000-01-01'`.execute(scene.api.context.db);
  await sql`update review set counts = true`.execute(scene.api.context.db);
  const { summary } = await scene.api.as(null).listReviewsBySlug({ params: { slug: mentor.slug } });
  expect(summary).toMatchObject({
    rating: 4,
    review_count: 4,
    distribution: [1, 0, 1, 1, 1],
    would_book_again_pct: 100,
  });
});

test('[T-07] the profile and its card show what the reviews say, and searches order by it', async () => {
  const { mentor } = await reviewedBy([
    [1, 5],
    [2, 5],
    [3, 4],
  ]);
  const profile = await scene.api.as(null).getMentorProfileBySlug({ params: { slug: mentor.slug } });
  expect(profile).toMatchObject({
    rating: 4.67,
    review_count: 3,
    session_count: 3,
  });
  const { rows } = await sql<{ rating: number }>`
    select document.rating from search_document document join mentor_search found using (profile_id)
    where found.auth_user_id = ${mentor.user_id}`.execute(scene.api.context.db);
  expect(rows).toEqual([{ rating: 4.67 }]);
});

test('[T-103] a list of reviews says which of them the reader wrote', async () => {
  const { mentor, people } = await reviewedBy([
    [1, 5],
    [2, 4],
  ]);
  const ownOf = async ({ listReviewsBySlug }: Pick<typeof mentor.client, 'listReviewsBySlug'>) =>
    (await listReviewsBySlug({ params: { slug: mentor.slug } })).items.flatMap(({ is_own, stars }) =>
      is_own ? [stars] : [],
    );
  expect(await ownOf(scene.api.as(null))).toEqual([]);
  expect(await ownOf(mentor.client)).toEqual([]);
  expect(await Promise.all([...people.values()].map(({ client }) => ownOf(client)))).toEqual([[5], [4]]);
});

test('[T-07] reviews are listed with the reader’s language first, then the newest, by stars and by page', async () => {
  const { mentor } = await reviewedBy([
    [1, 5],
    [2, 4],
    [3, 4],
  ]);
  await scene.api.context.db.transaction().execute(async (trx) => {
    await sql`select set_config('abroad_mentors.erasing', 'on', true)`.execute(trx);
    await sql`update review set text = 'Sehr gut', lang = case stars when 5 then 'vi' else 'en' end`.execute(trx);
  });
  const list = async (query: object) => {
    const { items, total } = await scene.api.as(null).listReviewsBySlug({ params: { slug: mentor.slug }, query });
    return { stars: items.map(({ stars }) => stars), total };
  };
  expect(await list({ lang: 'vi' })).toEqual({ stars: [5, 4, 4], total: 3 });
  expect(await list({ lang: 'en' })).toEqual({ stars: [4, 4, 5], total: 3 });
  expect(await list({ stars: 4 })).toEqual({ stars: [4, 4], total: 2 });
  expect(await list({ page: 2, page_size: 2, lang: 'vi' })).toEqual({
    stars: [4],
    total: 3,
  });
  expect(await refusal(list({ stars: 9 }))).toEqual({
    code: 'VALIDATION_FAILED',
    paths: ['stars'],
  });
});

test('[T-08] a free session’s review by an account younger than a week is listed and does not count', async () => {
  const { mentor, people } = await reviewedBy([
    [1, 5],
    [2, 5],
    [3, 5],
  ]);
  const { db } = scene.api.context;
  const young = people.get(3)?.user_id ?? '';
  await sql`update authenticated_user set created_at = '2055-01-08' where id = ${young}`.execute(db);
  scene.clock.set('2055-01-07T10:00:00Z');
  const prospect = people.get(3) ?? (await scene.prospect());
  const { id } = await make(scene.api).session({ mentor, prospect, start: '2055-01-11T10:00:00Z' });
  scene.clock.set('2055-01-13T11:00:00Z');
  await complete();
  await prospect.client.putReview({ params: { id }, body: { ...STARS, stars: 1 } });
  await mentor.client.putReview({ params: { id }, body: ANSWERS });
  const { items, summary } = await scene.api.as(null).listReviewsBySlug({ params: { slug: mentor.slug } });
  expect(items.filter(({ counts }) => !counts)).toHaveLength(1);
  expect(items).toHaveLength(4);
  expect(summary).toMatchObject({ review_count: 4, rating: 5 });
});

test('[T-08] an account that was young when it wrote does not count when the 14 days are over either', async () => {
  const { id, prospect, write, profile } = await met();
  const { db } = scene.api.context;
  await sql`update authenticated_user set created_at = '2055-01-10' where id = ${prospect.user_id}`.execute(db);
  at(60 * 60_000);
  await write();
  at(14 * DAY_MS);
  await complete();
  await runJob(scene.api.context, 'settle-reviews', { booking_id: id });
  expect((await profile()).items).toMatchObject([{ counts: false }]);
});

test('[T-10] who deletes their account leaves the stars, without name and words, and no mean moves', async () => {
  const { mentor, people } = await reviewedBy([
    [1, 5],
    [2, 5],
    [3, 2],
  ]);
  const before = await scene.api.as(null).listReviewsBySlug({ params: { slug: mentor.slug } });
  const gone = people.get(3);
  await gone?.client.deleteAccount({ body: { confirm: gone.slug } });
  const after = await scene.api.as(null).listReviewsBySlug({ params: { slug: mentor.slug } });
  expect(after.summary).toEqual(before.summary);
  expect(after.items.find(({ stars }) => stars === 2)).toMatchObject({
    author_name: null,
    text: null,
  });
});

test('[T-10] a published review can’t be changed, not even by a statement in the database', async () => {
  const { write, answer } = await met();
  at(48 * HOUR_MS);
  await complete();
  await answer();
  const { id } = await write();
  const { db } = scene.api.context;
  await expect(sql`update review set stars = 1 where id = ${id}`.execute(db)).rejects.toThrow('stays as it is');
  await expect(sql`update review set status = 'sealed' where id = ${id}`.execute(db)).rejects.toThrow('cannot go from');
  await expect(sql`delete from review_event where review_id = ${id}`.execute(db)).rejects.toThrow('append-only');
});

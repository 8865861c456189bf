/** @module-tag full It fills a database with the demonstration data. */
import { expect, test } from 'vitest';
import { seedReviews } from '../../../tools/seed/reviews/seed-reviews.ts';
import { seededDatabase } from './seeded-database.test-helper.ts';

const { query, count, url } = seededDatabase((address) => seedReviews(address, { seed: 1 }));

test('[T-07] every rating, review count and session count of the demonstration data has its rows', async () => {
  const claimed = await query(`
    select slug, profile.rating::float8, review_count, session_count, found.rating::float8 as found_rating
    from mentor_profile profile join authenticated_user person on person.id = profile.auth_user_id
    join search_document found on found.profile_id = profile.id order by slug`);
  const counted = await query(`
    select slug,
      case when count(distinct author_user_id) >= 3 then round(avg(stars), 2)::float8 end as rating,
      count(review.id)::int as review_count, count(booking.id)::int as session_count,
      case when count(distinct author_user_id) >= 3 then round(avg(stars), 2)::float8 end as found_rating
    from authenticated_user person join mentor_profile on auth_user_id = person.id
    left join booking on booking.mentor_user_id = person.id and booking.status = 'completed'
    left join review on review.booking_id = booking.id and review.status = 'published'
    group by slug order by slug`);
  expect(claimed).toHaveLength(302);
  expect(claimed).toEqual(counted);
});

test('[T-07] some made-up mentors have no review, some too few for a mean, and most between 3 and 12', async () => {
  const mentors = (where: string) => count(`mentor_profile where ${where}`);
  expect(await mentors('review_count = 0')).toBeGreaterThan(20);
  expect(await mentors('review_count between 1 and 2 and rating is null')).toBeGreaterThan(20);
  expect(await mentors('review_count between 3 and 12 and rating is not null')).toBeGreaterThan(150);
  expect(await mentors('session_count > review_count')).toBeGreaterThan(50);
  const written = await count('review');
  expect(await count('review where stars >= 4')).toBeGreaterThan(0.8 * written);
  expect(await count('review where stars <= 2')).toBeGreaterThan(0.01 * written);
});

test('[T-07] reviews are in seven languages, each one that both sides speak, and no mentor has a text twice', async () => {
  expect(await count('(select distinct lang from review where text is not null) as langs')).toBe(7);
  expect(await count('(select distinct text from review where text is not null) as texts')).toBeGreaterThan(100);
  expect(
    await count(`review join mentor_profile profile on profile.auth_user_id = review.mentor_user_id
      where not exists (select from unnest(profile.languages) tag where split_part(tag, '-', 1) = review.lang)`),
  ).toBe(0);
  expect(
    await count(
      `(select from review where text is not null group by mentor_user_id, text having count(*) > 1) as twice`,
    ),
  ).toBe(0);
  expect(await count(`review where text like '%{%' or reply like '%{%'`)).toBe(0);
});

test('seeded sessions are past, after both people signed up, overlap no other session of theirs, and are free', async () => {
  expect(
    await count(`booking join authenticated_user person on person.id in (mentor_user_id, prospect_user_id)
      where booking.created_at < person.created_at or end_at > now() - interval '48 hours' or price_minor > 0`),
  ).toBe(0);
  expect(
    await count(`booking one join booking other on one.id < other.id
      and tstzrange(one.busy_start_at, one.busy_end_at) && tstzrange(other.busy_start_at, other.busy_end_at)
      and array[one.mentor_user_id, one.prospect_user_id] && array[other.mentor_user_id, other.prospect_user_id]`),
  ).toBe(0);
  expect(
    await count(`booking join event_type service on service.id = event_type_id
      where service.auth_user_id <> mentor_user_id or end_at - start_at <> make_interval(mins => duration_min)`),
  ).toBe(0);
});

test('the students of seeded sessions have no services, and no email about a session is queued', async () => {
  expect(
    await count(`authenticated_user person join mentor_profile on auth_user_id = person.id
    where clerk_id like 'made-up-student:%'`),
  ).toBe(0);
  expect(await count('mail_message')).toBe(0);
});

test('the demo mentor has reviews, and a session with the demo prospect that both can still review', async () => {
  const [linh] = await query<{ review_count: number }>(`
    select review_count from mentor_profile join authenticated_user person on person.id = auth_user_id
    where clerk_id = 'user_demo_mentor'`);
  expect(linh?.review_count).toBeGreaterThanOrEqual(3);
  const open = await query(`
    select booking.status from booking join authenticated_user mentor on mentor.id = mentor_user_id
    join authenticated_user prospect on prospect.id = prospect_user_id
    where mentor.clerk_id = 'user_demo_mentor' and prospect.clerk_id = 'user_demo_prospect'
      and end_at > now() - interval '10 days' and not exists (select from review where booking_id = booking.id)`);
  expect(open).toEqual([{ status: 'completed' }]);
});

test('the sessions and reviews are added once', async () => {
  const before = [await count('booking'), await count('review'), await count('authenticated_user')];
  await seedReviews(url(), { seed: 1 });
  expect([await count('booking'), await count('review'), await count('authenticated_user')]).toEqual(before);
});

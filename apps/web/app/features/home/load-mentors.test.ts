import type { ProfileSummary } from '@abroad/contract/search';
import { expect, test, vi } from 'vitest';
import { loadMentors } from './load-mentors.server.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const signal = new AbortController().signal;

const profile = (
  slug: string,
  next_available_at: string | null,
  more: Partial<ProfileSummary> = {},
): ProfileSummary => ({
  proofs: [],
  profile_id: `profile-${slug}`,
  first_name: slug,
  last_name: 'Tran',
  email: null,
  slug,
  profile_image_url: null,
  avatar_medium_url: null,
  avatar_thumbnail_url: null,
  country: 'NL',
  origin_country_code: 'VN',
  school: 'Delft',
  degree_id: null,
  field_of_study: null,
  education_start_date: null,
  education_end_date: null,
  job_title: null,
  organisation: null,
  profile_status: 'active',
  headline: null,
  topics: [],
  languages: ['en'],
  rating: null,
  review_count: 0,
  answers_within_h: null,
  time_zone: 'Europe/Amsterdam',
  price_from: 28,
  currency: 'EUR',
  price_duration_min: 45,
  has_free_session: true,
  next_available_at,
  ...more,
});

/** An API with these mentors, and the times that each has this week. */
function stubApi(profiles: ProfileSummary[], slots: Record<string, string[]> = {}) {
  return {
    searchProfiles: vi.fn().mockResolvedValue({ profiles }),
    getAvailabilityBySlug: vi.fn(({ params: { slug } }: { params: { slug: string } }) =>
      slots[slug] === undefined
        ? Promise.reject(new Error('gone'))
        : Promise.resolve({ available_slots: slots[slug].map((start) => ({ start, end: start })) }),
    ),
  };
}
const load = (api: ReturnType<typeof stubApi>, zone: string | null) =>
  loadMentors(api as never, { zone, locale: 'en', now: NOW }, signal);

test('[U-13] a mentor whose next time is in the visitor’s night is shown with their first time by day', async () => {
  // 08:00 and 18:00 UTC are 00:00 and 10:00 in Los Angeles.
  const api = stubApi([profile('linh', '2026-11-27T08:00:00Z'), profile('minh', '2026-11-27T17:00:00Z')], {
    linh: ['2026-11-27T08:00:00Z', '2026-11-27T15:00:00Z', '2026-11-27T18:00:00Z'],
  });
  const mentors = await load(api, 'America/Los_Angeles');
  expect(mentors.map(({ slug, available_at }) => [slug, available_at])).toEqual([
    ['minh', '2026-11-27T17:00:00Z'],
    ['linh', '2026-11-27T18:00:00Z'],
  ]);
});

test('[U-13] mentors bring their price and whether a session is free', async () => {
  const [mentor] = await load(stubApi([profile('linh', '2026-11-27T09:00:00Z')]), 'UTC');
  expect(mentor).toMatchObject({ price_from: 28, currency: 'EUR', price_duration_min: 45, has_free_session: true });
});

test('[U-13] no later times are fetched where four mentors have times by the visitor’s day, nor before the zone is known', async () => {
  const four = ['a', 'b', 'c', 'd'].map((slug) => profile(slug, '2026-11-27T10:00:00Z'));
  const api = stubApi([profile('night', '2026-11-27T03:00:00Z'), ...four]);
  expect((await load(api, 'UTC')).map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd']);
  expect((await load(api, null)).map(({ slug }) => slug)).toEqual(['night', 'a', 'b', 'c']);
  expect(api.getAvailabilityBySlug).not.toHaveBeenCalled();
});

test('[U-13] where no mentor has a time by day, those with any time this week are shown', async () => {
  const api = stubApi([profile('night', '2026-11-27T03:00:00Z'), profile('later', '2026-12-20T10:00:00Z')], {
    night: ['2026-11-27T03:00:00Z'],
  });
  expect((await load(api, 'UTC')).map(({ slug }) => slug)).toEqual(['night']);
});

test('[U-13] others are asked until four have a time by day', async () => {
  const night = Array.from({ length: 20 }, (_, at) => profile(`m${at}`, '2026-11-27T03:00:00Z'));
  const byDay = Object.fromEntries(
    night.map(({ slug }, at) => [slug, at % 5 === 4 ? ['2026-11-27T10:00:00Z'] : ['2026-11-27T04:00:00Z']]),
  );
  expect((await load(stubApi(night, byDay), 'UTC')).map(({ slug }) => slug)).toEqual(['m4', 'm9', 'm14', 'm19']);
});

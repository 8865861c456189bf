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

const load = (profiles: ProfileSummary[], zone: string | null) => {
  const searchProfiles = vi.fn().mockResolvedValue({ profiles });
  return { searchProfiles, mentors: loadMentors({ searchProfiles }, { zone, locale: 'en', now: NOW }, signal) };
};
const times = async (profiles: ProfileSummary[], zone: string | null) =>
  (await load(profiles, zone).mentors).map(({ slug, available_at }) => [slug, available_at]);

test('[U-13] a mentor whose next time is in the visitor’s night is shown with their first time by day', async () => {
  const profiles = [
    profile('linh', '2026-11-27T08:00:00Z', { next_waking_at: '2026-11-27T18:00:00Z' }),
    profile('minh', '2026-11-27T17:00:00Z', { next_waking_at: '2026-11-27T17:00:00Z' }),
    profile('night', '2026-11-27T09:00:00Z', { next_waking_at: null }),
  ];
  expect(await times(profiles, 'America/Los_Angeles')).toEqual([
    ['minh', '2026-11-27T17:00:00Z'],
    ['linh', '2026-11-27T18:00:00Z'],
  ]);
  const query = { sort_by: 'next_available', sort_order: 'asc', page_size: 24, time_zone: 'America/Los_Angeles' };
  expect(load(profiles, 'America/Los_Angeles').searchProfiles).toHaveBeenCalledWith({ query, signal });
});

test('[U-13] mentors bring their price and whether a session is free', async () => {
  const [mentor] = await load([profile('linh', '2026-11-27T09:00:00Z')], null).mentors;
  expect(mentor).toMatchObject({ price_from: 28, currency: 'EUR', price_duration_min: 45, has_free_session: true });
});

test('[U-13] before the zone is known every hour counts, and four mentors are shown', async () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((slug) => profile(slug, '2026-11-27T03:00:00Z'));
  expect((await times(five, null)).map(([slug]) => slug)).toEqual(['a', 'b', 'c', 'd']);
  const query = { sort_by: 'next_available', sort_order: 'asc', page_size: 24 };
  expect(load(five, null).searchProfiles).toHaveBeenCalledWith({ query, signal });
});

test('[U-13] where no mentor has a time by day, those with any time this week are shown', async () => {
  const night = profile('night', '2026-11-27T03:00:00Z', { next_waking_at: null });
  const later = profile('later', '2026-12-20T10:00:00Z', { next_waking_at: '2026-12-20T10:00:00Z' });
  expect(await times([night, later], 'UTC')).toEqual([['night', '2026-11-27T03:00:00Z']]);
});

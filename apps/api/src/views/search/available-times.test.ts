import type { SearchFilters } from '@abroad/contract';
import { beforeAll, expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import { untilCaughtUp } from '../../testing/index-scene.ts';
import type { MadeMentor } from '../../testing/make.ts';
import { runJob, runJobs } from '../../testing/run-due-jobs.ts';

const scene = bookingScene({}, () => Promise.resolve({ SEARCH_ENGINE: 'index' }));
let monday: MadeMentor;
let sunday: MadeMentor;

// In Amsterdam: three in the afternoon to half past five in Vietnam, and two to five in the afternoon in India.
beforeAll(async () => {
  monday = await scene.mentor({ open: ['Mon 09:00-11:30'] });
  sunday = await scene.mentor({ open: ['Sun 10:00-12:00'] });
  await scene.mentor({ open: ['Tue 09:00-10:00'] });
  await runJobs(scene.api.context, 'refresh-next-available');
});

async function found(query: Partial<SearchFilters>) {
  const { search_index } = scene.api.context;
  if (search_index === null) throw new Error('there is no index');
  await untilCaughtUp(search_index);
  const page = await scene.api.as(null).searchProfiles({ query: { expand: ['facets', 'wider'], ...query } });
  const { profiles, facets, wider } = page;
  return { ids: profiles.map(({ profile_id }) => profile_id).toSorted(), facets, wider };
}

test('[U-10] mentors are found who can be booked in an evening or on a weekend on the searcher’s clock', async () => {
  const evenings = await found({ available_times: ['evenings'], time_zone: 'Asia/Ho_Chi_Minh' });
  expect(evenings.ids).toEqual([monday.profile_id, sunday.profile_id].toSorted());
  expect((await found({ available_times: ['evenings'], time_zone: 'Asia/Kolkata' })).ids).toEqual([]);
  expect((await found({ available_times: ['weekends'], time_zone: 'Asia/Ho_Chi_Minh' })).ids).toEqual([
    sunday.profile_id,
  ]);
  // Four in the morning.
  expect((await found({ available_times: ['weekends'], time_zone: 'America/New_York' })).ids).toEqual([]);
});

test('[U-10] if both are chosen either matches, and both are counted where the zone is known', async () => {
  const both = await found({ available_times: ['evenings', 'weekends'], time_zone: 'Asia/Kolkata' });
  expect(both.ids).toEqual([sunday.profile_id]);
  expect(both.facets?.available_times).toEqual([
    { value: 'week', count: 1 },
    { value: 'weekends', count: 1 },
  ]);
  expect(both.wider).toContainEqual({
    without: 'available_times',
    value: null,
    instead: null,
    total_count: 3,
    total_is_exact: true,
  });
  const { facets } = await found({ time_zone: 'Asia/Ho_Chi_Minh' });
  expect(facets?.available_times).toEqual([
    { value: 'week', count: 3 },
    { value: 'evenings', count: 2 },
    { value: 'weekends', count: 1 },
  ]);
  expect((await found({})).facets?.available_times).toEqual([]);
});

test('[U-10] a booked evening is none any more, and that of the week after comes with the days', async () => {
  const mentor = await scene.mentor({ open: ['Mon 11:00-11:30'], topics: ['scholarships'] });
  const prospect = await scene.prospect();
  await runJobs(scene.api.context, 'refresh-next-available');
  const ask = () => found({ topics: ['scholarships'], available_times: ['evenings'], time_zone: 'Asia/Ho_Chi_Minh' });
  expect((await ask()).ids).toEqual([mentor.profile_id]);
  await scene.book(prospect, mentor, { start: '2055-01-11T10:00:00Z' });
  await runJobs(scene.api.context, 'refresh-next-available');
  expect((await ask()).ids).toEqual([]);
  // Seven days before the next Monday.
  scene.clock.set('2055-01-11T11:00:00Z');
  await runJob(scene.api.context, 'sweep-next-available');
  expect((await ask()).ids).toEqual([mentor.profile_id]);
});

test('[U-10] cards say the next time from 8 to 22 hours of the searcher’s clock, null for night alone, and nothing without a clock', async () => {
  const mentor = await scene.mentor({ open: ['Wed 06:15-08:15', 'Thu 15:15-15:45'], topics: ['student-housing'] });
  await runJobs(scene.api.context, 'refresh-next-available');
  const nextIn = async (time_zone?: string) => {
    const query = { topics: ['student-housing'], ...(time_zone === undefined ? {} : { time_zone }) };
    await found(query);
    const { profiles } = await scene.api.as(null).searchProfiles({ query });
    expect(profiles.map(({ profile_id }) => profile_id)).toEqual([mentor.profile_id]);
    const { next_available_at, next_waking_at } = profiles[0] ?? {};
    expect(next_available_at).toMatch(/T05:15:00Z$/);
    return next_waking_at;
  };
  expect(await nextIn('Asia/Ho_Chi_Minh')).toMatch(/T05:15:00Z$/);
  expect(await nextIn('Europe/London')).toMatch(/T14:15:00Z$/);
  expect(await nextIn('America/Denver')).toBeNull();
  expect(await nextIn()).toBeUndefined();
});

test('[E-13] of the filters that are named alone the values are counted', async () => {
  const { facets } = await found({ facet_names: ['topics'] });
  expect(facets?.topics).not.toEqual([]);
  expect(Object.entries(facets ?? {}).filter(([, counts]) => counts.length > 0)).toHaveLength(1);
});

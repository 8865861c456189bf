import { expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { runJob, runJobs } from '../../testing/run-due-jobs.ts';
import { writeAs } from '../../db/write-as.ts';
import { make, type Made } from '../../testing/make.ts';
import { hideProfile, showProfile } from './hide-profile.ts';

const scene = bookingScene();
const UNTIL = '2055-01-14T10:00:00Z';
const hide = ({ user_id }: Made, until: string | null = UNTIL, reason: string | null = 'Three no-shows') =>
  writeAs(scene.api.context.db, user_id, (trx) => hideProfile(trx, user_id, { until, reason, now: scene.clock.now() }));
const show = ({ user_id }: Made) => writeAs(scene.api.context.db, user_id, (trx) => showProfile(trx, user_id));
const ends = ({ user_id }: Made, until: string) => runJob(scene.api.context, 'end-profile-hiding', { user_id, until });
const found = async (keyword: string) =>
  (await scene.api.as(null).searchProfiles({ query: { keyword: [keyword] } })).total_count;

test('[T-67] a profile hidden until a date is found nowhere and can’t be booked; sessions stay; then it is there again by itself', async () => {
  const mentor = await scene.mentor({ about: 'I know theremins' });
  const prospect = await scene.prospect();
  const { id } = await make(scene.api).session({ mentor, prospect });
  expect(await found('theremins')).toBe(1);
  expect(await hide(mentor)).toBe(true);
  expect(await found('theremins')).toBe(0);
  const params = { slug: mentor.slug };
  const { client } = prospect;
  expect(await refusalCode(client.getMentorProfileBySlug({ params }))).toBe('PROFILE_NOT_FOUND');
  expect(await refusalCode(client.getAvailabilityBySlug({ params }))).toBe('PROFILE_NOT_FOUND');
  expect(await refusalCode(client.listEventTypesBySlug({ params }))).toBe('PROFILE_NOT_FOUND');
  expect(await refusalCode(scene.book(prospect, mentor, { start: '2055-01-11T09:00:00Z' }))).toBe('PROFILE_NOT_FOUND');
  expect((await scene.api.as(null).listMentorAddresses()).slugs).not.toContain(mentor.slug);
  expect((await client.getBooking({ params: { id } })).status).toBe('confirmed');

  await ends(mentor, UNTIL);
  await runJobs(scene.api.context, 'refresh-mentor-search');
  expect(await found('theremins')).toBe(1);
  expect(await client.getMentorProfileBySlug({ params })).toMatchObject({ profile_status: 'active' });
});

test('[T-67] the mentor sees until when and why, and can’t resume it; others see neither', async () => {
  const mentor = await scene.mentor();
  await hide(mentor);
  expect(await mentor.client.getMyMentorProfile()).toMatchObject({
    profile_status: 'suspended',
    hidden_until: UNTIL,
    hidden_reason: 'Three no-shows',
  });
  const body = { profile_status: 'active' } as const;
  expect(await refusalCode(mentor.client.patchMyMentorProfile({ body }))).toBe('FORBIDDEN');
  await show(mentor);
  expect(await mentor.client.getMyMentorProfile()).toMatchObject({
    profile_status: 'active',
    hidden_until: null,
    hidden_reason: null,
  });
});

test('[T-67] a paused profile is paused again afterwards', async () => {
  const mentor = await scene.mentor();
  await mentor.client.patchMyMentorProfile({ body: { profile_status: 'paused' } });
  await hide(mentor);
  await ends(mentor, UNTIL);
  expect(await mentor.client.getMyMentorProfile()).toMatchObject({ profile_status: 'paused' });
});

test('[T-67] hidden twice, the later end counts, and the end of the first changes nothing', async () => {
  const mentor = await scene.mentor();
  await hide(mentor, UNTIL);
  await hide(mentor, '2055-02-01T10:00:00Z');
  await hide(mentor, '2055-01-20T10:00:00Z');
  await ends(mentor, UNTIL);
  expect(await mentor.client.getMyMentorProfile()).toMatchObject({
    profile_status: 'suspended',
    hidden_until: '2055-02-01T10:00:00Z',
  });
  await hide(mentor, null);
  await ends(mentor, '2055-02-01T10:00:00Z');
  expect(await mentor.client.getMyMentorProfile()).toMatchObject({ profile_status: 'suspended', hidden_until: null });
  await show(mentor);
  expect(await mentor.client.getMyMentorProfile()).toMatchObject({ profile_status: 'active' });
});

test('[T-67] a student has no profile to hide', async () => {
  expect(await hide(await scene.prospect())).toBe(false);
});

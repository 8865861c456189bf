import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runJob } from '../../testing/run-due-jobs.ts';
import type { MadeMentor } from '../../testing/make.ts';
import { bookingScene, HALF_PAST_NINE, NINE, NOW } from '../../testing/booking-scene.ts';
import { toInstant } from '../../core/clock.ts';

const scene = bookingScene();

const nextOf = async ({ user_id }: MadeMentor) => {
  const row = await scene.api.context.db
    .selectFrom('mentor_search')
    .select(['next_available_at', 'next_available_check_at'])
    .where('auth_user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return [row.next_available_at, row.next_available_check_at];
};
const scoreOf = async ({ user_id }: MadeMentor) =>
  await scene.api.context.db
    .selectFrom('mentor_search')
    .select(['rank_score', sql<string>`xmin::text`.as('version')])
    .where('auth_user_id', '=', user_id)
    .executeTakeFirstOrThrow();
const sweepAt = async (now: string) => {
  scene.clock.set(now);
  await runJob(scene.api.context, 'sweep-next-available');
};
/** Makes a mentor one who joined long ago and has done nothing since. */
async function beLongGone({ user_id, profile_id }: MadeMentor): Promise<void> {
  const { db } = scene.api.context;
  const set = { updated_at: '2054-01-01T00:00:00Z' };
  await db
    .updateTable('mentor_profile')
    .set({ ...set, created_at: set.updated_at })
    .where('id', '=', profile_id)
    .execute();
  await db.updateTable('mentor_education').set(set).where('profile_id', '=', profile_id).execute();
  for (const table of ['event_type', 'availability_schedule', 'booking_policy'] as const) {
    await db.updateTable(table).set(set).where('auth_user_id', '=', user_id).execute();
  }
}
const iso = (instant: string) => toInstant(instant);
/** Twelve hours, the default notice, before an instant. */
const noticeBefore = (instant: string) => toInstant(Date.parse(instant) - 12 * 60 * 60_000);

test('a new mentor’s next free time is known right after onboarding, and follows bookings and cancellations', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  await scene.runJobs('refresh-next-available');
  expect(await nextOf(mentor)).toEqual([iso(NINE), noticeBefore(NINE)]);
  const { id } = await scene.book(prospect, mentor);
  await scene.runJobs('refresh-next-available');
  expect(await nextOf(mentor)).toEqual([iso(HALF_PAST_NINE), noticeBefore(HALF_PAST_NINE)]);
  await prospect.client.cancelBooking({ params: { id }, body: {} });
  await scene.runJobs('refresh-next-available');
  expect(await nextOf(mentor)).toEqual([iso(NINE), noticeBefore(NINE)]);
});

test('the shortest active service decides', async () => {
  const mentor = await scene.mentor({
    open: ['Mon 09:00-09:30', 'Tue 09:00-12:00'],
    event_types: [{ duration_min: 60 }, { duration_min: 30 }, { duration_min: 15, is_active: false }],
  });
  await scene.runJobs('refresh-next-available');
  expect((await nextOf(mentor))[0]).toBe(iso(NINE));
});

test('the sweep moves on to the next time when the notice of the last one begins, and only then', async () => {
  const mentor = await scene.mentor();
  await scene.runJobs('refresh-next-available');
  await sweepAt('2055-01-10T19:59:59Z');
  expect((await nextOf(mentor))[0]).toBe(iso(NINE));
  await sweepAt('2055-01-10T20:00:01Z');
  expect((await nextOf(mentor))[0]).toBe(iso(HALF_PAST_NINE));
});

test('a mentor without any free time is looked at again after six hours', async () => {
  const mentor = await scene.mentor({ open: [] });
  await scene.runJobs('refresh-next-available');
  expect(await nextOf(mentor)).toEqual([null, toInstant(Date.parse(NOW) + 6 * 60 * 60_000)]);
});

test('without notice, a time that begins before the next sweep is no longer shown', async () => {
  const mentor = await scene.mentor({ policy: { min_notice_min: 0 } });
  await scene.runJobs('refresh-next-available');
  await sweepAt('2055-01-11T07:57:00Z');
  expect((await nextOf(mentor))[0]).toBe(iso(NINE));
  await sweepAt('2055-01-11T07:58:30Z');
  expect((await nextOf(mentor))[0]).toBe(iso(HALF_PAST_NINE));
});

test('a mentor who pauses and resumes, or changes time off, has the right next available time at once', async () => {
  const mentor = await scene.mentor();
  await scene.runJobs('refresh-next-available');
  await mentor.client.patchMyMentorProfile({ body: { profile_status: 'paused' } });
  await mentor.client.patchMyMentorProfile({ body: { profile_status: 'active' } });
  await scene.runJobs('refresh-next-available');
  expect((await nextOf(mentor))[0]).toBe(iso(NINE));
  const { schedules } = await mentor.client.getAvailabilitySettings();
  await mentor.client.addAvailabilityRule({
    params: { id: schedules[0]?.id ?? '' },
    body: { date: '2055-01-11', start_time: null, end_time: null },
  });
  await scene.runJobs('refresh-next-available');
  expect((await nextOf(mentor))[0]).toBe(iso('2055-01-18T08:00:00Z'));
  const { id } = await mentor.client.createTimeOff({ body: { first_date: '2055-01-18', last_date: '2055-01-18' } });
  await scene.runJobs('refresh-next-available');
  expect((await nextOf(mentor))[0]).toBe(iso('2055-01-25T08:00:00Z'));
  await mentor.client.deleteTimeOff({ params: { id } });
  await scene.runJobs('refresh-next-available');
  expect((await nextOf(mentor))[0]).toBe(iso('2055-01-18T08:00:00Z'));
});

test('time alone changes a score on its day, and an unchanged row is not written', async () => {
  const mentor = await scene.mentor({ open: ['2055-02-24 09:00-12:00'] });
  await beLongGone(mentor);
  await scene.runJobs('refresh-next-available');
  const far = await scoreOf(mentor);
  // Two weeks before the free time.
  expect((await nextOf(mentor))[1]).toBe(iso('2055-02-10T08:00:00Z'));
  const version = (await scoreOf(mentor)).version;
  await runJob(scene.api.context, 'refresh-next-available', { user_id: mentor.user_id });
  expect((await scoreOf(mentor)).version).toBe(version);
  await sweepAt('2055-02-10T08:00:00Z');
  expect((await scoreOf(mentor)).rank_score).toBe(far.rank_score + 150);
});

test('a session that was held counts for its mentor, and so does being here again', async () => {
  const [mentor, prospect] = [
    await scene.mentor({ open: ['Mon 09:00-12:00', 'Thu 09:00-12:00'] }),
    await scene.prospect(),
  ];
  await beLongGone(mentor);
  await scene.book(prospect, mentor);
  await scene.runJobs('refresh-next-available');
  const dormant = (await scoreOf(mentor)).rank_score;
  scene.clock.set('2055-01-13T09:00:00Z');
  await runJob(scene.api.context, 'complete-sessions');
  await scene.runJobs('refresh-next-available');
  // A doubling of sessions, and the points of the last two weeks.
  expect((await scoreOf(mentor)).rank_score).toBe(dormant + 40 + 300);
});

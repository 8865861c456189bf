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
const iso = (instant: string) => toInstant(instant);
/** Twelve hours, the default notice, before an instant. */
const noticeBefore = (instant: string) => toInstant(Date.parse(instant) - 12 * 60 * 60_000);

test('a new mentor’s next free time is known right after onboarding, and follows bookings and cancellations', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  await scene.runDueJobs();
  expect(await nextOf(mentor)).toEqual([iso(NINE), noticeBefore(NINE)]);
  const { id } = await scene.book(prospect, mentor);
  await scene.runDueJobs();
  expect(await nextOf(mentor)).toEqual([iso(HALF_PAST_NINE), noticeBefore(HALF_PAST_NINE)]);
  await prospect.client.cancelBooking({ params: { id }, body: {} });
  await scene.runDueJobs();
  expect(await nextOf(mentor)).toEqual([iso(NINE), noticeBefore(NINE)]);
});

test('the shortest active service decides', async () => {
  const mentor = await scene.mentor({
    open: ['Mon 09:00-09:30', 'Tue 09:00-12:00'],
    event_types: [{ duration_min: 60 }, { duration_min: 30 }, { duration_min: 15, is_active: false }],
  });
  await scene.runDueJobs();
  expect((await nextOf(mentor))[0]).toBe(iso(NINE));
});

test('the sweep moves on to the next time when the notice of the last one begins, and only then', async () => {
  const mentor = await scene.mentor();
  await scene.runDueJobs();
  scene.clock.set('2027-01-10T19:59:59Z');
  await runJob(scene.api.context, 'sweep-next-available');
  expect((await nextOf(mentor))[0]).toBe(iso(NINE));
  scene.clock.set('2027-01-10T20:00:01Z');
  await runJob(scene.api.context, 'sweep-next-available');
  expect((await nextOf(mentor))[0]).toBe(iso(HALF_PAST_NINE));
});

test('a mentor without any free time is looked at again after six hours', async () => {
  const mentor = await scene.mentor({ open: [] });
  await scene.runDueJobs();
  expect(await nextOf(mentor)).toEqual([null, toInstant(Date.parse(NOW) + 6 * 60 * 60_000)]);
});

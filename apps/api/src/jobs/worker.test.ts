import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { make } from '../testing/make.ts';
import { startApiProcess, type ApiProcess } from '../testing/start-api-process.ts';
import { toInstant } from '../core/clock.ts';

let api: TestApi;
let worker: ApiProcess;
beforeAll(async () => {
  api = await startTestApi();
  worker = await startApiProcess(api, ['--worker']);
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});

/** The worker is another process, which a busy machine lets wait. */
const PATIENCE = { timeout: 120_000, interval: 100 };

/** The states of connections when the database becomes unavailable. */
const breakConnections = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'abroad-mentors-jobs'`.execute(api.context.db);

/** The number of emails about new sessions, without others such as a mentor's welcome. */
async function mailCount(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mail_message where deduplication like 'booked:%'`.execute(api.context.db);
  return rows[0]?.count ?? 0;
}

test('a worker in another process sends the emails of a booking soon after it, and updates the next available time', async () => {
  const [mentor, prospect] = [await make(api).mentor(), await make(api).prospect()];
  const params = { slug: mentor.slug };
  const { available_slots } = await prospect.client.getAvailabilityBySlug({ params });
  const [first, second] = available_slots;
  const body = { mentor_slug: mentor.slug, event_type_slug: 'intro-call', time_zone: 'Africa/Lagos' };
  await prospect.client.createBooking({ body: { ...body, start: first?.start ?? '' } });
  await expect.poll(mailCount, PATIENCE).toBe(2);
  const nextTime = async () => (await mentor.client.getMentorProfileBySlug({ params })).next_available_at;
  const expected = toInstant(second?.start ?? '');
  await expect.poll(nextTime, PATIENCE).toBe(expected);
});

test('a worker that loses the database in the middle of its work restarts, and every email is sent once', async () => {
  const [mentor, prospect] = [await make(api).mentor({ policy: { max_free_sessions: 5 } }), await make(api).prospect()];
  const { available_slots } = await prospect.client.getAvailabilityBySlug({ params: { slug: mentor.slug } });
  const body = { mentor_slug: mentor.slug, event_type_slug: 'intro-call', time_zone: 'Africa/Lagos' };
  const before = await mailCount();
  const starts = available_slots.slice(0, 5).map(({ start }) => start);
  for (const start of starts) {
    await prospect.client.createBooking({ body: { ...body, start } });
    await breakConnections();
  }
  const expected = before + 2 * starts.length;
  await expect.poll(mailCount, PATIENCE).toBe(expected);
});

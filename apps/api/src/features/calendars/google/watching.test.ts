import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { connectGoogle, startGoogleApi, type GoogleApi } from '../../../testing/google/google-api.ts';
import type { Calendar } from '../../../testing/google/world.ts';
import { make } from '../../../testing/make.ts';
import { runJob, runJobs } from '../../../testing/run-due-jobs.ts';
import { settableClock } from '../../../testing/settable-clock.ts';

const DAY_MS = 24 * 60 * 60_000;
const clock = settableClock();
let scene: GoogleApi;
let mentor: Awaited<ReturnType<ReturnType<typeof make>['mentor']>>;
let primary: Calendar;
let count = 0;
beforeAll(async () => {
  scene = await startGoogleApi({ clock });
});
beforeEach(async () => {
  count += 1;
  const account = scene.google.addAccount(`watched-${count}@gmail.test`);
  primary = account.calendars.get(account.email) ?? scene.google.addCalendar(account);
  mentor = await make(scene.api).mentor();
  await connectGoogle(mentor.client, account.email);
});
afterEach(async () => {
  clock.release();
  scene.google.world.faults.clear();
  await mentor.client.disconnectGoogleCalendar({ query: {} });
});
afterAll(() => scene.close());

const runWatching = () => runJobs(scene.api.context, 'sweep-google-channels', 'watch-google-calendar', 'read-calendar');

async function sweep() {
  await runJob(scene.api.context, 'sweep-google-channels');
  await runWatching();
  await scene.google.delivered();
}
const busyTimes = async () => {
  const rows = await scene.api.context.db
    .selectFrom('calendar_busy as busy')
    .innerJoin('provider_calendar as calendar', 'calendar.id', 'busy.provider_calendar_id')
    .select('busy.start_at')
    .where('calendar.auth_user_id', '=', mentor.user_id)
    .execute();
  return rows.map(({ start_at }) => new Date(start_at).toISOString());
};
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const START = inDays(10);
const addEvent = () => scene.google.addEvent(primary, { start: { dateTime: START }, end: { dateTime: inDays(11) } });
/** Waits for Google's messages to arrive, and runs the jobs that they cause. */
async function notify() {
  await scene.google.delivered();
  await runWatching();
}
const post = (headers: Record<string, string>) =>
  fetch(`${scene.api.base_url}/api/webhooks/google-calendar`, { method: 'POST', headers });

test('a change in the calendar is read as soon as Google announces it, from the connection on', async () => {
  await runWatching();
  expect(primary.channels.size).toBe(1);
  const event = addEvent();
  await notify();
  expect(await busyTimes()).toEqual([START]);
  scene.google.cancelEvent(primary, event.id);
  await notify();
  expect(await busyTimes()).toEqual([]);
});

test('a calendar is watched once, and another channel takes its place before it ends', async () => {
  await sweep();
  const [first] = primary.channels.keys();
  await sweep();
  expect([...primary.channels.keys()]).toEqual([first]);
  clock.set(inDays(6.5));
  await sweep();
  expect(primary.channels.size).toBe(1);
  expect([...primary.channels.keys()]).not.toEqual([first]);
});

test('a calendar is watched once, also when sweeps run at the same time: its readings share one queue', async () => {
  await runJob(scene.api.context, 'sweep-google-channels');
  const { rows } = await sql<{ queue_name: string | null }>`
    select queue_name from graphile_worker.jobs where task_identifier = 'watch-google-calendar'`.execute(
    scene.api.context.db,
  );
  expect(rows).toEqual([{ queue_name: expect.stringMatching(/^watch-google-calendar:[\da-f]$/) }]);
  await Promise.all([sweep(), sweep()]);
  expect(primary.channels.size).toBe(1);
});

test('a calendar that no longer counts is watched no longer', async () => {
  await sweep();
  const { items } = await mentor.client.listProviderCalendars({ query: {} });
  const params = { id: items[0]?.id ?? '' };
  await mentor.client.patchProviderCalendar({ params, body: { check_conflicts: false, is_target: false } });
  await sweep();
  expect(primary.channels.size).toBe(0);
});

test('[C-05] disconnecting ends the watching', async () => {
  await sweep();
  expect(primary.channels.size).toBe(1);
  await mentor.client.disconnectGoogleCalendar({ query: {} });
  expect(primary.channels.size).toBe(0);
});

test('a message with another token, of no channel or of one that ended is refused, and nothing is read', async () => {
  await sweep();
  const [channel] = primary.channels.values();
  const real = { 'x-goog-channel-id': channel?.id ?? '', 'x-goog-channel-token': channel?.token ?? '' };
  const { requests } = scene.google.world;
  const before = requests.length;
  const wrong: Record<string, string>[] = [
    {},
    { 'x-goog-channel-id': real['x-goog-channel-id'] },
    { ...real, 'x-goog-channel-token': 'guessed' },
    { ...real, 'x-goog-channel-id': '019aa0c0-0000-7000-8000-000000000000' },
    { ...real, 'x-goog-channel-id': "' or 1=1 --" },
  ];
  for (const headers of wrong) {
    expect((await post({ ...headers, 'x-goog-resource-state': 'exists' })).status).toBe(400);
  }
  await runWatching();
  expect(requests.length).toBe(before);
  expect((await post({ ...real, 'x-goog-resource-state': 'sync' })).status).toBe(204);
  await runWatching();
  expect(requests.length).toBe(before);
  expect((await post({ ...real, 'x-goog-resource-state': 'exists' })).status).toBe(204);
  await runWatching();
  expect(requests.length).toBe(before + 1);
  await mentor.client.disconnectGoogleCalendar({ query: {} });
  expect((await post({ ...real, 'x-goog-resource-state': 'exists' })).status).toBe(400);
});

test('a calendar that Google won’t watch is read on schedule as before, and watching is tried again later', async () => {
  scene.google.world.faults.set(`/calendar/v3/calendars/${encodeURIComponent(primary.id)}/events/watch`, {
    status: 400,
    reason: 'pushNotSupportedForRequestedResource',
  });
  await sweep();
  expect(primary.channels.size).toBe(0);
  const channels = await scene.api.context.db.selectFrom('calendar_channel').selectAll().execute();
  expect(channels).toEqual([]);
  scene.google.world.faults.clear();
  await sweep();
  expect(primary.channels.size).toBe(1);
});

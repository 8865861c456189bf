import { LIMITS } from '@abroad/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toInstant } from '../../core/clock.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make } from '../../testing/make.ts';
import { memoryCalendar, onlyMemory, remoteCalendar, resetMemory } from '../../testing/memory-calendar.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { runJob, runJobs } from '../../testing/run-due-jobs.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { refreshBusyCalendars } from './refresh-busy-calendars.ts';

const NOW = Date.parse('2055-01-09T00:00:00Z');
const MINUTE_MS = 60_000;
const clock = settableClock();
const account = memoryCalendar();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ clock, calendars: onlyMemory(account) });
});
beforeEach(() => {
  clock.set(toInstant(NOW));
  resetMemory(account);
  account.calendars = [remoteCalendar('main', { is_writable: false })];
});
afterAll(() => api.close());

async function connected() {
  const mentor = await make(api).mentor({ open: ['Mon 09:00-10:00'] });
  const { id } = await mentor.client.connectCalendarFeed({ body: { url: 'https://example.org/linh.ics' } });
  const refresh = () => mentor.client.refreshCalendarConnection({ params: { id } });
  const calendar = async () => (await mentor.client.listProviderCalendars()).items[0];
  return { mentor, id, refresh, calendar };
}

async function pass(minutes: number): Promise<void> {
  clock.set(toInstant(clock.now() + minutes * MINUTE_MS));
  await runJob(api.context, 'sweep-calendars');
  await runJobs(api.context, 'read-calendar');
}

test('[N-20] a server with a Retry-After gets no requests before that time, and then again', async () => {
  const { mentor, refresh } = await connected();
  account.problem = 'limited';
  account.details = { retry_after_ms: 12 * MINUTE_MS };
  expect(await refresh()).toMatchObject({ problem: 'limited' });
  const { asked } = account;
  account.problem = null;
  expect(await refresh()).toMatchObject({ problem: 'limited' });
  // As a booking does.
  await refreshBusyCalendars(api.context, mentor.user_id);
  await pass(11);
  expect(account.asked).toBe(asked);
  await pass(2);
  expect(account.asked).toBeGreaterThan(asked);
  expect(await refresh()).toMatchObject({ problem: null });
});

test('[N-21] a mentor sees which entry can’t be read and why, until all can be read', async () => {
  const { refresh, calendar } = await connected();
  const unreadable = { reason: 'duration', title: 'Dinner', date: '2055-01-10' } as const;
  account.problem = 'unreadable';
  account.details = { unreadable };
  await refresh();
  expect(await calendar()).toMatchObject({ problem: 'unreadable', unreadable });
  account.problem = 'unreachable';
  account.details = {};
  await refresh();
  expect(await calendar()).toMatchObject({ problem: 'unreachable', unreadable: null });
  account.problem = null;
  await refresh();
  expect(await calendar()).toMatchObject({ problem: null, unreadable: null });
});

test('[N-01] a calendar that takes too much work is not tried again at once', async () => {
  const { refresh } = await connected();
  account.problem = 'unreadable';
  account.details = { unreadable: { reason: 'too_much', title: null, date: null } };
  await refresh();
  const { asked } = account;
  await refresh();
  expect(account.asked).toBe(asked);
  await pass(3);
  expect(account.asked).toBeGreaterThan(asked);
});

test('[N-01] ten refreshes at once read the calendar once, and more have to wait', async () => {
  const { refresh } = await connected();
  const all_came = Promise.withResolvers<void>();
  account.waits_for = all_came.promise;
  const { asked } = account;
  const waiting = Array.from({ length: LIMITS.account_refreshes_per_min + 1 }, () =>
    refresh().then(
      () => 'read',
      (error: { code: string }) => error.code,
    ),
  );
  // Each looks for new calendars, and the first reads. The others have joined it once they have no more to ask the database.
  await expect.poll(() => account.asked - asked).toBe(LIMITS.account_refreshes_per_min + 1);
  const isIdle = ({ connections, idle, waiting: queued }: ReturnType<typeof api.context.database.load>) =>
    connections === idle && queued === 0;
  await expect.poll(() => isIdle(api.context.database.load())).toBe(true);
  all_came.resolve();
  const answers = await Promise.all(waiting);
  expect(answers.filter((answer) => answer === 'RATE_LIMITED')).toHaveLength(1);
  expect(account.asked - asked).toBe(LIMITS.account_refreshes_per_min + 1);
});

test('[N-01] a person has so many calendars read a minute, however many accounts they have', async () => {
  const { client } = await make(api).mentor();
  const connect = (nth: number) =>
    client.connectCalendarFeed({ body: { url: `https://example.org/${nth % 5}.ics` } }).then(() => null, refusedWith);
  const refusedWith = ({ code }: { code: string }) => code;
  const codes: (string | null)[] = [];
  for (let nth = 0; nth <= LIMITS.calendar_readings_per_min; nth += 1) {
    codes.push(await connect(nth));
  }
  expect(codes.filter((code) => code !== null)).toEqual(['RATE_LIMITED']);
  expect(await refusalCode(client.connectCalendarFeed({ body: { url: 'https://example.org/0.ics' } }))).toBe(
    'RATE_LIMITED',
  );
});

test('[N-20] a calendar is read as that of the person’s verified address', async () => {
  const { mentor, refresh } = await connected();
  await refresh();
  expect(account.read_for).toEqual([mentor.person.email.toLowerCase()]);
  await api.context.db
    .updateTable('authenticated_user')
    .set({ email_verified: false })
    .where('id', '=', mentor.user_id)
    .execute();
  await refresh();
  expect(account.read_for).toEqual([]);
});

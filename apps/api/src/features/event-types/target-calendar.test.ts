import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make } from '../../testing/make.ts';
import { memoryCalendar, onlyMemory } from '../../testing/memory-calendar.ts';
import { refusal } from '../../testing/refusal.ts';
import { runJob, runJobs } from '../../testing/run-due-jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ calendars: onlyMemory(memoryCalendar()) });
});
afterAll(() => api.close());

const TALK = { title: 'Talk', duration_min: 30, currency: 'EUR', default_platform: 'zoom' } as const;

/** A mentor with a calendar that takes sessions, and one that can only be read. */
async function withCalendars() {
  const mentor = await make(api).mentor();
  const body = { server_url: 'https://dav.example.org', username: mentor.slug, password: 'app password' };
  const { id } = await mentor.client.connectCaldavCalendar({ body });
  const { items } = await mentor.client.listProviderCalendars();
  const [main = '', holidays = ''] = items.map((calendar) => calendar.id);
  const params = { id: mentor.event_types[0]?.id ?? '' };
  const patch = (changes: object) => mentor.client.patchEventType({ params, body: changes });
  return { ...mentor, connection_id: id, main, holidays, patch };
}

test('[E-04] [C-06] a service names the calendar of its sessions, until that calendar is deleted', async () => {
  const { client, connection_id, main, patch } = await withCalendars();
  const added = await client.createEventType({ body: { ...TALK, target_calendar_id: main } });
  expect(added.target_calendar_id).toBe(main);
  expect(await patch({ target_calendar_id: main })).toMatchObject({ target_calendar_id: main });
  expect(await patch({ title: 'Other words' })).toMatchObject({ target_calendar_id: main });
  expect(await patch({ target_calendar_id: null })).toMatchObject({ target_calendar_id: null });
  await client.deleteCalendarConnection({ params: { id: connection_id } });
  const { items } = await client.listEventTypes({});
  expect(items.map(({ target_calendar_id }) => target_calendar_id)).toEqual([null, null]);
});

test('[E-18] a calendar that only a service names is read as well, and shows the state of its account', async () => {
  const { client, connection_id, main, patch } = await withCalendars();
  const params = { id: main };
  await client.patchProviderCalendar({ params, body: { check_conflicts: false, is_target: false } });
  const health = async () => (await client.listCalendarConnections()).connections[0];
  expect(await health()).toMatchObject({ last_read_at: null });
  await patch({ target_calendar_id: main });
  const before = await api.context.db
    .updateTable('provider_calendar')
    .set({ read_at: null, next_read_at: '2020-01-01T00:00:00Z' })
    .where('connection_id', '=', connection_id)
    .returning('id')
    .execute();
  expect(before).toHaveLength(2);
  await runJob(api.context, 'sweep-calendars');
  await runJobs(api.context, 'read-calendar');
  expect((await health())?.last_read_at).not.toBeNull();
  const read = (await client.listProviderCalendars()).items.filter(({ last_read_at }) => last_read_at !== null);
  expect(read.map(({ id }) => id)).toEqual([main]);
});

test('attack 10: no service writes into another’s calendar, or into one that can only be read', async () => {
  const [mentor, other] = [await withCalendars(), await withCalendars()];
  const refused = (code: string) => ({ code, paths: ['target_calendar_id'] });
  const create = (target_calendar_id: string) =>
    refusal(mentor.client.createEventType({ body: { ...TALK, target_calendar_id } }));
  expect(await refusal(mentor.patch({ target_calendar_id: other.main }))).toEqual(refused('NOT_FOUND'));
  expect(await create(other.main)).toEqual(refused('NOT_FOUND'));
  expect(await refusal(mentor.patch({ target_calendar_id: mentor.holidays }))).toEqual(
    refused('CALENDAR_NOT_WRITABLE'),
  );
  expect(await create(mentor.holidays)).toEqual(refused('CALENDAR_NOT_WRITABLE'));
  const { items } = await mentor.client.listEventTypes({});
  expect(items.map(({ target_calendar_id }) => target_calendar_id)).toEqual([null]);
});

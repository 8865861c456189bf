import { beforeEach, expect, test } from 'vitest';
import { HALF_PAST_NINE, NINE } from '../../testing/booking-scene.ts';
import type { Made } from '../../testing/make.ts';
import { resetMemory } from '../../testing/memory-calendar.ts';
import { runJob } from '../../testing/run-due-jobs.ts';
import { sessionScene } from '../../testing/session-scene.ts';

const scene = sessionScene();
const { account } = scene;
beforeEach(() => resetMemory(account));

const HALF_HOUR_MS = 30 * 60_000;
const event = () => [...(account.sessions.get('main')?.values() ?? [])].at(0);

/** A session that stands in the mentor's calendar. */
async function written() {
  const people = await scene.people();
  const { id } = await scene.session({ ...people, start: NINE });
  await scene.writeEvent(id);
  return { ...people, id };
}
function moveTo(start: string): void {
  const found = event();
  account.sessions.get('main')?.set(found?.uid ?? '', {
    ...(found ?? expect.fail('no event')),
    start: Date.parse(start),
    end: Date.parse(start) + HALF_HOUR_MS,
  });
}
/** The calendar is read, and tells of the change. */
async function read({ client }: Made, connection_id: string) {
  account.events.set('main', [{ event_key: event()?.uid ?? 'gone', uid: null, times: [] }]);
  await client.refreshCalendarConnection({ params: { id: connection_id } });
  await scene.runCalendarJobs();
}

test('an event that is moved in the calendar is suggested, changes nothing, and is settled by moving it back', async () => {
  const { mentor, connection, id } = await written();
  moveTo(HALF_PAST_NINE);
  await read(mentor, connection.id);
  expect(await scene.suggestions(id)).toEqual([{ kind: 'moved', start_at: HALF_PAST_NINE, resolution: null }]);
  expect((await mentor.client.getBooking({ params: { id } })).start).toBe(NINE);
  await read(mentor, connection.id);
  expect(await scene.suggestions(id)).toHaveLength(1);
  moveTo(NINE);
  await read(mentor, connection.id);
  expect((await scene.suggestions(id)).map(({ resolution }) => resolution)).toEqual(['settled']);
  expect(account.writes).toBe(1);
});

test('an event that is moved twice is one suggestion, of its present time', async () => {
  const { mentor, connection, id } = await written();
  moveTo(HALF_PAST_NINE);
  await read(mentor, connection.id);
  moveTo('2055-01-11T09:00:00Z');
  await read(mentor, connection.id);
  expect(await scene.suggestions(id)).toEqual([
    { kind: 'moved', start_at: HALF_PAST_NINE, resolution: 'settled' },
    { kind: 'moved', start_at: '2055-01-11T09:00:00Z', resolution: null },
  ]);
});

test('an event that is deleted in the calendar is suggested, and not written again', async () => {
  const { mentor, connection, id } = await written();
  account.sessions.get('main')?.clear();
  await read(mentor, connection.id);
  await scene.writeEvent(id);
  expect(await scene.suggestions(id)).toEqual([{ kind: 'deleted', start_at: null, resolution: null }]);
  expect(scene.inCalendar()).toEqual([]);
});

test('connecting again does not overwrite an event that the mentor moved in the meantime', async () => {
  const { mentor, id } = await written();
  moveTo(HALF_PAST_NINE);
  await scene.connect(mentor, 'caldav');
  await scene.runCalendarJobs();
  expect(scene.inCalendar().map(({ start }) => start)).toEqual([HALF_PAST_NINE]);
  expect(await scene.suggestions(id)).toHaveLength(1);
});

test('a cancelled session ends its suggestion', async () => {
  const { prospect, id } = await written();
  moveTo(HALF_PAST_NINE);
  await scene.writeEvent(id);
  await prospect.client.cancelBooking({ params: { id }, body: {} });
  await runJob(scene.api.context, 'write-session-event', { booking_id: id });
  expect((await scene.suggestions(id)).map(({ resolution }) => resolution)).toEqual(['settled']);
});

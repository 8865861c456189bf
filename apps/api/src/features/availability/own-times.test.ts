import { beforeEach, expect, test } from 'vitest';
import { refusalCode } from '../../testing/refusal.ts';
import { busyEvent, resetMemory } from '../../testing/memory-calendar.ts';
import { sessionScene } from '../../testing/session-scene.ts';

const scene = sessionScene();
beforeEach(() => resetMemory(scene.account));

const query = { start: '2055-01-11T00:00:00Z', end: '2055-01-19T00:00:00Z' };

test('[U-14] [N-23] a mentor sees when they can be booked, their calendars keep them busy, and they have time off', async () => {
  scene.account.events.set('main', [busyEvent('dentist', '2055-01-11T10:00:00Z', '2055-01-11T12:00:00Z')]);
  const mentor = await scene.mentor();
  const times = () => mentor.client.getOwnTimes({ query });
  const free = { start: '2055-01-11T08:00:00Z', end: '2055-01-11T11:00:00Z' };
  const later = { start: '2055-01-18T08:00:00Z', end: '2055-01-18T11:00:00Z' };
  expect(await times()).toEqual({ available: [free, later], busy: [], off: [] });

  await scene.connect(mentor, 'caldav');
  await scene.book(await scene.prospect(), mentor, { start: '2055-01-11T09:00:00Z' });
  await mentor.client.createTimeOff({ body: { first_date: '2055-01-18', last_date: '2055-01-18' } });
  expect(await times()).toEqual({
    available: [
      { start: '2055-01-11T08:00:00Z', end: '2055-01-11T09:00:00Z' },
      { start: '2055-01-11T09:30:00Z', end: '2055-01-11T10:00:00Z' },
    ],
    busy: [{ start: '2055-01-11T10:00:00Z', end: '2055-01-11T12:00:00Z' }],
    off: [{ start: '2055-01-17T23:00:00Z', end: '2055-01-18T23:00:00Z' }],
  });
});

test('[U-14] only a mentor has such times, of 62 days at most', async () => {
  const { client } = await scene.prospect();
  expect(await refusalCode(client.getOwnTimes({ query }))).toBe('PROFILE_NOT_FOUND');
  const { client: own } = await scene.mentor();
  expect(await refusalCode(own.getOwnTimes({ query: { ...query, end: '2056-01-01T00:00:00Z' } }))).toBe(
    'RANGE_TOO_LONG',
  );
});

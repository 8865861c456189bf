import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../core/ids.ts';
import { googleScene, problemOf, type GoogleScene } from '../../../testing/google/google-scene.ts';
import type { SessionEvent } from '../port.ts';

let scene: GoogleScene;
beforeEach(async () => {
  scene = await googleScene();
});
afterEach(() => scene.google.close());

const booking_id = newId();
const SESSION: SessionEvent = {
  uid: `${booking_id}@mentors.test`,
  booking_id,
  sequence: 0,
  start: Date.parse('2027-03-10T09:00:00Z'),
  end: Date.parse('2027-03-10T09:45:00Z'),
  time_zone: 'Asia/Ho_Chi_Minh',
  title: 'Session with Bình',
  description: 'Bình asks: <b>which</b> visa & when?',
  location: null,
  wants_meet_link: false,
};
const write = (changes: Partial<SessionEvent> = {}) => {
  const { provider, access, primary } = scene;
  return (
    provider.writer?.writeEvent(access, primary.id, { ...SESSION, ...changes }) ?? Promise.reject(new Error('none'))
  );
};
const readBack = () => scene.provider.writer?.readEvent(scene.access, scene.primary.id, SESSION);
const remove = () => scene.provider.writer?.deleteEvent(scene.access, scene.primary.id, SESSION) ?? Promise.resolve();
const events = () => [...scene.primary.events.values()].map(({ event }) => event);

test('a session is written with its times, and its text as text', async () => {
  const stored = await write();
  expect(stored).toMatchObject({ start: SESSION.start, end: SESSION.end, is_cancelled: false, join_url: null });
  expect(events()).toMatchObject([
    {
      id: stored.event_key,
      summary: 'Session with Bình',
      description: 'Bình asks: &lt;b&gt;which&lt;/b&gt; visa &amp; when?',
      start: { dateTime: '2027-03-10T09:00:00.000Z', timeZone: 'Asia/Ho_Chi_Minh' },
      transparency: 'opaque',
    },
  ]);
  expect(events()[0]?.attendees).toBeUndefined();
});

test('writing twice leaves one event; a move replaces it', async () => {
  const first = await write();
  const again = await write();
  const moved = await write({ sequence: 1, start: SESSION.start + 3_600_000, end: SESSION.end + 3_600_000 });
  expect(events()).toHaveLength(1);
  expect(again).toMatchObject({ event_key: first.event_key, start: SESSION.start });
  expect(moved).toMatchObject({ event_key: first.event_key, start: SESSION.start + 3_600_000 });
  expect(moved.etag).not.toBe(first.etag);
});

test('an answer that was lost does not make a second event', async () => {
  const { world } = scene.google;
  await Promise.all([write(), write(), write()]);
  expect(events()).toHaveLength(1);
  world.faults.set('/calendar', 'resets');
  expect(await problemOf(write())).toBe('unreachable');
  world.faults.clear();
  await write();
  expect(events()).toHaveLength(1);
});

test('reading knows the session by its own UID, so that it does not count twice', async () => {
  await write();
  const { id: remote_id, time_zone } = scene.primary;
  const span = { start: SESSION.start, end: SESSION.end };
  const reading = await scene.provider.readBusy(
    scene.access,
    { remote_id, time_zone },
    { span, cursor: null, own_addresses: [] },
  );
  expect(reading.events).toMatchObject([{ uid: SESSION.uid, times: [{ start: SESSION.start }] }]);
});

test('a mentor’s changes in the calendar are noticed, and undone by the next write', async () => {
  const { event_key } = await write();
  scene.google.changeEvent(scene.primary, event_key, {
    sequence: 7,
    start: { date: '2027-03-11', dateTime: null },
    end: { date: '2027-03-12', dateTime: null },
  });
  expect(await readBack()).toMatchObject({ start: Date.parse('2027-03-10T17:00:00Z'), is_cancelled: false });
  expect(await write({ sequence: 1 })).toMatchObject({ start: SESSION.start, end: SESSION.end });
  expect(events()[0]?.start).not.toHaveProperty('date');
});

test('an event that the mentor deleted is seen as cancelled, and comes back when it is written', async () => {
  const { event_key } = await write();
  scene.google.cancelEvent(scene.primary, event_key);
  expect(await readBack()).toMatchObject({ is_cancelled: true });
  expect(await write()).toMatchObject({ event_key, is_cancelled: false });
});

test('deleting removes the event; a missing one is no error', async () => {
  expect(await readBack()).toBeNull();
  await remove();
  await write();
  await remove();
  await remove();
  expect(events()).toMatchObject([{ status: 'cancelled' }]);
});

test('a Meet link comes with the event', async () => {
  const stored = await write({ wants_meet_link: true });
  expect(stored.join_url).toMatch(/^https:\/\/meet\.google\.com\//);
  const moved = await write({ wants_meet_link: true, sequence: 1, start: SESSION.start + 60_000 });
  expect(moved.join_url).toBe(stored.join_url);
});

test('a Meet link that takes its time is read later', async () => {
  scene.google.world.meet = 'later';
  const { event_key, join_url } = await write({ wants_meet_link: true });
  expect(join_url).toBeNull();
  expect((await write({ wants_meet_link: true })).join_url).toBeNull();
  scene.google.settleMeet(scene.primary, event_key);
  expect((await readBack())?.join_url).toMatch(/^https:\/\/meet\.google\.com\//);
});

test('a failed Meet link is requested again', async () => {
  scene.google.world.meet = 'later';
  const { event_key } = await write({ wants_meet_link: true });
  scene.google.settleMeet(scene.primary, event_key, 'failure');
  scene.google.world.meet = 'at-once';
  expect((await write({ wants_meet_link: true })).join_url).toMatch(/^https:/);
});

test('in a calendar without Meet links the session is written without one', async () => {
  scene.google.world.meet = 'unsupported';
  expect((await write({ wants_meet_link: true })).join_url).toBeNull();
  expect(events()).toHaveLength(1);
});

test('a calendar that may only be read refuses', async () => {
  scene.primary.access_role = 'reader';
  expect(await problemOf(write())).toBe('refused');
  scene.ada.calendars.delete(scene.primary.id);
  expect(await problemOf(write())).toBe('gone');
});

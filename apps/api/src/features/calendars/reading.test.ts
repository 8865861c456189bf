import { createSealer } from '../../core/sealing.ts';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toInstant } from '../../core/clock.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make, type MentorWishes } from '../../testing/make.ts';
import { busyEvent, memoryCalendar, onlyMemory, remoteCalendar } from '../../testing/memory-calendar.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { runJob, runJobs } from '../../testing/run-due-jobs.ts';
import { settableClock } from '../../testing/settable-clock.ts';

const clock = settableClock();
const account = memoryCalendar();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ clock, calendars: onlyMemory(account) });
});
beforeEach(() => {
  clock.set(toInstant(NOW));
  account.problem = null;
  account.hangs = false;
  account.events.clear();
  account.calendars = [remoteCalendar('main')];
});
afterAll(() => api.close());

// Far ahead, so that nothing of the real time's own jobs meets it; a Saturday before a Monday.
const NOW = Date.parse('2055-01-09T00:00:00Z');
const MONDAY = { start: '2055-01-11T00:00:00Z', end: '2055-01-12T00:00:00Z' };
const EIGHT = busyEvent('dentist', '2055-01-11T08:00:00Z', '2055-01-11T08:30:00Z');
const MINUTE_MS = 60_000;

/** A mentor with an hour on Monday, 8 to 9 in UTC, and a connected calendar. */
async function connected(policy?: MentorWishes['policy']) {
  const mentor = await make(api).mentor({ open: ['Mon 09:00-10:00'], ...(policy && { policy }) });
  const { client } = mentor;
  const feed = await client.connectCalendarFeed({ body: { url: 'https://example.org/linh.ics' } });
  const starts = async () => {
    const { available_slots } = await client.getAvailabilityBySlug({ params: { slug: mentor.slug }, query: MONDAY });
    return available_slots.map(({ start }) => start.slice(11, 16));
  };
  const next = async () => {
    const profile = await api.as(null).getMentorProfileBySlug({ params: { slug: mentor.slug } });
    return profile.next_available_at?.slice(11, 16) ?? null;
  };
  return { mentor, client, connection_id: feed.id, starts, next };
}

/** Lets time pass, and runs the due jobs. */
async function pass(minutes: number): Promise<void> {
  clock.set(toInstant(clock.now() + minutes * MINUTE_MS));
  await runJob(api.context, 'sweep-calendars');
  await runJob(api.context, 'sweep-next-available');
  await runJobs(api.context, 'read-calendar', 'tell-calendar-broken', 'refresh-next-available');
}

const noticeOf = async (user_id: string) =>
  (
    await api.context.db
      .selectFrom('calendar_connection')
      .select('broken_told_at')
      .where('auth_user_id', '=', user_id)
      .executeTakeFirstOrThrow()
  ).broken_told_at;

test('[C-14] a new event closes its slots within 5 minutes, and at once when its owner says so', async () => {
  const { client, connection_id, starts, next } = await connected();
  expect(await starts()).toEqual(['08:00', '08:30']);
  account.events.set('main', [EIGHT]);
  expect(await starts()).toEqual(['08:00', '08:30']);
  await pass(4);
  expect(await starts()).toEqual(['08:30']);
  expect(await next()).toBe('08:30');
  account.events.clear();
  await client.refreshCalendarConnection({ params: { id: connection_id } });
  expect(await starts()).toEqual(['08:00', '08:30']);
});

test('a failing calendar is stale, then withheld, causes one email, and recovers by itself', async () => {
  const { mentor, client, starts, next } = await connected();
  account.problem = 'unreachable';
  await pass(4);
  expect(await client.listCalendarConnections()).toMatchObject({
    connections: [{ problem: 'unreachable', is_active: true }],
  });
  expect(await starts()).toEqual(['08:00', '08:30']);
  expect(await noticeOf(mentor.user_id)).toBeNull();
  expect(await next()).toBe('08:00');
  for (let minutes = 0; minutes < 12; minutes += 3) {
    await pass(3);
  }
  expect([await starts(), await next()]).toEqual([[], null]);
  const first = await noticeOf(mentor.user_id);
  expect(first).not.toBeNull();
  await pass(60);
  expect(await noticeOf(mentor.user_id)).toEqual(first);
  account.problem = null;
  await pass(60);
  expect([await starts(), await next()]).toEqual([['08:00', '08:30'], '08:00']);
  expect(await noticeOf(mentor.user_id)).toBeNull();
  expect(await client.listCalendarConnections()).toMatchObject({ connections: [{ problem: null }] });
});

test('a calendar that no longer accepts our credentials gets no requests until it is connected again', async () => {
  const { mentor, client, next } = await connected();
  account.problem = 'signed_out';
  await pass(4);
  expect(await client.listCalendarConnections()).toMatchObject({
    connections: [{ problem: 'signed_out', is_active: false }],
  });
  expect(await noticeOf(mentor.user_id)).not.toBeNull();
  const { asked } = account;
  await pass(10);
  expect(await next()).toBe('08:00');
  await pass(2);
  expect(await next()).toBeNull();
  await pass(60);
  expect(account.asked).toBe(asked);
  account.problem = null;
  const again = await client.connectCalendarFeed({ body: { url: 'https://example.org/linh.ics' } });
  expect(again).toMatchObject({ problem: null, is_active: true });
});

test('a booking asks the calendar again before it is confirmed', async () => {
  const { mentor } = await connected();
  const prospect = await make(api).prospect();
  const book = (start: string) =>
    prospect.client.createBooking({
      body: { mentor_slug: mentor.slug, event_type_slug: 'intro-call', start, time_zone: 'Africa/Lagos' },
    });
  account.events.set('main', [EIGHT]);
  expect(await refusalCode(book('2055-01-11T08:00:00Z'))).toBe('SLOT_NOT_OFFERED');
  account.problem = 'unreachable';
  expect(await book('2055-01-11T08:30:00Z')).toMatchObject({ status: 'confirmed' });
});

test('[E-17] a session keeps its buffers from appointments outside its own time, booked or rescheduled', async () => {
  const { mentor, client, connection_id, starts } = await connected({ buffer_before_min: 10, buffer_after_min: 10 });
  const prospect = await make(api).prospect();
  const book = (start: string) =>
    prospect.client.createBooking({
      body: { mentor_slug: mentor.slug, event_type_slug: 'intro-call', start, time_zone: 'Africa/Lagos' },
    });
  const read = async (...events: ReturnType<typeof busyEvent>[]) => {
    account.events.set('main', events);
    await client.refreshCalendarConnection({ params: { id: connection_id } });
  };
  await read(busyEvent('before', '2055-01-11T07:40:00Z', '2055-01-11T07:55:00Z'));
  expect(await starts()).toEqual(['08:30']);
  expect(await refusalCode(book('2055-01-11T08:00:00Z'))).toBe('SLOT_NOT_OFFERED');
  const { id } = await book('2055-01-11T08:30:00Z');
  const move = (start: string) => prospect.client.rescheduleBooking({ params: { id }, body: { start } });
  expect(await refusalCode(move('2055-01-11T08:00:00Z'))).toBe('SLOT_NOT_OFFERED');
  await read(busyEvent('after', '2055-01-11T08:35:00Z', '2055-01-11T08:50:00Z'));
  expect(await refusalCode(move('2055-01-11T08:00:00Z'))).toBe('SLOT_NOT_OFFERED');
  await read();
  expect((await move('2055-01-11T08:00:00Z')).start).toBe('2055-01-11T08:00:00Z');
});

test('if the calendar can no longer be read, a booking is refused with that reason', async () => {
  const { mentor } = await connected();
  const prospect = await make(api).prospect();
  account.problem = 'unreachable';
  clock.set(toInstant(NOW + 16 * MINUTE_MS));
  const body = {
    mentor_slug: mentor.slug,
    event_type_slug: 'intro-call',
    start: '2055-01-11T08:30:00Z',
    time_zone: 'Africa/Lagos',
  };
  expect(await refusalCode(prospect.client.createBooking({ body }))).toBe('MENTOR_CALENDAR_UNKNOWN');
});

test('a session that is in the calendar too counts once, and not at all after it is cancelled', async () => {
  const { mentor, client, connection_id, starts } = await connected();
  const prospect = await make(api).prospect();
  const booking = await prospect.client.createBooking({
    body: {
      mentor_slug: mentor.slug,
      event_type_slug: 'intro-call',
      start: '2055-01-11T08:00:00Z',
      time_zone: 'Africa/Lagos',
    },
  });
  const { ical_uid } = await api.context.db
    .selectFrom('booking')
    .select('ical_uid')
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow();
  account.events.set('main', [busyEvent('ours', '2055-01-11T08:00:00Z', '2055-01-11T08:30:00Z', ical_uid)]);
  await client.refreshCalendarConnection({ params: { id: connection_id } });
  await client.cancelBooking({ params: { id: booking.id }, body: {} });
  expect(await starts()).toEqual(['08:00', '08:30']);
});

test('secrets are encrypted again with the present key, so that an old one can be removed', async () => {
  const { mentor } = await connected();
  const row = () =>
    api.context.db
      .selectFrom('calendar_connection')
      .select(['id', 'secret', 'secret_key_id'])
      .where('auth_user_id', '=', mentor.user_id)
      .executeTakeFirstOrThrow();
  const before = await row();
  const plain = api.context.sealer.open(
    { bytes: before.secret, key_id: before.secret_key_id },
    `calendar_connection.secret:${before.id}`,
  );
  const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
  const old = createSealer([oldKey]).seal(plain, `calendar_connection.secret:${before.id}`);
  await api.context.db
    .updateTable('calendar_connection')
    .set({ secret: old.bytes, secret_key_id: old.key_id })
    .where('id', '=', before.id)
    .execute();
  const rotated = { ...api.context, sealer: createSealer([newKey, oldKey]) };
  await api.context.db.deleteFrom('calendar_connection').where('id', '<>', before.id).execute();
  await runJob(rotated, 'reseal-calendar-secrets');
  const after = await row();
  const opened = createSealer([newKey]).open(
    { bytes: after.secret, key_id: after.secret_key_id },
    `calendar_connection.secret:${after.id}`,
  );
  expect(JSON.parse(opened)).toEqual({ provider: 'ical', url: 'https://example.org/linh.ics' });
});

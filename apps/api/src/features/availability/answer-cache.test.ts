import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingScene, NINE, NOW } from '../../testing/booking-scene.ts';
import { insertBooking } from '../../testing/insert-booking.ts';
import { busyEvent, memoryCalendar, onlyMemory } from '../../testing/memory-calendar.ts';
import type { MadeMentor } from '../../testing/make.ts';
import { refusalCode } from '../../testing/refusal.ts';

const calendar = memoryCalendar();
const scene = bookingScene({ calendars: onlyMemory(calendar) });
const WEEK = { start: '2055-01-08T00:00:00Z', end: '2055-01-16T00:00:00Z' };
const MINUTE_MS = 60_000;

const ask = ({ slug }: MadeMentor) => scene.api.as(null).getAvailabilityBySlug({ params: { slug }, query: WEEK });
const starts = async (mentor: MadeMentor) => (await ask(mentor)).available_slots.map(({ start }) => start);
const setLater = (ms: number) => scene.clock.set(new Date(Date.parse(NOW) + ms).toISOString());

/** Changes a title without a notification, which the product never does. */
const changeSilently = (mentor: MadeMentor, title: string) =>
  scene.api.context.db.connection().execute(async (db) => {
    await sql`set session_replication_role = replica`.execute(db);
    await sql`update event_type set title = ${title} where auth_user_id = ${mentor.user_id}`.execute(db);
    await sql`set session_replication_role = origin`.execute(db);
  });

test('an unchanged answer about free times is served again, byte for byte', async () => {
  const mentor = await scene.mentor();
  const first = await ask(mentor);
  await changeSilently(mentor, 'Unheard of');
  setLater(MINUTE_MS);
  expect(await ask(mentor)).toEqual(first);
});

test('the next answer has every change', async () => {
  const mentor = await scene.mentor({ policy: { min_notice_min: 0 } });
  const prospect = await scene.prospect();
  const { client } = mentor;
  const settings = await client.getAvailabilitySettings();
  const [schedule] = settings.schedules;
  const service = { params: { id: mentor.event_types[0]?.id ?? '' } };
  const titleOf = async () => (await ask(mentor)).event_type?.title;
  expect(await starts(mentor)).toContain(NINE);

  const booked = await scene.book(prospect, mentor);
  expect(await starts(mentor)).not.toContain(NINE);
  await client.cancelBooking({ params: { id: booked.id }, body: {} });
  expect(await starts(mentor)).toContain(NINE);

  await client.patchEventType({ ...service, body: { title: 'Another name' } });
  expect(await titleOf()).toBe('Another name');
  await client.patchBookingPolicy({
    params: { id: settings.booking_policy.id },
    body: { buffer_before_min: 30, window_days: 2 },
  });
  expect(await starts(mentor)).toEqual([]);
  await client.patchBookingPolicy({ params: { id: settings.booking_policy.id }, body: { window_days: 60 } });
  expect(await starts(mentor)).toContain(NINE);
  await client.addAvailabilityRule({ params: { id: schedule?.id ?? '' }, body: { date: '2055-01-11' } });
  expect(await starts(mentor)).toEqual([]);

  await client.patchAuthenticatedUser({ body: { first_name: 'Renamed' } });
  expect((await ask(mentor)).user.name).toMatch(/^Renamed /);
  await client.patchMyMentorProfile({ body: { profile_status: 'paused' } });
  expect(await refusalCode(ask(mentor))).toBe('PROFILE_NOT_FOUND');
});

test('time alone removes a slot inside the notice, returns a slot whose hold ends, and moves the window', async () => {
  const open = ['Fri 09:00-10:00', 'Mon 09:00-10:00', 'Tue 09:00-10:00'];
  const mentor = await scene.mentor({ policy: { min_notice_min: 720, window_days: 4 }, open });
  const prospect = await scene.prospect();
  const held = {
    mentor,
    prospect,
    status: 'pending_payment',
    start: NINE,
    hold_expires_at: '2055-01-07T10:15:00Z',
  } as const;
  await insertBooking(scene.api, held);
  const now = await starts(mentor);
  expect(now[0]).toBe('2055-01-08T08:00:00Z');
  expect(now).not.toContain(NINE);
  expect(now).not.toContain('2055-01-12T08:00:00Z');
  setLater(15 * MINUTE_MS);
  expect(await starts(mentor)).toContain(NINE);
  setLater(10 * 60 * MINUTE_MS + MINUTE_MS);
  expect((await starts(mentor))[0]).toBe('2055-01-08T08:30:00Z');
  setLater(14 * 60 * MINUTE_MS);
  expect(await starts(mentor)).toContain('2055-01-12T08:00:00Z');
});

test('a new calendar entry changes the next answer, and so does its removal', async () => {
  const mentor = await scene.mentor();
  calendar.events.set('main', []);
  const { id } = await mentor.client.connectCalendarFeed({ body: { url: 'https://calendar.example.org/mine.ics' } });
  expect(await starts(mentor)).toContain(NINE);
  calendar.events.set('main', [busyEvent('dentist', NINE, '2055-01-11T08:15:00Z')]);
  await mentor.client.refreshCalendarConnection({ params: { id } });
  expect(await starts(mentor)).not.toContain(NINE);
  expect(await ask(mentor)).toMatchObject({ stale: false, withheld: false });
  setLater(8 * MINUTE_MS);
  expect(await ask(mentor)).toMatchObject({ stale: true, withheld: false });
  setLater(16 * MINUTE_MS);
  expect(await ask(mentor)).toMatchObject({ available_slots: [], withheld: true });
});

import { urlOf } from '@abroad/contract/client';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { readEvents, type EventReader } from '../../testing/event-reader.ts';
import { insertBooking } from '../../testing/insert-booking.ts';
import { make, type Made, type MadeMentor } from '../../testing/make.ts';
import { startApiBeside } from '../../testing/start-api-process.ts';

let api: TestApi;
let mentor: MadeMentor;
let prospect: Made;
const readers: EventReader[] = [];
beforeAll(async () => {
  api = await startTestApi();
  [mentor, prospect] = await Promise.all([
    make(api).mentor({ policy: { max_free_sessions: 5 } }),
    make(api).prospect(),
  ]);
});
afterEach(() => readers.splice(0).forEach((reader) => reader.close()));
afterAll(() => api.close());

const address = (slug: string) => urlOf('watchAvailabilityBySlug', { slug });

async function watch(slug = mentor.slug, base_url = api.base_url): Promise<EventReader> {
  const reader = await readEvents(`${base_url}${address(slug)}`);
  readers.push(reader);
  return reader;
}

const announce = () => sql`select announce_availability(${mentor.user_id})`.execute(api.context.db);

/** Watches, and reads past the event that a process sends to all clients when it begins to listen. */
async function watchQuietly(...asked: Parameters<typeof watch>): Promise<EventReader> {
  const reader = await watch(...asked);
  await announce();
  expect(await reader.next()).toBe('changed');
  return reader;
}

async function setStatus({ profile_id }: MadeMentor, status: 'active' | 'paused') {
  await api.context.db.updateTable('mentor_profile').set({ status }).where('id', '=', profile_id).execute();
}

async function suspend({ user_id }: MadeMentor) {
  await api.context.db
    .updateTable('authenticated_user')
    .set({ status: 'suspended' })
    .where('id', '=', user_id)
    .execute();
}

async function book(nth = 0) {
  const [slot] = (
    await api.as(null).getAvailabilityBySlug({ params: { slug: mentor.slug }, query: {} })
  ).available_slots.slice(nth);
  return prospect.client.createBooking({
    body: {
      mentor_slug: mentor.slug,
      event_type_slug: mentor.event_types[0]?.slug ?? '',
      start: slot?.start ?? '',
      time_zone: 'Africa/Lagos',
      platform: 'google_meet',
    },
    idempotency_key: crypto.randomUUID(),
  });
}

test('[R-16] [C-14] a stream says that times changed when one is booked, and again when it is free', async () => {
  const reader = await watchQuietly();
  const booking = await book();
  expect(await reader.next()).toBe('changed');
  await prospect.client.cancelBooking({ params: { id: booking.id }, body: {}, idempotency_key: crypto.randomUUID() });
  expect(await reader.next()).toBe('changed');
  expect(reader.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(reader.headers.get('cache-control')).toBe('no-store');
  expect(reader.headers.get('x-accel-buffering')).toBe('no');
});

test('[R-16] it contains nothing else: no name, no time, no id', async () => {
  const reader = await watchQuietly();
  await book();
  await reader.next();
  const words = new Set(
    reader
      .text()
      .split('\n')
      .map((line) => line.replace(/\d+/, 'N')),
  );
  expect([...words].toSorted()).toEqual(['', 'data: changed', 'event: changed', 'retry: N']);
});

test('[R-16] [C-09] [C-10] [C-11] changed hours, policies and services are announced too', async () => {
  const { client } = mentor;
  const { schedules, booking_policy, event_types } = await client.getAvailabilitySettings();
  const [schedule] = schedules;
  const [service] = event_types;
  const reader = await watchQuietly();
  const changes = [
    () =>
      client.addAvailabilityRule({
        params: { id: schedule?.id ?? '' },
        body: { weekday: 6, start_time: '09:00', end_time: '10:00' },
      }),
    () => client.patchBookingPolicy({ params: { id: booking_policy.id }, body: { min_notice_min: 60 } }),
    () => client.patchEventType({ params: { id: service?.id ?? '' }, body: { duration_min: 45 } }),
  ];
  for (const change of changes) {
    await change();
    expect(await reader.next()).toBe('changed');
  }
});

test('[R-16] sessions that the mentor books as a student take time away as well', async () => {
  const other = await make(api).mentor();
  const reader = await watchQuietly();
  await insertBooking(api, { mentor: other, prospect: mentor, status: 'confirmed' });
  expect(await reader.next()).toBe('changed');
});

test('[R-16] a booking at one API is announced by the streams of another', async () => {
  const elsewhere = await startApiBeside(api);
  try {
    const reader = await watchQuietly(mentor.slug, elsewhere.base_url);
    await book(3);
    expect(await reader.next()).toBe('changed');
  } finally {
    readers.splice(0).forEach((reader) => reader.close());
    await elsewhere.stop();
  }
});

test('[R-16] after a broken database connection, all streams announce a change', async () => {
  const reader = await watchQuietly();
  const { rows } = await sql<{ gone: boolean }>`
    select pg_terminate_backend(pid) as gone from pg_stat_activity
    where application_name = 'abroad-mentors-listen' and datname = current_database()`.execute(api.context.db);
  // A connection of the previous test's process may still be closing.
  expect(rows).toContainEqual({ gone: true });
  expect(await reader.next()).toBe('changed');
  await book(5);
  expect(await reader.next()).toBe('changed');
});

test('[R-16] a mentor who cannot be found cannot be watched', async () => {
  const paused = await make(api).mentor();
  await setStatus(paused, 'paused');
  for (const [slug, status] of [
    ['nobody-here', 404],
    [paused.slug, 404],
    ['a!', 400],
  ] as const) {
    expect((await watch(slug)).status, slug).toBe(status);
  }
});

test.each([
  ['pauses', (watched: MadeMentor) => setStatus(watched, 'paused')],
  ['is suspended', suspend],
  ['is erased', ({ client, slug }: MadeMentor) => client.deleteAccount({ body: { confirm: slug } })],
])('[R-16] [N-11] a stream ends when the mentor %s, and others go on', async (_what, change) => {
  const gone = await make(api).mentor();
  const [ending, staying] = await Promise.all([watch(gone.slug), watchQuietly()]);
  await change(gone);
  await ending.ended;
  expect(ending.status).toBe(200);
  expect((await watch(gone.slug)).status).toBe(404);
  await announce();
  expect(await staying.next()).toBe('changed');
});

test('[R-16] HEAD is answered and ends', async () => {
  const response = await fetch(`${api.base_url}${address(mentor.slug)}`, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

test('[R-16] an address can have 50 open streams; the next gets an error with a time to retry, and a place once one closes', async () => {
  const open = await Promise.all(Array.from({ length: 50 }, () => watch()));
  expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await watch();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('30');
  open[0]?.close();
  await expect.poll(async () => (await watch()).status).toBe(200);
});

test('[R-16] a server that closes ends its streams at once', async () => {
  const own = await startTestApi();
  const { slug } = await make(own).mentor();
  const reader = await watch(slug, own.base_url);
  await Promise.all([own.close(), reader.ended]);
  expect(reader.status).toBe(200);
});

import { createClient } from '@abroad/contract/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../core/ids.ts';
import { writeAs } from '../../../db/write-as.ts';
import { startTestApi, type TestApi } from '../../../testing/api.ts';
import { person, type Person } from '../../../testing/issuer.ts';
import { make } from '../../../testing/make.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import { startApiBeside, startApiProcess, type ApiProcess } from '../../../testing/start-api-process.ts';
import { toInstant } from '../../../core/clock.ts';

/** Longer than a statement may take: one that waits for a lock ends before, and with another code than those expected. */
const PATIENCE_MS = 120_000;

let api: TestApi;
let apis: ApiProcess[];
const started: ApiProcess[] = [];
beforeAll(async () => {
  api = await startTestApi();
  apis = await Promise.all([startApiBeside(api), startApiBeside(api), startApiBeside(api)]);
  started.push(...apis);
});
afterAll(async () => {
  await Promise.all(started.map(({ stop }) => stop()));
  await api.close();
});

/** Three processes in the place of three APIs in this one. */
async function startProcesses(): Promise<ApiProcess[]> {
  const processes = await Promise.all([startApiProcess(api), startApiProcess(api), startApiProcess(api)]);
  started.push(...processes);
  return processes;
}

/** Makes each process read its keys and open its connections before the race. */
const warmUp = (slug: string, at: readonly ApiProcess[]) =>
  Promise.all(at.map(({ base_url }) => createClient({ base_url }).getAvailabilityBySlug({ params: { slug } })));

/** Users who signed up before. */
async function makePeople(count: number): Promise<Person[]> {
  const people = Array.from({ length: count }, (_, index) => person({ first_name: `P${index}` }));
  const rows = people.map(({ clerk_id, email, first_name, last_name }) => {
    const id = newId();
    return { id, clerk_id, email, email_verified: true, slug: `p-${id.slice(-12)}`, first_name, last_name };
  });
  await api.context.db.insertInto('authenticated_user').values(rows).execute();
  return people;
}

/** All users book the slot with their index at the same moment, spread over three APIs. @returns the codes of their refusals */
async function bookAtOnce(
  slug: string,
  people: readonly Person[],
  starts: readonly string[],
  { at = apis, event_type_slug = 'intro-call' } = {},
): Promise<(string | null)[]> {
  const [tokens] = await Promise.all([Promise.all(people.map((who) => api.issuer.token(who))), warmUp(slug, at)]);
  const body = { mentor_slug: slug, event_type_slug, time_zone: 'Africa/Lagos' };
  const attempts = tokens.map(async (token, index) => {
    const { base_url } = at[index % at.length] as ApiProcess;
    const client = createClient({ base_url, token: () => token, timeout_ms: PATIENCE_MS });
    const start = starts[index % starts.length] as string;
    let code: string | null;
    // On a busy machine some find no connection to the database in time, and are asked to come again.
    do {
      code = await refusalCode(client.createBooking({ body: { ...body, start } }));
    } while (code === 'UNAVAILABLE');
    return code;
  });
  return Promise.all(attempts);
}

const heldBy = async (mentor_user_id: string) => {
  const rows = await api.context.db
    .selectFrom('booking')
    .select(['start_at', 'status'])
    .where('mentor_user_id', '=', mentor_user_id)
    .execute();
  return rows.filter(({ status }) => status === 'confirmed').map(({ start_at }) => start_at);
};

/** Lets `count` people book one slot at once: one succeeds, and the others are refused. */
async function raceForOne(count: number, at?: ApiProcess[]): Promise<void> {
  const [mentor, people] = [await make(api).mentor(), await makePeople(count)];
  const { available_slots } = await mentor.client.getAvailabilityBySlug({ params: { slug: mentor.slug } });
  const start = available_slots[0]?.start ?? '';
  const codes = await bookAtOnce(mentor.slug, people, [start], { ...(at && { at }) });
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(codes.filter((code) => code === 'SLOT_TAKEN')).toHaveLength(count - 1);
  expect(await heldBy(mentor.user_id)).toEqual([toInstant(start)]);
}

test('attack 1: of ten who book one slot at once at three APIs one does, and nine get SLOT_TAKEN', () =>
  raceForOne(10));

test(
  'attack 1: a hundred who book one slot at once at three processes: one booking, 99 SLOT_TAKEN, none hanging',
  { tags: 'full' },
  async () => raceForOne(100, await startProcesses()),
);

/** Lets `count` people book overlapping slots at once: no two sessions overlap. */
async function raceForOverlapping(count: number, at?: ApiProcess[]): Promise<void> {
  const mentor = await make(api).mentor({ policy: { slot_step_min: 10 } });
  const people = await makePeople(count);
  const { available_slots } = await mentor.client.getAvailabilityBySlug({ params: { slug: mentor.slug } });
  const starts = available_slots.slice(0, 12).map((slot) => slot.start);
  const codes = await bookAtOnce(mentor.slug, people, starts, { ...(at && { at }) });
  expect(new Set(codes)).toEqual(new Set([null, 'SLOT_TAKEN']));
  const begins = (await heldBy(mentor.user_id)).map((start) => Date.parse(start)).toSorted((a, b) => a - b);
  expect(begins).toHaveLength(codes.filter((code) => code === null).length);
  for (const [index, begin] of begins.entries()) {
    expect(begin - (begins[index - 1] ?? 0)).toBeGreaterThanOrEqual(30 * 60_000);
  }
}

test('attack 2: twelve who book overlapping slots at once leave no two sessions that overlap', () =>
  raceForOverlapping(12));

test(
  'attack 2: a hundred who book overlapping slots at once at three processes leave no two sessions that overlap',
  { tags: 'full' },
  async () => raceForOverlapping(100, await startProcesses()),
);

test('attack 5: one account that asks for twelve times at once, at three APIs, holds three, or as many as the mentor takes', async () => {
  const offers = [
    { wishes: { event_types: [{ price_minor: 2500 }] }, slug: 'service-1', held: 3, refusal: 'TOO_MANY_HOLDS' },
    {
      wishes: { policy: { requires_approval: true, max_open_requests: 2 } },
      slug: 'intro-call',
      held: 2,
      refusal: 'TOO_MANY_OPEN_REQUESTS',
    },
    { wishes: {}, slug: 'intro-call', held: 1, refusal: 'TOO_MANY_FREE_SESSIONS' },
  ];
  for (const { wishes, slug, held, refusal } of offers) {
    const mentor = await make(api).mentor(wishes);
    const [greedy] = (await makePeople(1)) as [Person];
    const { available_slots } = await mentor.client.getAvailabilityBySlug({ params: { slug: mentor.slug } });
    const starts = available_slots.slice(0, 12).map(({ start }) => start);
    const everyone = Array<Person>(starts.length).fill(greedy);
    const codes = await bookAtOnce(mentor.slug, everyone, starts, { event_type_slug: slug });
    expect(codes.filter((code) => code === null)).toHaveLength(held);
    expect(codes.filter((code) => code === refusal)).toHaveLength(starts.length - held);
  }
});

test('[T-67] a profile that is hidden while a booking waits for its mentor’s lock is not booked', async () => {
  const [mentor, prospect] = [await make(api).mentor(), await make(api).prospect()];
  const { available_slots } = await mentor.client.getAvailabilityBySlug({ params: { slug: mentor.slug } });
  const body = {
    mentor_slug: mentor.slug,
    event_type_slug: 'intro-call',
    time_zone: 'Africa/Lagos',
    start: available_slots[0]?.start ?? '',
  };
  const { db } = api.context;
  const waiting = sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const asked = await writeAs(db, mentor.user_id, async (trx) => {
    const code = refusalCode(prospect.client.createBooking({ body }));
    await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count).toBe(1);
    await trx
      .updateTable('mentor_profile')
      .set({ status: 'suspended' })
      .where('auth_user_id', '=', mentor.user_id)
      .execute();
    return { code };
  });
  expect(await asked.code).toBe('PROFILE_NOT_FOUND');
  expect(await heldBy(mentor.user_id)).toEqual([]);
});

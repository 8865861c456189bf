import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ensureSchema } from '../database/schema.ts';
import { sweepExpired } from '../database/sweep.ts';
import { createEmptyDatabase } from '../../../embedded/src/testing/test-database.ts';
import { createThrottle } from './throttle.ts';

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
/** Two processes on one database. */
let pools: Pool[];

beforeAll(async () => {
  database = await createEmptyDatabase();
  pools = [new Pool({ connectionString: database.url }), new Pool({ connectionString: database.url })];
  await Promise.all(pools.map(ensureSchema));
});
beforeEach(() => pools[0]?.query('truncate identity.sign_in_attempt'));
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

const throttles = () => pools.map(createThrottle);
const pass = (minutes: number) =>
  pools[0]?.query(
    `update identity.sign_in_attempt set attempts = array(
       select attempt - make_interval(mins => $1) from unnest(attempts) attempt)`,
    [minutes],
  );

test('lets ten failures through in 15 minutes, each slower than the last up to a second', async () => {
  const [throttle] = throttles();
  const delays: (number | false)[] = [];
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const admission = await throttle?.admit('a');
    delays.push(admission?.ok === true && admission.delayMs);
  }
  expect(delays).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]);
  await pass(5);
  const refused = await throttle?.admit('a');
  expect(refused?.ok === false && Math.ceil(refused.retryAfterMs / 60_000)).toBe(10);
  expect((await throttle?.admit('b'))?.ok).toBe(true);
  await pass(10);
  expect((await throttle?.admit('a'))?.ok).toBe(true);
});

test('of forty attempts at once in two processes ten are let through', async () => {
  const attempts = throttles().flatMap((throttle) => Array.from({ length: 20 }, () => throttle.admit('rush')));
  const admissions = await Promise.all(attempts);
  expect(admissions.filter((admission) => admission.ok)).toHaveLength(10);
});

test('a success in one process resets the count in the other', async () => {
  const [one, other] = throttles();
  await Promise.all(Array.from({ length: 10 }, async () => one?.admit('a')));
  expect((await other?.admit('a'))?.ok).toBe(false);
  await one?.forget('a');
  expect(await other?.admit('a')).toEqual({ ok: true, delayMs: 100 });
});

test('[N-12] after thirty failures at any accounts an address gets one try a second, and is never shut out', async () => {
  const [one, other] = throttles();
  const queue = async (address = '192.0.2.7') => (await one?.queue(address)) ?? { ok: false as const, retryAfterMs: 0 };
  const free = await Promise.all(Array.from({ length: 30 }, () => queue()));
  expect(free.every((turn) => turn.ok && turn.waitMs === 0)).toBe(true);
  const slow = await Promise.all(Array.from({ length: 40 }, async () => other?.queue('192.0.2.7')));
  const waits = slow
    .flatMap((turn) => (turn?.ok === true ? [Math.round(turn.waitMs / 1000)] : []))
    .toSorted((a, b) => a - b);
  expect(waits.length).toBeGreaterThanOrEqual(14);
  expect(waits.length).toBeLessThanOrEqual(16);
  expect(new Set(waits).size).toBeGreaterThanOrEqual(waits.length - 1);
  const late = await queue();
  expect(late.ok).toBe(false);
  expect(!late.ok && late.retryAfterMs).toBeLessThanOrEqual(16_000);
  expect(await queue('192.0.2.8')).toMatchObject({ ok: true, waitMs: 0 });
  await pass(1);
  expect(await queue()).toMatchObject({ ok: true, waitMs: 0 });
});

test('[N-12] successful sign-ins behind one address don’t count', async () => {
  const [throttle] = throttles();
  for (let person = 0; person < 50; person += 1) {
    const turn = await throttle?.queue('192.0.2.7');
    expect(turn).toMatchObject({ ok: true, waitMs: 0 });
    await (turn?.ok === true ? turn.succeed() : undefined);
  }
});

test('[N-12] the addresses of one IPv6 network are one', async () => {
  const [throttle] = throttles();
  await Promise.all(Array.from({ length: 30 }, async (_, nth) => throttle?.queue(`2001:db8::${nth}:1`)));
  expect(await throttle?.queue('2001:db8:0:0:ffff::1')).toMatchObject({ ok: true, waitMs: expect.closeTo(1000, -3) });
  expect(await throttle?.queue('2001:db8:0:1::1')).toMatchObject({ ok: true, waitMs: 0 });
});

test('no address is kept, and old counts are swept', async () => {
  const [throttle] = throttles();
  await throttle?.admit('mentor@demo.test 127.0.0.1');
  const kept = await pools[0]?.query('select key from identity.sign_in_attempt');
  expect(kept?.rows[0].key).toMatch(/^[\w-]{43}$/);
  await pass(16);
  await sweepExpired(pools[0] as Pool);
  expect((await pools[0]?.query('select from identity.sign_in_attempt'))?.rowCount).toBe(0);
});

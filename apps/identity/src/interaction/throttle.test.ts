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

test('a success in one process starts the count anew in the other', async () => {
  const [one, other] = throttles();
  await Promise.all(Array.from({ length: 10 }, async () => one?.admit('a')));
  expect((await other?.admit('a'))?.ok).toBe(false);
  await one?.forget('a');
  expect(await other?.admit('a')).toEqual({ ok: true, delayMs: 100 });
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

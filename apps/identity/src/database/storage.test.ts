import '../quiet-start.ts';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCookieKeys } from '../keys/cookie-keys.ts';
import { loadSigningKeys } from '../keys/signing-keys.ts';
import { createAdapter } from '../provider/adapter.ts';
import { createEmptyDatabase } from '../../../embedded/src/testing/test-database.ts';
import { ensureSchema } from './schema.ts';
import { startSweeping, sweepExpired } from './sweep.ts';

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let pool: Pool;

beforeAll(async () => {
  database = await createEmptyDatabase();
  pool = new Pool({ connectionString: database.url });
  pool.on('error', () => undefined);
  await ensureSchema(pool);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('making the tables again, several at once, changes nothing', async () => {
  await expect(Promise.all([ensureSchema(pool), ensureSchema(pool), ensureSchema(pool)])).resolves.toHaveLength(3);
});

test('expired records are as good as gone, and swept', async () => {
  const adapter = createAdapter(pool, 'AuthorizationCode');
  await adapter.upsert('short', { grantId: 'g' }, -1);
  await adapter.upsert('long', { grantId: 'g' }, 60);
  expect(await adapter.find('short')).toBeUndefined();
  expect(await adapter.find('long')).toEqual({ grantId: 'g' });
  expect(await sweepExpired(pool)).toBe(1);
  expect(await sweepExpired(pool)).toBe(0);
});

test('stopping the sweep waits for the one under way, and logs no error', async () => {
  const own = new Pool({ connectionString: database.url });
  const complaints: string[] = [];
  const stop = startSweeping(own, (message) => complaints.push(message));
  await stop();
  await own.end();
  await new Promise(setImmediate);
  expect(complaints).toEqual([]);
});

test('a code is consumed once', async () => {
  const adapter = createAdapter(pool, 'AuthorizationCode');
  await adapter.upsert('code', { grantId: 'g' }, 60);
  const attempts = await Promise.allSettled(Array.from({ length: 5 }, () => adapter.consume('code')));
  expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1);
  expect(await adapter.find('code')).toMatchObject({ consumed: expect.any(Number) });
});

test('a refresh token may be consumed again for ten seconds after the first time, and never later', async () => {
  const adapter = createAdapter(pool, 'RefreshToken');
  const passSeconds = (seconds: number) =>
    pool.query('update identity.artifact set consumed_at = consumed_at - make_interval(secs => $1)', [seconds]);
  await adapter.upsert('token', { grantId: 'g' }, 60);
  await adapter.consume('token');
  await passSeconds(5);
  await adapter.consume('token');
  expect(await adapter.find('token')).toEqual({ grantId: 'g' });
  await passSeconds(5);
  expect(await adapter.find('token')).toMatchObject({ consumed: expect.any(Number) });
  await expect(adapter.consume('token')).rejects.toThrow('invalid_grant');
});

async function kids() {
  return (await loadSigningKeys(pool)).map((key) => key.kid);
}

/** Makes the keys older, as if `days` had passed. */
function pass(days: number) {
  return pool.query('update identity.signing_key set signs_from = signs_from - make_interval(days => $1)', [days]);
}

test('a key signs for 90 days, then its published spare does, and it stays published for a while', async () => {
  const first = await kids();
  expect(await kids()).toEqual(first);
  await pass(91);
  const second = await kids();
  expect(second).toHaveLength(3);
  expect(second[0]).toBe(first[1]);
  expect(second).toContain(first[0]);

  await pass(31);
  const third = await kids();
  expect(third).toHaveLength(2);
  expect(third).not.toContain(first[0]);
});

test('cookie keys are made once', async () => {
  const keys = await loadCookieKeys(pool);
  expect(keys).toHaveLength(1);
  expect(await loadCookieKeys(pool)).toEqual(keys);
});

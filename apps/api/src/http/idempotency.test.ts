import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../core/app-error.ts';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { make } from '../testing/make.ts';
import { once } from './idempotency.ts';

let api: TestApi;
let user_id: string;
beforeAll(async () => {
  api = await startTestApi();
  ({ user_id } = await make(api).user());
});
afterAll(() => api.close());

const attempt = (key: string, body: unknown = { a: 1 }) => ({ user_id, key, endpoint: 'POST /x', body });
const answering = (body: unknown) => () => Promise.resolve({ status: 201, body });
const codeOf = (call: Promise<unknown>) => call.then(() => null).catch((error: AppError) => error.code);

test('the same key with the same body gives the first answer again, and does nothing twice', async () => {
  let runs = 0;
  const run = () => {
    runs += 1;
    return Promise.resolve({ status: 201, body: { run: runs } });
  };
  const first = await once(api.context.db, attempt('k1'), run);
  const second = await once(api.context.db, attempt('k1'), run);
  expect([first, second, runs]).toEqual([{ status: 201, body: { run: 1 } }, { status: 201, body: { run: 1 } }, 1]);
});

test('the same key with another body is refused', async () => {
  await once(api.context.db, attempt('k2'), answering(1));
  expect(await codeOf(once(api.context.db, attempt('k2', { a: 2 }), answering(2)))).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('of many at once one runs; the others hear that it is in progress', async () => {
  const [gate, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = async () => {
    begun.resolve();
    await gate.promise;
    return { status: 201, body: 'done' };
  };
  const first = once(api.context.db, attempt('k3'), slow);
  await begun.promise;
  const others = await Promise.all([1, 2, 3].map(() => codeOf(once(api.context.db, attempt('k3'), slow))));
  gate.resolve();
  expect(others).toEqual(['IN_PROGRESS', 'IN_PROGRESS', 'IN_PROGRESS']);
  expect((await first).body).toBe('done');
});

test('a refusal frees the key, so that a mended request may use it', async () => {
  const refuse = () => Promise.reject(new AppError('SLOT_TAKEN'));
  expect(await codeOf(once(api.context.db, attempt('k4'), refuse))).toBe('SLOT_TAKEN');
  expect((await once(api.context.db, attempt('k4', { a: 9 }), answering('later'))).body).toBe('later');
});

test('a key that could not be freed while the database was away is freed once it is back', async () => {
  await sql`create function refuse_delete() returns trigger language plpgsql as
    $$ begin raise exception 'the database is going down' using errcode = '57P03'; end $$`.execute(api.context.db);
  await sql`create trigger away before delete on idempotency_key execute function refuse_delete()`.execute(
    api.context.db,
  );
  const fail = () => Promise.reject(new AppError('UNAVAILABLE'));
  expect(await codeOf(once(api.context.db, attempt('k7'), fail))).toBe('UNAVAILABLE');
  expect(await codeOf(once(api.context.db, attempt('k7'), fail))).toBe('IN_PROGRESS');
  await sql`drop trigger away on idempotency_key`.execute(api.context.db);
  await expect
    .poll(() => codeOf(once(api.context.db, attempt('k7'), answering('again'))), { timeout: 5000 })
    .toBeNull();
});

test('an attempt that was lost with its process is taken over after a minute', async () => {
  const lost = once(api.context.db, attempt('k5'), () => new Promise(() => {}));
  lost.catch(() => {});
  const age = () =>
    api.context.db
      .updateTable('idempotency_key')
      .set({ created_at: new Date(Date.now() - 61_000) })
      .where('key', '=', 'k5')
      .executeTakeFirstOrThrow();
  await expect.poll(async () => (await age()).numUpdatedRows).toBe(1n);
  expect((await once(api.context.db, attempt('k5'), answering('again'))).body).toBe('again');
});

test('a key lives for 24 hours: then it may be used for anything, also before it is swept', async () => {
  await once(api.context.db, attempt('k6'), answering('first'));
  const ageTo = (hours: number) =>
    api.context.db
      .updateTable('idempotency_key')
      .set({ created_at: new Date(Date.now() - hours * 3_600_000) })
      .where('key', '=', 'k6')
      .execute();
  await ageTo(23.9);
  expect((await once(api.context.db, attempt('k6'), answering('not run'))).body).toBe('first');
  await ageTo(24.1);
  expect((await once(api.context.db, attempt('k6', { a: 2 }), answering('second'))).body).toBe('second');
  expect((await once(api.context.db, attempt('k6', { a: 2 }), answering('not run'))).body).toBe('second');
});

test('an invalid key is refused by name', async () => {
  expect(await codeOf(once(api.context.db, attempt('with space'), answering(1)))).toBe('VALIDATION_FAILED');
});

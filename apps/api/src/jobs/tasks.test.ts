import { parseCrontab } from 'graphile-worker';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { person } from '../testing/issuer.ts';
import { runJob } from '../testing/run-due-jobs.ts';
import { createTasks } from './tasks.ts';
import { startWorker } from './worker.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('time starts only jobs that are registered, and each is named once', () => {
  const { tasks, crontab } = createTasks(api.context);
  const named = parseCrontab(crontab).map(({ task }) => task);
  expect(named).not.toEqual([]);
  expect(named.filter((task) => !(task in tasks))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

test('what the clock starts does nothing to an empty database', async () => {
  const { crontab } = createTasks(api.context);
  for (const { task } of parseCrontab(crontab)) {
    await runJob(api.context, task);
  }
});

test('idempotency keys are forgotten after 24 hours', async () => {
  const { user_id } = await api.signUp(person());
  const { db } = api.context;
  const key = (name: string, age_h: number) => ({
    auth_user_id: user_id,
    key: name,
    endpoint: 'POST /',
    body_hash: Buffer.from(name),
    status: 200,
    response: null,
    created_at: new Date(Date.now() - age_h * 60 * 60_000),
  });
  await db
    .insertInto('idempotency_key')
    .values([key('old', 24.1), key('young', 23.9)])
    .execute();
  await runJob(api.context, 'sweep-idempotency-keys');
  const kept = await db.selectFrom('idempotency_key').select('key').execute();
  expect(kept).toEqual([{ key: 'young' }]);
});

test('the worker starts with the crontab, says that it lives, and stops', async () => {
  const worker = await startWorker(api.context);
  const beats = async () => (await sql`select worker_id from worker_heartbeat`.execute(api.context.db)).rows.length;
  expect(await beats()).toBe(1);
  await worker.stop();
  expect(await beats()).toBe(0);
});

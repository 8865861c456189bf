import { parseCrontab } from 'graphile-worker';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { make } from '../testing/make.ts';
import { person } from '../testing/issuer.ts';
import { runDueJobs, runJob } from '../testing/run-due-jobs.ts';
import { freeDeadWorkers, startHeartbeat } from './heartbeat.ts';
import { startLane } from './lane.ts';
import { createLanes, createTasks, CRONTAB, JOBS } from './register.ts';
import { startWorker } from './worker.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('time starts only jobs that are registered, and each is named once', () => {
  const tasks = createTasks(api.context);
  expect(Object.keys(tasks)).toHaveLength(JOBS.length);
  const named = parseCrontab(CRONTAB).map(({ task }) => task);
  expect(named).not.toEqual([]);
  expect(named.filter((task) => !(task in tasks))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

test('scheduled jobs do nothing to an empty database', async () => {
  for (const { task } of parseCrontab(CRONTAB)) {
    await runJob(api.context, task);
  }
});

test('an unreadable payload fails once, with the place of the mistake but not its content, and is not tried again', async () => {
  const { db } = api.context;
  const payload = JSON.stringify({ booking_id: 'private words' });
  await sql`select graphile_worker.add_job('write-session-event', ${payload}::json, max_attempts => 12)`.execute(db);
  await runDueJobs(api.context);
  const { rows } = await sql`
    select attempts, max_attempts, last_error from graphile_worker.jobs where task_identifier = 'write-session-event'`.execute(
    db,
  );
  const last_error = "the payload of write-session-event can't be read: booking_id (invalid_format)";
  expect(rows).toEqual([{ attempts: 1, max_attempts: 1, last_error: expect.stringContaining(last_error) as string }]);
  expect(JSON.stringify(rows)).not.toContain('private words');
});

test('idempotency keys are forgotten after 24 hours', async () => {
  const { user_id } = await make(api).user(person());
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

test('jobs that wait for other servers have workers of their own, and none is left out or done twice', () => {
  const [tasks, lanes] = [createTasks(api.context), createLanes(api.context)];
  expect(
    lanes
      .map((lane) => Object.keys(lane))
      .flat()
      .toSorted(),
  ).toEqual(Object.keys(tasks).toSorted());
  const [own = {}, ...waiting] = lanes;
  expect(waiting.map((lane) => Object.keys(lane))).toContainEqual(expect.arrayContaining(['read-calendar']));
  expect(waiting.map((lane) => Object.keys(lane))).toContainEqual(['deliver-webhook']);
  expect(Object.keys(own)).not.toContain('send-mail');
});

const lockedAs = async (holder: string) => {
  const { db } = api.context;
  await sql`select graphile_worker.add_job('nobody-does-this', job_key => ${holder})`.execute(db);
  await sql`
    update graphile_worker._private_jobs set locked_by = ${holder}, locked_at = now() - interval '5 minutes'
    where key = ${holder}`.execute(db);
};
const holderOf = async (key: string) => {
  const { rows } = await sql<{ locked_by: string | null }>`
    select locked_by from graphile_worker._private_jobs where key = ${key}`.execute(api.context.db);
  return rows[0]?.locked_by;
};

test('[T-290] jobs of a worker that is silent for half a minute are freed, those of a living one stay with it however long they take', async () => {
  const { db } = api.context;
  const worker = await startWorker(api.context);
  const { rows } = await sql<{ worker_id: string }>`select worker_id from worker_heartbeat limit 1`.execute(db);
  const alive = rows[0]?.worker_id ?? '';
  const heard = (name: string, seconds: number) =>
    sql`insert into worker_heartbeat (worker_id, seen_at) values (${name}, now() - make_interval(secs => ${seconds}))`.execute(
      db,
    );
  await heard('worker-dead', 31);
  await heard('worker-slow', 25);
  for (const holder of [alive, 'worker-dead', 'worker-slow', 'worker-unheard']) await lockedAs(holder);
  await freeDeadWorkers(db);
  expect(await holderOf('worker-dead')).toBeNull();
  for (const holder of [alive, 'worker-slow', 'worker-unheard']) expect(await holderOf(holder)).toBe(holder);
  await runJob(api.context, 'free-lost-jobs');
  expect(await holderOf('worker-unheard')).toBeNull();
  expect(await holderOf(alive)).toBe(alive);
  await sql`delete from worker_heartbeat where worker_id like 'worker-%'`.execute(db);
  await worker.stop();
});

test('[T-290] a job that runs is held under a name that is heard of, so that it isn’t freed while its worker lives', async () => {
  const { db } = api.context;
  const names = startHeartbeat(api.context);
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const tasks = {
    'takes-long': () => {
      begun.resolve();
      return over.promise;
    },
  };
  const lane = await startLane(api.context, { tasks, crontab: '', names });
  await sql`select graphile_worker.add_job('takes-long', job_key => 'takes-long')`.execute(db);
  await begun.promise;
  const holder = await holderOf('takes-long');
  const heard = async () =>
    (await sql<{ worker_id: string }>`select worker_id from worker_heartbeat`.execute(db)).rows.map(
      ({ worker_id }) => worker_id,
    );
  await expect.poll(heard).toContain(holder);
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour' where key = 'takes-long'`.execute(
    db,
  );
  await freeDeadWorkers(db);
  await runJob(api.context, 'free-lost-jobs');
  expect(await holderOf('takes-long')).toBe(holder);
  over.resolve();
  await lane.stop();
  await names.stop();
});

test('[T-400] email has as many lanes as are set, and every other kind of work one', () => {
  const { config } = api.context;
  const lanes = createLanes({ ...api.context, config: { ...config, jobs: { ...config.jobs, mail_lanes: 3 } } });
  const sends = lanes.filter((tasks) => 'send-mail' in tasks);
  expect([createLanes(api.context).length, lanes.length, sends.length]).toEqual([5, 7, 3]);
});

test('the worker starts with the crontab, says that it lives, and stops', async () => {
  const worker = await startWorker(api.context);
  const beats = async () => (await sql`select worker_id from worker_heartbeat`.execute(api.context.db)).rows.length;
  expect(await beats()).toBe(createLanes(api.context).length);
  await worker.stop();
  expect(await beats()).toBe(0);
});

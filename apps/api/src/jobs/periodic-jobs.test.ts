import { parseCrontab } from 'graphile-worker';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { jobStandings } from '../http/metrics/standings.ts';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { runDueJobs, runJob } from '../testing/run-due-jobs.ts';
import { readJobs } from '../views/admin-operations/read-jobs.ts';
import { CRONTAB } from './register.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => sql`delete from graphile_worker._private_jobs`.execute(api.context.db));
afterAll(() => api.close());

const TASK = 'reconcile-payments';

/** Another period of the task begins, as the queue's clock has it. */
async function period() {
  const { options } = parseCrontab(CRONTAB).find(({ task }) => task === TASK) ?? {};
  await sql`select graphile_worker.add_job(${TASK}, '{"_cron": {"ts": "2055-01-07T10:00:00Z"}}'::json,
    max_attempts => ${options?.maxAttempts ?? null}::int, job_key => ${options?.jobKey ?? null}::text,
    job_key_mode => ${options?.jobKeyMode ?? null}::text)`.execute(api.context.db);
}
const change = (set: string) => sql`update graphile_worker._private_jobs set ${sql.raw(set)}`.execute(api.context.db);
const begins = () => change("attempts = attempts + 1, locked_at = now(), locked_by = 'worker-1'");
const fails = () =>
  change("last_error = 'away', run_at = now() + interval '1 minute', locked_at = null, locked_by = null");

/** Returns the job's state in alerts, dashboards and the console. */
async function standing() {
  const { db } = api.context;
  const metrics = (await jobStandings(db)).find(({ task }) => task === TASK);
  const { retrying, given_up, failed } = await readJobs(db);
  return {
    failed: [metrics?.failed, given_up.count],
    retrying: [metrics?.retrying, retrying.count, failed.filter(({ is_given_up }) => !is_given_up).length],
    oldest_s: Math.round(metrics?.oldest_s ?? 0),
  };
}

test('[T-281] periodic jobs that fail are tried again, by the next period too, and are late since the first failure', async () => {
  await period();
  await change("created_at = now() - interval '20 minutes'");
  await begins();
  await fails();
  expect(await standing()).toEqual({ failed: [0, 0], retrying: [1, 1, 1], oldest_s: 1200 });
  await period();
  const { rows } = await sql`select attempts, run_at <= now() as is_due from graphile_worker._private_jobs`.execute(
    api.context.db,
  );
  expect(rows).toEqual([{ attempts: 0, is_due: true }]);
  await begins();
  await fails();
  expect(await standing()).toEqual({ failed: [0, 0], retrying: [1, 1, 1], oldest_s: 1200 });
});

test('[T-281] one that takes longer to fail than its period was not given up, and is late until one succeeds', async () => {
  for (const minutes of [20, 10]) {
    await period();
    await change(`created_at = now() - interval '${minutes} minutes' where attempts = 0`);
    await begins();
    await period();
    await change("locked_at = null, locked_by = null, last_error = 'away' where locked_at is not null");
  }
  expect(await standing()).toEqual({ failed: [0, 0], retrying: [2, 2, 2], oldest_s: 1200 });
  await runJob(api.context, 'free-lost-jobs');
  expect(await standing()).toEqual({ failed: [0, 0], retrying: [1, 1, 1], oldest_s: 1200 });
  await runDueJobs(api.context);
  expect(await standing()).toEqual({ failed: [0, 0], retrying: [0, 0, 0], oldest_s: 0 });
});

test('[T-281] a job that was replaced while it ran, and whose worker was killed, was not given up', async () => {
  const add = () => sql`select graphile_worker.add_job(${TASK}, job_key => 'one')`.execute(api.context.db);
  await add();
  await begins();
  await add();
  await change('locked_at = null, locked_by = null where locked_at is not null');
  expect(await standing()).toMatchObject({ failed: [0, 0], retrying: [0, 0, 0] });
});

test('[T-281] every scheduled job has its place in the queue', () => {
  const options = parseCrontab(CRONTAB).map((item) => [item.options.jobKey, item.options.jobKeyMode]);
  expect(options).toEqual(parseCrontab(CRONTAB).map(({ task }) => [`periodic:${task}`, 'replace']));
});

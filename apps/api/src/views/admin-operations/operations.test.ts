import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import { grantRole } from '../../testing/grant-role.ts';
import { make, type Made } from '../../testing/make.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { jobStandings } from '../../http/metrics/standings.ts';
import { freeDeadWorkers, freeLostJobs } from '../../jobs/heartbeat.ts';
import { readJobs } from './read-jobs.ts';

const scene = bookingScene();
let admin: Made;

beforeAll(async () => {
  admin = await make(scene.api).user();
  await grantRole(scene.api, admin, 'admin');
});
const db = () => scene.api.context.db;
beforeEach(() => sql`delete from graphile_worker._private_jobs`.execute(db()));

interface Job {
  task?: string;
  failures?: number;
  error?: string;
  run_at?: string;
}

/** A job in the queue that has failed so often, of three attempts. @returns its number. */
async function job({ task = 'deliver-webhook', failures = 0, error = 'no answer', run_at = '-1 hour' }: Job = {}) {
  const { rows } = await sql<{ id: string }>`
    select id::text from graphile_worker.add_job(${task}, '{"secret":"words"}'::json, max_attempts => 3,
      run_at => now() + ${run_at}::interval)`.execute(db());
  const id = rows[0]?.id ?? '';
  if (failures > 0) {
    await sql`update graphile_worker._private_jobs set attempts = ${failures}, last_error = ${error} where id = ${id}`.execute(
      db(),
    );
  }
  return id;
}

const standing = () => admin.client.getOperations();
const attemptsOf = async (id: string) => {
  const { rows } = await sql<{ attempts: number; locked_at: string | null }>`
    select attempts from graphile_worker._private_jobs where id = ${id}`.execute(db());
  return rows[0]?.attempts;
};
const auditOf = async (kind: 'job_retried' | 'job_discarded') => {
  const { items } = await admin.client.listStaffEvents({ query: { kind } });
  return items.map(({ subject, actor }) => ({ subject, by: actor?.user_id }));
};

test('[T-281] operations say what is due, what failed and runs again, and what was given up', async () => {
  await job({ run_at: '-2 hours' });
  await job({ task: 'send-mail' });
  await job({ run_at: '1 day' });
  const retrying = await job({ failures: 1, run_at: '1 minute' });
  const given_up = await job({ failures: 3, error: 'no answer\n    at somewhere' });
  const { jobs, version, migrations, search, backup } = await standing();
  expect(jobs.due.total).toEqual({ count: 2, is_more: false });
  expect(jobs.due.tasks.map(({ task, count }) => [task, count])).toEqual([
    ['deliver-webhook', 1],
    ['send-mail', 1],
  ]);
  expect(jobs.retrying).toEqual({ count: 1, is_more: false });
  expect(jobs.given_up).toEqual({ count: 1, is_more: false });
  expect(jobs.failed.map(({ id, is_given_up, error }) => ({ id, is_given_up, error }))).toEqual([
    { id: given_up, is_given_up: true, error: 'no answer' },
    { id: retrying, is_given_up: false, error: 'no answer' },
  ]);
  expect(JSON.stringify(jobs)).not.toContain('words');
  expect({ version, search, backup }).toEqual({
    version: scene.api.context.config.build_version,
    search: { engine: 'postgres', lag_ms: null },
    backup: null,
  });
  expect(migrations).toMatchObject({ waiting: [], last: expect.stringMatching(/\.sql$/) as string });
  expect(migrations.applied).toBeGreaterThan(10);
});

test('[T-282] a failed job is run again with all its attempts, and each is an entry of the audit', async () => {
  const [one, other] = [await job({ failures: 3 }), await job({ failures: 2, run_at: '1 hour' })];
  const waits = await job({ run_at: '1 hour' });
  expect(await admin.client.retryJobs({ body: { ids: [one, other, waits, '999999999'] } })).toEqual({ changed: 2 });
  expect([await attemptsOf(one), await attemptsOf(other)]).toEqual([0, 0]);
  const { jobs } = await standing();
  expect(jobs.given_up.count).toBe(0);
  expect((await auditOf('job_retried')).slice(0, 2)).toEqual(
    [other, one].map((id) => ({ subject: { type: 'job', id }, by: admin.user_id })),
  );
});

test('[T-282] a failed job is discarded, but not one that waits for its first attempt or runs now', async () => {
  const [failed, waits, runs] = [await job({ failures: 3 }), await job(), await job({ failures: 1 })];
  await sql`update graphile_worker._private_jobs set locked_by = 'worker-1', locked_at = now() where id = ${runs}`.execute(
    db(),
  );
  expect(await admin.client.discardJobs({ body: { ids: [failed, waits, runs] } })).toEqual({ changed: 1 });
  expect([await attemptsOf(failed), await attemptsOf(waits), await attemptsOf(runs)]).toEqual([undefined, 0, 1]);
  expect((await auditOf('job_discarded'))[0]).toEqual({ subject: { type: 'job', id: failed }, by: admin.user_id });
});

test('[T-282] of two admins who change the same job at once, one does', async () => {
  const id = await job({ failures: 3 });
  const other = await make(scene.api).staff('admin');
  const answers = await Promise.all([admin, other].map(({ client }) => client.discardJobs({ body: { ids: [id] } })));
  expect(answers.reduce((sum, { changed }) => sum + changed, 0)).toBe(1);
});

test('[T-283] only admins look at operations and change jobs', async () => {
  const finance = await make(scene.api).staff('finance');
  const id = await job({ failures: 3 });
  expect(await refusalCode(finance.client.getOperations())).toBe('NOT_FOUND');
  expect(await refusalCode(finance.client.retryJobs({ body: { ids: [id] } }))).toBe('NOT_FOUND');
  expect(await refusalCode(finance.client.discardJobs({ body: { ids: [id] } }))).toBe('NOT_FOUND');
  expect(await attemptsOf(id)).toBe(3);
});

test('[T-281] [T-398] among 20,000 waiting jobs neither the console, nor a scrape, nor a heartbeat looks at all of them', async () => {
  await sql`
    insert into graphile_worker._private_jobs (task_id, run_at)
    select (select id from graphile_worker._private_tasks limit 1), now() + interval '1 day' + number * interval '1 second'
    from generate_series(1, 20000) number`.execute(db());
  await sql`
    insert into graphile_worker._private_jobs (task_id, run_at)
    select (select id from graphile_worker._private_tasks limit 1), now() - interval '1 hour'
    from generate_series(1, ${LIMITS.operations_counted + 5})`.execute(db());
  await sql`analyze graphile_worker._private_jobs`.execute(db());
  await db()
    .transaction()
    .execute(async (trx) => {
      const scans = async () => {
        const { rows } = await sql<{ all: number; by_index: number }>`
          select seq_scan::int as all, idx_scan::int as by_index from pg_stat_xact_all_tables
          where schemaname = 'graphile_worker' and relname = '_private_jobs'`.execute(trx);
        return rows[0];
      };
      await sql`insert into worker_heartbeat (worker_id, seen_at) values ('dead', now() - interval '1 hour')`.execute(
        trx,
      );
      const before = await scans();
      const { due } = await readJobs(trx);
      const standings = await jobStandings(trx);
      await freeDeadWorkers(trx);
      await freeLostJobs({ db: trx });
      const after = await scans();
      expect(standings.reduce((sum, task) => sum + task.due, 0)).toBe(LIMITS.operations_counted + 5);
      expect(due.total).toEqual({ count: LIMITS.operations_counted, is_more: true });
      expect(after?.all).toBe(before?.all);
      expect(after?.by_index).toBeGreaterThan(before?.by_index ?? 0);
    });
});

test('[T-284] a backup that was noted is shown, and the latest one', async () => {
  const made_at = '2026-11-26T01:00:00Z';
  await db()
    .insertInto('backup_made')
    .values([
      { made_at, rows: 12, files: 3 },
      { made_at: '2026-11-25T01:00:00Z', rows: 9, files: 1 },
    ])
    .execute();
  expect((await standing()).backup).toEqual({ made_at, rows: 12, files: 3 });
});

import { sql } from 'kysely';
import { carryTrace } from '../core/tracing.ts';
import type { Database } from '../db/connection.ts';
import type { Job } from './define-job.ts';

/** Keeps the last of several jobs with one key, as the queue does with jobs that arrive one after the other. */
const oneForKey = (jobs: readonly Job[]): Job[] => [
  ...new Map(jobs.map((job, place) => [job.key ?? place, job])).values(),
];

/** Adds jobs in the caller's transaction, in one round trip. They are rolled back with it, and run right after it commits. */
export async function enqueue(db: Database, jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) {
    return;
  }
  const traced = oneForKey(jobs).map((job) => ({ ...job, payload: carryTrace(job.payload) }));
  // The queue takes jobs by `run_at` alone, so jobs of one call are a microsecond apart.
  await sql`/* prepared */
    select count(*) from graphile_worker.add_jobs((
      select array_agg((job.task, job.payload, job.queue,
        coalesce(job.run_at, now() + (job.place - 1) * interval '1 microsecond'), job.max_attempts, job.key, null, null
      )::graphile_worker.job_spec order by job.place)
      from rows from (json_to_recordset(${JSON.stringify(traced)}::json)
        as (task text, payload json, max_attempts smallint, run_at timestamptz, key text, queue text))
        with ordinality as job(task, payload, max_attempts, run_at, key, queue, place)))`.execute(db);
}

/** How long before it is due a job is enqueued at the earliest, where the change itself says that it is. */
const NEAR_MS = 60 * 60_000;

/**
 * The jobs that are due within an hour. Later ones are left to the sweep that finds the rows which make them due (`DueRows`): it looks
 * half an hour ahead, so that what a transaction leaves to it can't be passed over.
 * @param now epoch milliseconds.
 */
export const nearJobs = (jobs: readonly Job[], now: number): Job[] =>
  jobs.filter(({ run_at }) => run_at === undefined || Date.parse(run_at) <= now + NEAR_MS);

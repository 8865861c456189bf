import { sql } from 'kysely';
import { carryTrace } from '../core/tracing.ts';
import type { Database } from '../db/connection.ts';
import type { Job } from './define-job.ts';

/** Adds jobs in the caller's transaction, in one round trip. They are rolled back with it, and run right after it commits. */
export async function enqueue(db: Database, jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) {
    return;
  }
  const traced = jobs.map((job) => ({ ...job, payload: carryTrace(job.payload) }));
  // The queue takes jobs by `run_at` alone, so jobs of one call are a microsecond apart.
  await sql`/* prepared */
    select graphile_worker.add_job(
      identifier => job.task, payload => job.payload, max_attempts => job.max_attempts,
      run_at => coalesce(job.run_at, now() + (job.place - 1) * interval '1 microsecond'), job_key => job.key,
      queue_name => job.queue)
    from rows from (json_to_recordset(${JSON.stringify(traced)}::json)
      as (task text, payload json, max_attempts int, run_at timestamptz, key text, queue text))
      with ordinality as job(task, payload, max_attempts, run_at, key, queue, place)`.execute(db);
}

/** Removes waiting jobs with these keys, in the caller's transaction. Unknown keys are ignored. */
export async function withdraw(db: Database, keys: readonly string[]): Promise<void> {
  await sql`select graphile_worker.remove_job(key) from unnest(${keys}::text[]) as key`.execute(db);
}

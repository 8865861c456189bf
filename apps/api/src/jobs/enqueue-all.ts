import { sql } from 'kysely';
import { carryTrace } from '../core/tracing.ts';
import type { Database } from '../db/connection.ts';

export interface Job {
  /** A name of the register in `jobs/tasks.ts`. */
  task: string;
  payload: Readonly<Record<string, unknown>>;
  /** A later job with the same key replaces the waiting one. */
  key?: string;
  /** RFC 3339 instant before which it doesn't run. */
  run_at?: string;
  /** Jobs of one queue run one after the other. */
  queue?: string;
}

const MAX_ATTEMPTS = 12;

/** Adds several jobs in the caller's own transaction, in one round trip. */
export async function enqueueAll(db: Database, jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) {
    return;
  }
  const traced = jobs.map((job) => ({ ...job, payload: carryTrace(job.payload) }));
  await sql`
    select graphile_worker.add_job(
      identifier => job.task,
      payload => job.payload,
      run_at => job.run_at,
      max_attempts => ${MAX_ATTEMPTS}::int,
      job_key => job.key,
      queue_name => job.queue)
    from json_to_recordset(${JSON.stringify(traced)}::json)
      as job(task text, payload json, key text, run_at timestamptz, queue text)`.execute(db);
}

/** Takes jobs back that wait under these keys, in the caller's own transaction. Unknown keys are none. */
export async function withdraw(db: Database, keys: readonly string[]): Promise<void> {
  await sql`select graphile_worker.remove_job(key) from unnest(${keys}::text[]) as key`.execute(db);
}

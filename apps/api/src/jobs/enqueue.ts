import { sql } from 'kysely';
import { carryTrace } from '../core/tracing.ts';
import type { Database } from '../db/connection.ts';

interface JobOptions {
  /** A later job with the same key replaces the waiting one. */
  key?: string;
  /** RFC 3339 instant before which it doesn't run. */
  run_at?: string;
  max_attempts?: number;
}

/**
 * Adds a job in the caller's own transaction: it is rolled back with it, and runs right after it commits.
 * @param task a name of the register in `jobs/`.
 */
export async function enqueue(
  db: Database,
  task: string,
  payload: Readonly<Record<string, unknown>>,
  options: JobOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    identifier => ${task}::text,
    payload => ${JSON.stringify(carryTrace(payload))}::json,
    run_at => ${options.run_at ?? null}::timestamptz,
    max_attempts => ${options.max_attempts ?? 12}::int,
    job_key => ${options.key ?? null}::text)`.execute(db);
}

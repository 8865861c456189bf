import { sql } from 'kysely';
import type { JobName } from '../jobs/register.ts';
import type { bookingScene } from './booking-scene.ts';
import { runJobs, sweepDueRows } from './run-due-jobs.ts';

/**
 * Runs what is due by the clock of a scene: the queue itself goes by the real time.
 * @param names of the jobs to run; left out: all
 */
export async function runJobsUntil(
  { api, clock, runDueJobs }: ReturnType<typeof bookingScene>,
  ...[first, ...more]: readonly JobName[]
): Promise<void> {
  await sweepDueRows(api.context);
  const now = new Date(clock.now()).toISOString();
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at <= ${now}::timestamptz`.execute(
    api.context.db,
  );
  await (first === undefined ? runDueJobs() : runJobs(api.context, first, ...more));
}

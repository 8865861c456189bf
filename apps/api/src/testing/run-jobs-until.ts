import { sql } from 'kysely';
import type { bookingScene } from './booking-scene.ts';
import { sweepDueRows } from './sweep-due-rows.ts';

/** Runs what is due by the clock of a scene: the queue itself goes by the real time. */
export async function runJobsUntil({ api, clock, runDueJobs }: ReturnType<typeof bookingScene>): Promise<void> {
  await sweepDueRows(api.context);
  const now = new Date(clock.now()).toISOString();
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at <= ${now}::timestamptz`.execute(
    api.context.db,
  );
  await runDueJobs();
}

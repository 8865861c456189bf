import { setTimeout as later } from 'node:timers/promises';
import type { World } from './world.ts';

const LOOK_MS = 250;

/** Jobs that are due, running, or waiting for a retry, and events that the payment provider has not delivered. */
const OPEN_WORK = `
  select (select count(*)::int from graphile_worker._private_jobs
          where attempts < max_attempts and (run_at <= now() or locked_at is not null or attempts > 0))
       + (select count(*)::int from payments_sandbox.event where due is not null) as count`;

/** A query for the work that is still open, to find its cause. */
const WHAT_IS_OPEN = `
  select 'job ' || identifier as what, attempts, left(last_error, 200) as why, count(*)::int
  from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = task_id
  where attempts < job.max_attempts and (run_at <= now() or locked_at is not null or attempts > 0) group by 1, 2, 3
  union all select 'event', 0, null, count(*)::int from payments_sandbox.event where due is not null having count(*) > 0`;

/** Waits until all work is done. @returns the time in ms, or Infinity if it takes too long. */
export async function waitUntilIdle({ ask }: Pick<World, 'ask'>, patience_ms = 180_000): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < patience_ms) {
    const rows = await ask<{ count: number }>(OPEN_WORK).catch(() => []);
    if (rows[0]?.count === 0) return performance.now() - began;
    await later(LOOK_MS);
  }
  console.log(`  open: ${JSON.stringify(await ask(WHAT_IS_OPEN).catch(String))}`);
  return Number.POSITIVE_INFINITY;
}

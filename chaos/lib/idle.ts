import { setTimeout as later } from 'node:timers/promises';
import type { World } from './world.ts';

const LOOK_MS = 250;

/** Jobs that are due, running, or waiting for a retry, and events that the payment provider has not delivered. */
const OPEN_WORK = `
  select (select count(*)::int from graphile_worker._private_jobs
          where attempts < max_attempts and (run_at <= now() or locked_at is not null or attempts > 0))
       + (select count(*)::int from payments_sandbox.event where due is not null) as count`;

/** Waits until all work is done. @returns the time in ms, or Infinity if it takes too long. */
export async function waitUntilIdle({ ask }: Pick<World, 'ask'>, patience_ms = 180_000): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < patience_ms) {
    const rows = await ask<{ count: number }>(OPEN_WORK).catch(() => []);
    if (rows[0]?.count === 0) return performance.now() - began;
    await later(LOOK_MS);
  }
  return Number.POSITIVE_INFINITY;
}

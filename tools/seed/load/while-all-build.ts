import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** What several processes do for a GIN index since PostgreSQL 18, as it says itself (documentation, “CREATE INDEX Progress Reporting”). */
const BY_ALL = ['scanning table', 'sorting tuples (workers)', 'merging tuples (workers)'];
const LOOK_AGAIN_MS = 100;

/**
 * Waits while a GIN index of the database is built by a process for each processor. Towards its end one process goes on alone: what else is
 * to be done is best left for then.
 */
export async function whileAllBuild(client: pg.Client): Promise<void> {
  for (;;) {
    // What was seen before would stand until the transaction ends.
    await client.query('select pg_stat_clear_snapshot()');
    const { rowCount } = await client.query(
      `select from pg_stat_progress_create_index join pg_stat_activity using (pid, datname)
       where datname = current_database() and query ilike '% using gin %' and phase = any ($1)`,
      [BY_ALL.map((step) => `building index: ${step}`)],
    );
    if (rowCount === 0) return;
    await delay(LOOK_AGAIN_MS);
  }
}

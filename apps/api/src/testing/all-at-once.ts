import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../db/connection.ts';

/** Returns when `count` statements wait for a lock. */
export async function untilWaiting(db: Database, count: number): Promise<void> {
  const waiting = sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count).toBe(count);
}

/**
 * Makes calls that all stand still where it is asked who calls, and go on at the same moment.
 * @param count two less than there are connections: one holds them, and one looks.
 */
export async function allAtOnce<T>(db: Database, count: number, call: (at: number) => Promise<T>): Promise<T[]> {
  const asked: Promise<T>[] = [];
  await db.transaction().execute(async (trx) => {
    await sql`lock table authenticated_user in access exclusive mode`.execute(trx);
    asked.push(...Array.from({ length: count }, (_, at) => call(at)));
    await untilWaiting(db, count);
  });
  return Promise.all(asked);
}

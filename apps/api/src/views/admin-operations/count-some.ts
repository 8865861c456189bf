import { LIMITS, type BoundedCount } from '@abroad/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/connection.ts';

/** How many rows are read to count up to the most, and to know whether there are more. */
export const MOST_READ = LIMITS.operations_counted + 1;

export const boundedCount = (read: number): BoundedCount => ({
  count: Math.min(read, LIMITS.operations_counted),
  is_more: read > LIMITS.operations_counted,
});

/** Counts rows, but no more than are worth telling apart. The rows want an index. */
export async function countSome(db: Database, rows: RawBuilder<unknown>): Promise<BoundedCount> {
  const { rows: counted } = await sql<{ read: number }>`
    select count(*)::int as read from (select 1 as one ${rows} limit ${MOST_READ}) found`.execute(db);
  return boundedCount(counted[0]?.read ?? 0);
}

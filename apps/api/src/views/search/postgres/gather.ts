import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import { directionOf, keyOf, sourceOf, tieOf, type Order } from './order.ts';
import { mark, type Part } from './plan.ts';
import type { Page } from './search-by-filters.ts';

/**
 * Finds all by the GIN index and sorts them; total and order are exact.
 * @param points what is added to the key: those of the words, where relevance is asked for.
 */
export async function gather(
  db: Database,
  found: { words: readonly string[]; where: RawBuilder<unknown>; points: RawBuilder<number> | null },
  order: Order,
  { offset, limit }: Part,
): Promise<Page> {
  const key = found.points === null ? keyOf(order) : sql`${keyOf(order)} + ${found.points}`;
  const { rows } = await sql<{ ids: string[]; total: number }>`${mark(found.words)}
    with hit as materialized (select sorted.profile_id, ${key} as key from ${sourceOf(order)} where ${found.where})
    select (select count(*)::integer from hit) as total, array(
      select profile_id from hit order by key ${directionOf(order)} nulls last, profile_id ${tieOf(order)}
      offset ${offset}::integer limit ${limit}::integer) as ids`.execute(db);
  const { ids, total } = rows[0] ?? { ids: [], total: 0 };
  return { ids, total, total_is_exact: true };
}

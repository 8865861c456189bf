import { sql } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import type { AskedFilters } from './asked-filters.ts';
import { walkOf, type Order } from './order.ts';
import { mark, type Part } from './plan.ts';
import { hasAllWordsHere } from './wanted-words.ts';

/**
 * Goes along an order until the page is full.
 * @param most how many documents are looked at.
 * @returns the page; it is not full where too few were met on the way.
 */
export async function walk(
  db: Database,
  { words, asked }: { words: readonly string[]; asked: AskedFilters },
  order: Order,
  { offset, limit }: Part,
  most: number,
): Promise<string[]> {
  const columns = sql`sorted.profile_id, words, filters`;
  const { rows } = await sql<{ profile_id: string }>`${mark(words)}
    select profile_id from ${walkOf(order, columns, most)} walked where ${hasAllWordsHere(words, asked)}
    offset ${offset}::integer limit ${limit}::integer`.execute(db);
  return rows.map((row) => row.profile_id);
}

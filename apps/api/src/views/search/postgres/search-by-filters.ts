import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import type { AskedFilters } from './asked-filters.ts';
import type { Order } from './order.ts';
import type { Part, Plan } from './plan.ts';

/** A page of ids, and how many there are in all. */
export interface Page {
  ids: string[];
  total: number;
  total_is_exact: boolean;
}

/** The page that a function found; null where it says that the bitmaps don't tell. */
export const toPage = ([found]: readonly { total: number | null; ids: string[] }[]): Page | null =>
  found === undefined || found.total === null ? null : { ids: found.ids, total: found.total, total_is_exact: true };

/** Of bits of those who meet filters, those who do so by one study. */
export const byOneStudy = (found: RawBuilder<unknown>, { values, groups, query, one_study }: AskedFilters) =>
  one_study === null
    ? found
    : sql`search_bits_of_one_study(${found}, ${values}::text[], ${groups}::integer[], ${query}::tsquery, ${one_study}::tsquery)`;

/** Bits of those who meet filters. */
export const bitsOfFilters = (asked: AskedFilters) =>
  byOneStudy(sql`search_bits(${asked.values}::text[], ${asked.groups}::integer[], ${asked.query}::tsquery)`, asked);

/** A later page by quality, which begins near where it lies. */
async function furtherByQuality(db: Database, { values, groups, query }: AskedFilters, { offset, limit }: Part) {
  const { rows } = await sql<{ total: number | null; ids: string[] }>`/* prepared */
    select total, ids from search_page_further(${values}::text[], ${groups}::integer[], ${query}::tsquery,
      ${offset}::integer, ${limit}::integer)`.execute(db);
  return toPage(rows);
}

/**
 * Finds by filters alone, with the bitmaps of their values (`search_bits` and `search_page_…`).
 * @returns null where a university is asked for that has no bitmap.
 */
export async function searchByFilters(
  db: Database,
  asked: AskedFilters,
  { sort, direction }: Order,
  part: Part,
  plan: Plan,
): Promise<Page | null> {
  const { offset, limit } = part;
  if (offset > 0 && sort === 'recommended' && direction === 'desc' && plan === 'any' && asked.one_study === null) {
    return furtherByQuality(db, asked, part);
  }
  const page = sql.raw(`search_page_${sort}_${direction}`);
  const { rows } = await sql<{ total: number | null; ids: string[] }>`/* prepared */
    select total, ids from ${bitsOfFilters(asked)} found,
      ${page}(found, ${offset}::integer, ${limit}::integer, ${plan}::text)`.execute(db);
  return toPage(rows);
}

import { sql } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import type { AskedSearch } from './asked-search.ts';
import { everyBeginning } from '../../../db/lexemes.ts';
import { levelsOf } from './points.ts';
import { byOneStudy, toPage, type Page } from './search-by-filters.ts';

/** The same as queries, of words and filters alone and of both. */
function queriesOf({ words, asked }: AskedSearch) {
  const ofWords = everyBeginning(words);
  return { ofWords, ofFilters: asked.isEmpty ? null : asked.query, ofBoth: `${ofWords} & ${asked.query}` };
}

async function mostRelevant(db: Database, search: AskedSearch, word: string): Promise<Page | null> {
  const { asked, part } = search;
  const { ofFilters, ofBoth } = queriesOf(search);
  const classes = levelsOf(word);
  const { rows } = await sql<{ total: number | null; ids: string[] }>`/* prepared */
    select total, ids from search_page_relevance(${asked.values}::text[], ${asked.groups}::integer[], ${word}::text,
      ${ofFilters}::tsquery, ${ofBoth}::tsquery, ${classes.map(({ points }) => points)}::integer[],
      ${classes.map(({ query }) => query)}::tsquery[], ${part.offset}::integer, ${part.limit}::integer)`.execute(db);
  return toPage(rows);
}

/**
 * Finds by words with the bitmaps of these, with filters or without; total and order are exact.
 * @returns null where the bitmaps don't tell, or not in this order.
 */
export async function searchByBits(db: Database, search: AskedSearch): Promise<Page | null> {
  const { words, asked, order, part } = search;
  const [word = '', ...others] = words;
  if (order.sort === 'relevance') {
    const isTold = others.length === 0 && order.direction === 'desc' && asked.one_study === null;
    return isTold ? mostRelevant(db, search, word) : null;
  }
  const { ofWords, ofFilters, ofBoth } = queriesOf(search);
  const page = sql.raw(`search_page_${order.sort}_${order.direction}`);
  const found = sql`search_bits_of_words(${asked.values}::text[], ${asked.groups}::integer[], ${words}::text[],
    ${ofWords}::tsquery, ${ofFilters}::tsquery, ${ofBoth}::tsquery)`;
  const { rows } = await sql<{ total: number | null; ids: string[] }>`/* prepared */
    select total, ids from ${byOneStudy(found, asked)} found,
      ${page}(found, ${part.offset}::integer, ${part.limit}::integer, 'any')`.execute(db);
  return toPage(rows);
}

import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import type { FilterQuery } from '../../../db/filter-query.ts';
import { everyBeginning } from '../../../db/lexemes.ts';
import type { Plan } from './choose-plan.ts';
import { matchClasses } from './matches.ts';
import type { Page, PageQuery } from './pages.ts';

// Searches by the bitmaps of filters and words (`0013-search-by-bits.sql`, `0014-search-pages.sql`); total and order are exact.

interface Row {
  /** Null where the bitmaps can't answer. */
  total: number | null;
  ids: string[];
}

const toPage = ([row]: readonly Row[]): Page | null =>
  row === undefined || row.total === null ? null : { ids: row.ids, total: row.total, total_is_exact: true };

/** Removes from some bits the mentors who meet the filters by several studies together only. */
const byOneStudy = (found: RawBuilder<unknown>, { values, groups, query, one_study }: FilterQuery) =>
  one_study === null
    ? found
    : sql`search_bits_of_one_study(${found}, ${values}::text[], ${groups}::integer[], ${query}::tsquery, ${one_study}::tsquery)`;

/** The bits of the mentors who meet filters; null where the bitmaps can't answer. */
export const bitsOfFilters = (filters: FilterQuery): RawBuilder<unknown> =>
  byOneStudy(
    sql`search_bits(${filters.values}::text[], ${filters.groups}::integer[], ${filters.query}::tsquery)`,
    filters,
  );

/** How many meet filters alone; null where the bitmaps can't answer. */
export async function countFiltered(db: Database, filters: FilterQuery): Promise<number | null> {
  const { rows } = await sql<{ total: number | null }>`/* prepared */
    select bit_count(${bitsOfFilters(filters)})::integer as total`.execute(db);
  return rows[0]?.total ?? null;
}

const pageFunction = ({ sort, direction }: PageQuery['order']) => sql.raw(`search_page_${sort}_${direction}`);

/** A later page by quality, read from near its beginning. */
async function laterByQuality(db: Database, { filters, range }: PageQuery): Promise<Page | null> {
  const { rows } = await sql<Row>`/* prepared */
    select total, ids from search_page_further(${filters.values}::text[], ${filters.groups}::integer[],
      ${filters.query}::tsquery, ${range.offset}::integer, ${range.limit}::integer)`.execute(db);
  return toPage(rows);
}

/** Finds by filters alone. @returns null where a university is asked for that has no bitmap. */
export async function findByFilters(db: Database, query: PageQuery, plan: Plan): Promise<Page | null> {
  const { filters, order, range } = query;
  const isByQuality = order.sort === 'recommended' && order.direction === 'desc';
  if (range.offset > 0 && isByQuality && plan === 'any' && filters.one_study === null) {
    return laterByQuality(db, query);
  }
  const { rows } = await sql<Row>`/* prepared */
    select total, ids from ${bitsOfFilters(filters)} found,
      ${pageFunction(order)}(found, ${range.offset}::integer, ${range.limit}::integer, ${plan}::text)`.execute(db);
  return toPage(rows);
}

/** The queries of words alone, of filters alone, and of both. */
function queriesOf({ words, filters }: PageQuery) {
  const ofWords = everyBeginning(words);
  return { ofWords, ofFilters: filters.isEmpty ? null : filters.query, ofBoth: `${ofWords} & ${filters.query}` };
}

async function findMostRelevant(db: Database, query: PageQuery, word: string): Promise<Page | null> {
  const { filters, range } = query;
  const { ofFilters, ofBoth } = queriesOf(query);
  const classes = matchClasses(word);
  const { rows } = await sql<Row>`/* prepared */
    select total, ids from search_page_relevance(${filters.values}::text[], ${filters.groups}::integer[], ${word}::text,
      ${ofFilters}::tsquery, ${ofBoth}::tsquery, ${classes.map(({ points }) => points)}::integer[],
      ${classes.map((matches) => matches.query)}::tsquery[], ${range.offset}::integer, ${range.limit}::integer)`.execute(
    db,
  );
  return toPage(rows);
}

/**
 * Finds by words, with filters or without.
 * @returns null where the bitmaps can't answer, or not in this order.
 */
export async function findByWords(db: Database, query: PageQuery): Promise<Page | null> {
  const { words, filters, order, range } = query;
  const [word = '', ...others] = words;
  if (order.sort === 'relevance') {
    const isRanked = others.length === 0 && order.direction === 'desc' && filters.one_study === null;
    return isRanked ? findMostRelevant(db, query, word) : null;
  }
  const { ofWords, ofFilters, ofBoth } = queriesOf(query);
  const found = sql`search_bits_of_words(${filters.values}::text[], ${filters.groups}::integer[], ${words}::text[],
    ${ofWords}::tsquery, ${ofFilters}::tsquery, ${ofBoth}::tsquery)`;
  const { rows } = await sql<Row>`/* prepared */
    select total, ids from ${byOneStudy(found, filters)} found,
      ${pageFunction(order)}(found, ${range.offset}::integer, ${range.limit}::integer, 'any')`.execute(db);
  return toPage(rows);
}

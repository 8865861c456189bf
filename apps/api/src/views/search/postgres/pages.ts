import { USUAL_ORDER, type SortBy } from '@abroad/contract/search-filters';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import type { FilterQuery } from '../../../db/filter-query.ts';
import type { Order, Range } from '../conditions.ts';
import type { Level } from './choose-plan.ts';
import { hasAllWords, matchesAbove, pointsOfAll, preparedMark, rankedWords } from './matches.ts';

// Pages of documents in an order, without bitmaps.

/** A page of ids, and how many there are in all. */
export interface Page {
  ids: string[];
  total: number;
  total_is_exact: boolean;
}

/** What is looked for, in which order, and which part of it. */
export interface PageQuery {
  words: readonly string[];
  filters: FilterQuery;
  order: Order;
  range: Range;
}

type Sql = RawBuilder<unknown>;

const KEYS: Readonly<Record<SortBy, string>> = {
  relevance: 'rank_score',
  recommended: 'rank_score',
  newest: 'created_at',
  rating: 'rating',
  price: 'price_from',
  name: 'sort_name',
  next_available: 'next_available_at',
};
const NULLABLE: ReadonlySet<SortBy> = new Set(['rating', 'price', 'next_available']);

/** The table of a key: times stand in `mentor_search`, because they change too often to be copied. */
const sourceOf = ({ sort }: Order): Sql =>
  sort === 'next_available'
    ? sql`(select profile_id, next_available_at from mentor_search) sorted join search_document using (profile_id)`
    : sql`search_document sorted`;
const keyOf = ({ sort }: Order): Sql => sql`sorted.${sql.raw(KEYS[sort])}`;

/** Ties are broken by id: upwards in the usual direction, downwards in the other. */
const tieOf = ({ sort, direction }: Order): Sql => (direction === USUAL_ORDER[sort] ? sql`asc` : sql`desc`);
const directionOf = ({ direction }: Order): Sql => sql.raw(direction);

const walkBy = (order: Order, columns: Sql, by: Sql, where: Sql, most: number) =>
  sql`(select ${columns} from ${sourceOf(order)} ${where} order by ${by}, sorted.profile_id ${tieOf(order)} limit ${most}::integer)`;

/**
 * The first documents in an order, read along its index. Unknown values come last in both directions, so that one direction
 * is walked in two parts.
 * @param most how many are looked at (of each part).
 */
function walkOf(order: Order, columns: Sql, most: number): Sql {
  const { sort, direction } = order;
  const by = sql`${keyOf(order)} ${directionOf(order)}`;
  const isRating = sort === 'rating';
  if (!NULLABLE.has(sort)) {
    return walkBy(order, columns, by, sql``, most);
  }
  if (direction === USUAL_ORDER[sort]) {
    return walkBy(order, columns, isRating ? sql`${by} nulls last` : by, sql``, most);
  }
  const known = walkBy(order, columns, by, sql`where ${keyOf(order)} is not null`, most);
  const rest = isRating ? sql`${by} nulls first` : by;
  const unknown = walkBy(order, columns, rest, sql`where ${keyOf(order)} is null`, most);
  return sql`(${known} union all ${unknown})`;
}

/**
 * Finds all by the GIN index and sorts them; total and order are exact.
 * @param where which documents are found; @param points added to the key of the order, for relevance.
 */
export async function gather(
  db: Database,
  { words, order, range }: Omit<PageQuery, 'filters'>,
  { where, points }: { where: Sql; points: RawBuilder<number> | null },
): Promise<Page> {
  const key = points === null ? keyOf(order) : sql`${keyOf(order)} + ${points}`;
  const { rows } = await sql<{ ids: string[]; total: number }>`${preparedMark(words)}
    with hit as materialized (select sorted.profile_id, ${key} as key from ${sourceOf(order)} where ${where})
    select (select count(*)::integer from hit) as total, array(
      select profile_id from hit order by key ${directionOf(order)} nulls last, profile_id ${tieOf(order)}
      offset ${range.offset}::integer limit ${range.limit}::integer) as ids`.execute(db);
  const { ids, total } = rows[0] ?? { ids: [], total: 0 };
  return { ids, total, total_is_exact: true };
}

/**
 * Goes along an order until the page is full.
 * @param most how many documents are looked at.
 * @returns the page; it is not full where too few matches were met.
 */
export async function walk(db: Database, { words, filters, order, range }: PageQuery, most: number): Promise<string[]> {
  const columns = sql`sorted.profile_id, words, filters`;
  const { rows } = await sql<{ profile_id: string }>`${preparedMark(words)}
    select profile_id from ${walkOf(order, columns, most)} walked where ${hasAllWords(words, filters)}
    offset ${range.offset}::integer limit ${range.limit}::integer`.execute(db);
  return rows.map((row) => row.profile_id);
}

/** The documents with a word that is worth more than the level has for it; none where there is no more. */
function aboveLevel({ words, filters }: PageQuery, { points }: Level): Sql {
  const better = rankedWords(words).flatMap((word, at) => matchesAbove(word, points[at] ?? 0));
  if (better.length === 0) {
    return sql`select profile_id, rank_score, 0 as points from search_document where false`;
  }
  return sql`select profile_id, rank_score, ${pointsOfAll(words)} as points from search_document
    where words @@ ${better.join(' | ')}::tsquery and (${hasAllWords(words, filters)}) is true`;
}

/**
 * The first by relevance: all documents above a level, and those that a walk in the order of quality meets.
 * @returns the page; exact where the walk met as many of the level as come before the page's end, else only its beginning is.
 */
export async function walkByRelevance(db: Database, query: PageQuery, level: Level): Promise<string[]> {
  const { words, filters, order, range } = query;
  const columns = sql`sorted.profile_id, rank_score, words, filters`;
  const rest = order.direction === 'desc' ? aboveLevel(query, level) : sql`select null::uuid, 0, 0 where false`;
  const { rows } = await sql<{ profile_id: string }>`${preparedMark(words)}
    with walked as materialized (
      select profile_id, rank_score, ${pointsOfAll(words)} as points from ${walkOf(order, columns, level.steps)} walked
      where ${hasAllWords(words, filters)}),
    above as materialized (${rest})
    select profile_id from (select * from walked union select * from above) hit
    order by rank_score + points ${directionOf(order)}, profile_id ${tieOf(order)}
    offset ${range.offset}::integer limit ${range.limit}::integer`.execute(db);
  return rows.map((row) => row.profile_id);
}

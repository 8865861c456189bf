import { LIMITS, type SearchFilters } from '@abroad/contract';
import { USUAL_ORDER, type SortBy } from '@abroad/contract/search-filters';
import {
  MAX_RANKED_WORDS,
  POINTS_FOR_BEGINNING,
  POINTS_FOR_WHOLE_WORD,
  WEIGHTS,
  type Weight,
} from '@abroad/search-index';
import { sql, type RawBuilder } from 'kysely';
import { systemClock, type Clock } from '../../core/clock.ts';
import { halfHoursOfTimes, isAvailableIn } from '../../db/available-times.ts';
import type { Database } from '../../db/connection.ts';
import { toFilterQuery } from '../../db/filter-query.ts';
import { beginning, everyBeginning, wholeWord } from '../../db/lexemes.ts';
import { orderOf, rangeOf, timesOfWeek, wordsOfKeywords } from './conditions.ts';
import type { Found, SearchEngine } from './engine.ts';

type Sql = RawBuilder<unknown>;

/** So many mentors are counted, and no page lies further down. */
const MOST_FOUND = LIMITS.page_depth_max;

/** Times are in `mentor_search`, because they change too often to be copied. */
const KEYS: Readonly<Record<SortBy, string>> = {
  relevance: 'rank_score',
  recommended: 'rank_score',
  newest: 'created_at',
  rating: 'rating',
  price: 'price_from',
  name: 'sort_name',
  next_available: 'next_available_at',
};
/** Unknown values come last in both directions. */
const NULLABLE: ReadonlySet<SortBy> = new Set(['rating', 'price', 'next_available']);

/** The points of one word: those of its best match. Any match of a weight is worth more than all of the next weight. */
function pointsOf(word: string): Sql {
  const ofWeight = (weight: Weight) => sql`when words @@ ${beginning(word, weight)}::tsquery then
    case when words @@ ${wholeWord(word, weight)}::tsquery then ${sql.lit(POINTS_FOR_WHOLE_WORD[weight])}
      else ${sql.lit(POINTS_FOR_BEGINNING[weight])} end`;
  return sql`case ${sql.join(WEIGHTS.map(ofWeight), sql` `)} else 0 end`;
}

/** Returns the conditions that all found mentors meet, and the tables that the conditions read. */
function conditionsOf(filters: SearchFilters, words: readonly string[], now: number): { tables: Sql; where: Sql } {
  const { query, one_study, isEmpty } = toFilterQuery(filters, LIMITS);
  const { available_until } = filters;
  const half_hours = halfHoursOfTimes(timesOfWeek(filters, now));
  const ofTimes = [
    ...(available_until === undefined ? [] : [sql`next_available_at <= ${available_until}::timestamptz`]),
    ...(half_hours === null ? [] : [isAvailableIn(sql`available_half_hours`, half_hours)]),
  ];
  const conditions = [
    ...(words.length === 0 ? [] : [sql`words @@ ${everyBeginning(words)}::tsquery`]),
    ...(isEmpty ? [] : [sql`filters @@ ${query}::tsquery`]),
    // It is checked in documents already found, because no index finds them by it.
    ...(one_study === null ? [] : [sql`(filters @@ ${one_study}::tsquery) is true`]),
    ...ofTimes,
  ];
  const times = sql`(select profile_id, next_available_at, available_half_hours from mentor_search) times`;
  return {
    tables:
      ofTimes.length > 0 || orderOf(filters).sort === 'next_available'
        ? sql`search_document join ${times} using (profile_id)`
        : sql`search_document`,
    where: conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`,
  };
}

/** By relevance the mentors with the best scores are ranked, as many as are counted. */
function statementOf(filters: SearchFilters, words: readonly string[], now: number) {
  const { tables, where } = conditionsOf(filters, words, now);
  const { sort, direction } = orderOf(filters);
  const { offset, limit } = rangeOf(filters);
  const key = sql.ref(KEYS[sort]);
  const points = sort === 'relevance' ? words.slice(0, MAX_RANKED_WORDS).map(pointsOf) : [];
  const nulls = NULLABLE.has(sort) ? sql`nulls last` : sql``;
  // Ties are broken by id: upwards in the usual direction, downwards in the other.
  const tie = direction === USUAL_ORDER[sort] ? sql`asc` : sql`desc`;
  const order = sql`${sql.raw(direction)} ${nulls}, profile_id ${tie}`;
  return sql<Pick<Found, 'ids' | 'total'>>`
    with found as materialized (
      select profile_id, ${sql.join([key, ...points], sql` + `)} as key
      from (select profile_id, words, ${key} from ${tables} ${where} order by ${key} ${order} limit ${MOST_FOUND + 1}) best)
    select (select count(*)::integer from found) as total,
      array(select profile_id from found order by key ${order} offset ${offset} limit ${limit}) as ids`;
}

/**
 * Finds mentors with PostgreSQL alone, by one statement, while no index serves (docs/search.md). Totals are counted up to
 * the depth of pages; values of filters aren't counted, and words aren't corrected.
 */
export function postgresSearch(db: Database, { clock = systemClock }: { clock?: Clock } = {}): SearchEngine {
  return {
    async search(filters) {
      const { words, impossible } = wordsOfKeywords(filters.keyword);
      if (impossible) {
        return { ids: [], total: 0, total_is_exact: true, corrected_keywords: null };
      }
      const { rows } = await statementOf(filters, words, clock.now()).execute(db);
      const { ids, total } = rows[0] ?? { ids: [], total: 0 };
      const total_is_exact = total <= MOST_FOUND;
      return { ids, total: Math.min(total, MOST_FOUND), total_is_exact, corrected_keywords: null };
    },
    facets: () => Promise.resolve(null),
  };
}

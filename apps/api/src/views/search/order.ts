import type { SearchFilters, SortBy, SortOrder } from '@abroad/contract';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { askedWords, rankQueries } from './keywords.ts';

type Sort = z.infer<typeof SortBy>;
type Direction = z.infer<typeof SortOrder>;

/** Weights of texts (D), work and topics (C), school and field (B), and name (A), in the order that PostgreSQL takes them. */
const WEIGHTS = sql`'{0.05, 0.15, 0.4, 1.0}'::float4[]`;
/** Lifts what was met above what ranks mentors otherwise, which then decides between equals. */
const RELEVANCE_POINTS = 10_000;

/** The direction in which each order is usually read. */
const USUAL_DIRECTION: Readonly<Record<Sort, Direction>> = {
  relevance: 'desc',
  recommended: 'desc',
  newest: 'desc',
  rating: 'desc',
  price: 'asc',
  name: 'asc',
  next_available: 'asc',
};

function relevance(filters: SearchFilters): RawBuilder<unknown> {
  const { words } = askedWords(filters.keyword);
  const ranks = rankQueries(words).map((query) => sql`ts_rank(${WEIGHTS}, words, ${query}::tsquery)`);
  return ranks.length === 0 ? sql`rank_score` : sql`(${sql.join(ranks, sql` + `)}) * ${RELEVANCE_POINTS} + rank_score`;
}

function sortKey(sort: Sort, filters: SearchFilters): RawBuilder<unknown> {
  const columns: Record<Exclude<Sort, 'relevance'>, RawBuilder<unknown>> = {
    recommended: sql`rank_score`,
    newest: sql`created_at`,
    rating: sql`rating`,
    price: sql`price_from`,
    name: sql`sort_name`,
    next_available: sql`next_available_at`,
  };
  return sort === 'relevance' ? relevance(filters) : columns[sort];
}

/**
 * The order of the rows: by default relevance with a keyword and recommended without. What is not known comes last in
 * both directions, and ids break ties, so that paging shows every mentor once.
 */
export function orderBy(filters: SearchFilters): RawBuilder<unknown> {
  const sort = filters.sort_by ?? (filters.keyword.length > 0 ? 'relevance' : 'recommended');
  const direction = filters.sort_order ?? USUAL_DIRECTION[sort];
  const isNullable = sort === 'rating' || sort === 'price' || sort === 'next_available';
  // An index ends with its nulls when it is ascending, and only then need that not be said.
  const nulls = isNullable && !(sort !== 'rating' && direction === 'asc') ? sql` nulls last` : sql``;
  // The tie is broken in the direction in which the index of the usual order is walked.
  const tie = direction === USUAL_DIRECTION[sort] ? sql`asc` : sql`desc`;
  return sql`${sortKey(sort, filters)} ${direction === 'asc' ? sql`asc` : sql`desc`}${nulls}, profile_id ${tie}`;
}

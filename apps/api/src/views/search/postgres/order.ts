import type { SearchFilters, SortBy, SortOrder } from '@abroad/contract';
import { USUAL_ORDER } from '@abroad/search-index';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';

type Sort = z.infer<typeof SortBy>;
type Direction = z.infer<typeof SortOrder>;
/** What mentors are put in order by. */
export interface Order {
  sort: Sort;
  direction: Direction;
}

/** By default relevance with a keyword and recommended without, each in its usual direction. */
export function orderOf(filters: SearchFilters, hasWords: boolean): Order {
  const asked = filters.sort_by ?? (filters.keyword.length > 0 ? 'relevance' : 'recommended');
  const direction = filters.sort_order ?? USUAL_ORDER[asked];
  // Without a word, relevance is what mentors are ranked by otherwise.
  return { sort: asked === 'relevance' && !hasWords ? 'recommended' : asked, direction };
}

const KEYS: Readonly<Record<Sort, string>> = {
  relevance: 'rank_score',
  recommended: 'rank_score',
  newest: 'created_at',
  rating: 'rating',
  price: 'price_from',
  name: 'sort_name',
  next_available: 'next_available_at',
};
const NULLABLE: ReadonlySet<Sort> = new Set(['rating', 'price', 'next_available']);

/** Which table a key is in: the times of `mentor_search` change too often to be copied. */
export const sourceOf = ({ sort }: Order): RawBuilder<unknown> =>
  sort === 'next_available'
    ? sql`(select profile_id, next_available_at from mentor_search) sorted join search_document using (profile_id)`
    : sql`search_document sorted`;
export const keyOf = ({ sort }: Order): RawBuilder<unknown> => sql`sorted.${sql.raw(KEYS[sort])}`;

/** The tie is broken by id: upwards in the usual direction, downwards in the other. */
export const tieOf = ({ sort, direction }: Order): RawBuilder<unknown> =>
  direction === USUAL_ORDER[sort] ? sql`asc` : sql`desc`;
export const directionOf = ({ direction }: Order): RawBuilder<unknown> => sql.raw(direction);

type Columns = RawBuilder<unknown>;
const walkBy = (order: Order, columns: Columns, by: RawBuilder<unknown>, where: RawBuilder<unknown>, most: number) =>
  sql`(select ${columns} from ${sourceOf(order)} ${where} order by ${by}, sorted.profile_id ${tieOf(order)} limit ${most}::integer)`;

/**
 * The first documents in an order, as far as an index goes. What is not known comes last in both directions, so that one
 * of them is walked in two parts.
 * @param most how many are looked at (of each part).
 */
export function walkOf(order: Order, columns: Columns, most: number): RawBuilder<unknown> {
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

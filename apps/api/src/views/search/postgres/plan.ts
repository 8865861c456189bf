import { sql, type RawBuilder } from 'kysely';

/**
 * How a search is carried out: `walk` goes along an order until a page is full, `gather` finds all and sorts them, `any`
 * is the cheaper of both. Named only by tests.
 */
export type Plan = 'any' | 'walk' | 'gather';

/** A page, or what is before it too. */
export interface Part {
  offset: number;
  limit: number;
}

export const partOf = ({ page, page_size }: { page: number; page_size: number }): Part => ({
  offset: (page - 1) * page_size,
  limit: page_size,
});

/** With more words a statement isn't worth preparing, for each number of words has a text of its own. */
const MOST_PREPARED = 4;
export const mark = (words: readonly string[]): RawBuilder<unknown> =>
  words.length > MOST_PREPARED ? sql`` : sql`/* prepared */`;

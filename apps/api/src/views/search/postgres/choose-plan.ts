import { sql, type RawBuilder } from 'kysely';
import { HOME_KINDS, KINDS } from '../../../db/filter-lexemes.ts';
import type { FilterQuery } from '../../../db/filter-query.ts';
import { everyBeginning } from '../../../db/lexemes.ts';
import { meetsByOneStudy, meetsFilters } from './matches.ts';
import { COMMON, foundBy, SAMPLED, type Estimate } from './sample.ts';

// How a search by words without bitmaps runs, by what the sample says of it.

/**
 * `walk` goes along an order until a page is full, `gather` finds all and sorts them, `any` is the cheaper of both. Only
 * tests name one.
 */
export type Plan = 'any' | 'walk' | 'gather';

/** Which index finds all documents: that of words, or the bitmaps of filters. */
type Gathering = 'words' | 'filters';

/**
 * Up to so many by the sample, all documents are gathered, counted and ranked: a total up to 10,000 has to be exact, and
 * the sample is so far out once in a thousand times. Above it the total may be an estimate.
 */
const MOST_GATHERED = 15_000;
/** Milliseconds, measured on an idle machine. */
const MS = { document: 0.004, entry: 0.0004, bitmaps: 4, step: 0.0025 };

/** The quicker way to gather, and its price in milliseconds. */
export function cheapestGathering(seen: Estimate, filters: FilterQuery): { by: Gathering; price: number } {
  const found = foundBy(seen);
  const rarest = Math.min(...(seen.frequencies.length > 0 ? seen.frequencies : [found / SAMPLED])) * SAMPLED;
  const byWords = rarest * MS.entry + Math.max(found, seen.frequencies.length > 1 ? rarest : 0) * MS.document;
  const byFilters = MS.bitmaps + seen.filtered * SAMPLED * MS.document;
  // Not every university has a bitmap.
  const isUniversity = (value: string) =>
    value.startsWith(KINDS.university_ids) || value.startsWith(HOME_KINDS.university_ids);
  const hasBitmaps = !filters.isEmpty && !filters.values.some(isUniversity);
  return hasBitmaps && byFilters < byWords ? { by: 'filters', price: byFilters } : { by: 'words', price: byWords };
}

/** Whether to gather all rather than to walk so many steps. */
export const isWorthGathering = (seen: Estimate, price: number, steps: number): boolean =>
  price <= steps * MS.step || foundBy(seen) <= MOST_GATHERED;

/**
 * Finds all words by the GIN index. For a beginning it reads every document that has it, so that common words are looked for
 * in the documents that the others lead to; the rarest word always goes to the index.
 */
function gatheredByWords(
  words: readonly string[],
  filters: FilterQuery,
  { frequencies }: Estimate,
): RawBuilder<unknown> {
  const rarest = Math.min(...frequencies);
  const isIndexed = (_: string, at: number) =>
    words.length === 1 || (frequencies[at] ?? COMMON) < COMMON || frequencies[at] === rarest;
  const indexed = words.filter((word, at) => isIndexed(word, at));
  const checked = words.filter((word, at) => !isIndexed(word, at));
  const check = checked.length === 0 ? sql`` : sql`and (words @@ ${everyBeginning(checked)}::tsquery) is true`;
  return sql`words @@ ${everyBeginning(indexed)}::tsquery ${check} ${meetsFilters(filters)}`;
}

/** Finds documents by the bitmaps of the filters and looks for the words in them. */
const gatheredByFilters = (words: readonly string[], filters: FilterQuery): RawBuilder<unknown> =>
  sql`ordinal = any(array(
      select search_ordinals(search_bits(${filters.values}::text[], ${filters.groups}::integer[], ${filters.query}::tsquery))))
    and (words @@ ${everyBeginning(words)}::tsquery) is true ${meetsByOneStudy(filters)}`;

/** The condition by which all documents are gathered. */
export const gatheredBy = (
  by: Gathering,
  words: readonly string[],
  filters: FilterQuery,
  seen: Estimate,
): RawBuilder<unknown> => (by === 'words' ? gatheredByWords(words, filters, seen) : gatheredByFilters(words, filters));

/** A walk up to some points: documents with more are gathered. */
export interface Level {
  /** By ranked word. */
  points: number[];
  /** Documents that the walk looks at. */
  steps: number;
}

/** Measured, relative to one another: a document met on a walk, and one that is gathered. */
const PRICE = { step: 1, gathered: 2 };
/** The sample is small, so walks are planned longer than it says. */
const RESERVE = 2;
const FEWEST_STEPS = 500;

/** Steps of a walk that should meet enough. */
export const withReserve = (steps: number): number => steps * RESERVE + FEWEST_STEPS;

/**
 * The level at which the first documents by relevance are found the cheapest. Documents with exactly its points are
 * ranked by quality alone, so that a walk in that order meets the best of them first. Once it has met enough of them, all
 * later documents with no more points rank behind.
 * @param needed so many documents from the first.
 */
export function cheapestLevel({ levels, documents }: Estimate, needed: number): Level {
  const priced = levels.map(({ points, documents: same }) => {
    const above = levels
      .filter((other) => other.points.some((own, at) => own > (points[at] ?? 0)))
      .reduce((sum, other) => sum + other.documents, 0);
    const share = (same * SAMPLED) / Math.max(documents, same * SAMPLED);
    const steps = Math.ceil((needed / share) * RESERVE) + FEWEST_STEPS;
    return { points, steps, price: steps * PRICE.step + above * SAMPLED * PRICE.gathered };
  });
  const [cheapest] = priced.toSorted((one, other) => one.price - other.price);
  return cheapest ?? { points: [], steps: FEWEST_STEPS };
}

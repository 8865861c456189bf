import { LIMITS, type SearchFilters } from '@abroad/contract';
import type { NamedTimes } from '@abroad/search-index';
import { sql } from 'kysely';
import { systemClock, type Clock } from '../../core/clock.ts';
import { halfHoursOfTimes } from '../../db/available-times.ts';
import type { Database } from '../../db/connection.ts';
import { toFilterQuery } from '../../db/filter-query.ts';
import { orderOf, rangeOf, timesOfWeek, wordsOfKeywords, type Order, type Range } from './conditions.ts';
import { NO_FACETS, type Found, type SearchEngine } from './engine.ts';
import { findByFilters, findByWords } from './postgres/bitmaps.ts';
import {
  cheapestGathering,
  cheapestLevel,
  gatheredBy,
  isWorthGathering,
  withReserve,
  type Plan,
} from './postgres/choose-plan.ts';
import { meets, type RequiredTimes } from './postgres/count-values.ts';
import { readFacets } from './postgres/facets.ts';
import { meetsFilters, pointsOfAll } from './postgres/matches.ts';
import { nearWords } from './postgres/near-words.ts';
import { gather, walk, walkByRelevance, type Page, type PageQuery } from './postgres/pages.ts';
import { estimate, foundBy, type Estimate } from './postgres/sample.ts';

type Words = readonly string[];
type Corrected = Page & { words: Words; corrected_keywords: Found['corrected_keywords'] };

const NOTHING: Page = { ids: [], total: 0, total_is_exact: true };
/** A walk that is longer costs more than gathering. */
const LONGEST_WALK = 40_000;

/** A search without its keywords, which part of it is read, and how. */
interface Search {
  filters: SearchFilters;
  times: NamedTimes;
  range: Range;
  plan: Plan;
}

const requiredTimes = ({ filters, times }: Search): RequiredTimes => ({
  until: filters.available_until,
  half_hours: halfHoursOfTimes(times),
});

/** Without a word, relevance is what mentors are ranked by otherwise. */
function orderWith(words: Words, filters: SearchFilters): Order {
  const order = orderOf(filters);
  return order.sort === 'relevance' && words.length === 0 ? { ...order, sort: 'recommended' } : order;
}

const pointsFor = ({ words, order }: PageQuery) => (order.sort === 'relevance' ? pointsOfAll(words) : null);

/** A walk that should meet enough: about how many documents it looks at, and how it runs. */
function planWalk(db: Database, query: PageQuery, seen: Estimate): { steps: number; run: () => Promise<string[]> } {
  const needed = query.range.offset + query.range.limit;
  if (query.order.sort === 'relevance') {
    const level = cheapestLevel(seen, needed);
    return { steps: level.steps, run: () => walkByRelevance(db, query, level) };
  }
  const share = foundBy(seen) / Math.max(seen.documents, foundBy(seen), 1);
  const steps = Math.ceil(needed / Math.max(share, 1 / LONGEST_WALK));
  return { steps, run: () => walk(db, query, withReserve(steps)) };
}

/** Finds by words, with filters or without, where the bitmaps can't answer. */
async function findWithoutBitmaps(db: Database, query: PageQuery, plan: Plan): Promise<Page> {
  const seen = await estimate(db, query.words, query.filters);
  const { by, price } = cheapestGathering(seen, query.filters);
  const { steps, run } = planWalk(db, query, seen);
  const gatherAll = () =>
    gather(db, query, { where: gatheredBy(by, query.words, query.filters, seen), points: pointsFor(query) });
  const isGathered = plan === 'any' ? isWorthGathering(seen, price, steps) : plan === 'gather';
  if (isGathered || steps > LONGEST_WALK) {
    return gatherAll();
  }
  const ids = await run();
  // A page that isn't full was not walked to its end.
  return ids.length === query.range.limit ? { ids, total: foundBy(seen), total_is_exact: false } : gatherAll();
}

async function findPage(db: Database, words: Words, search: Search): Promise<Page> {
  const filters = toFilterQuery(search.filters, LIMITS);
  const query: PageQuery = { words, filters, order: orderWith(words, search.filters), range: search.range };
  const times = requiredTimes(search);
  if (times.until !== undefined || times.half_hours !== null) {
    // Times change too often to have bitmaps or to be in the sample.
    return gather(db, query, { where: meets(words, filters, times), points: pointsFor(query) });
  }
  if (words.length > 0) {
    const found = search.plan === 'any' ? await findByWords(db, query) : null;
    return found ?? findWithoutBitmaps(db, query, search.plan);
  }
  return (
    (await findByFilters(db, query, search.plan)) ??
    gather(db, query, { where: sql`true ${meetsFilters(filters)}`, points: null })
  );
}

/** As typed or, where that finds no mentor, with near spellings of the words that none has. */
async function findCorrected(db: Database, search: Search): Promise<Corrected> {
  const { words, impossible } = wordsOfKeywords(search.filters.keyword);
  if (impossible) {
    return { ...NOTHING, words, corrected_keywords: null };
  }
  const plain = { ...(await findPage(db, words, search)), words, corrected_keywords: null };
  const corrected = plain.total === 0 && words.length > 0 ? await nearWords(db, words) : null;
  if (corrected === null) {
    return plain;
  }
  const better = new Map(corrected);
  const used = [...new Set(words.map((word) => better.get(word) ?? word))];
  const page = await findPage(db, used, search);
  const corrected_keywords = corrected.map(([asked, near]) => ({ asked, used: near }));
  return page.total === 0 ? plain : { ...page, words: used, corrected_keywords };
}

/**
 * Finds mentors with PostgreSQL alone (docs/search.md).
 * @param options.plan for tests.
 */
export function postgresSearch(
  db: Database,
  { plan = 'any', clock = systemClock }: { plan?: Plan; clock?: Clock } = {},
): SearchEngine {
  const searchFor = (filters: SearchFilters, range: Range): Search => ({
    filters,
    times: timesOfWeek(filters, clock.now()),
    range,
    plan,
  });
  return {
    async search(filters) {
      const { words: _, ...found } = await findCorrected(db, searchFor(filters, rangeOf(filters)));
      return found;
    },
    async facets(filters) {
      if (wordsOfKeywords(filters.keyword).impossible) {
        return NO_FACETS;
      }
      const search = searchFor(filters, { offset: 0, limit: 1 });
      const { words } = await findCorrected(db, search);
      return readFacets(db, filters, { words, required: requiredTimes(search), times: search.times });
    },
  };
}

import type { SearchFilters } from '@abroad/contract';
import { sql } from 'kysely';
import { systemClock, type Clock } from '../../core/clock.ts';
import { wantedHalfHours } from '../../db/available-times.ts';
import type { Database } from '../../db/connection.ts';
import { askedTimes } from './asked-times.ts';
import { askedWords } from './keywords.ts';
import { NO_FACETS, type Found, type MentorSearch } from './port.ts';
import { askedFilters } from './postgres/asked-filters.ts';
import { readFacets } from './postgres/facets.ts';
import { gather } from './postgres/gather.ts';
import { meets, type AskedTimes } from './postgres/count-values.ts';
import { pointsOfAll } from './postgres/points.ts';
import { meetsFilters } from './postgres/probe.ts';
import { nearWords } from './postgres/near-words.ts';
import { orderOf } from './postgres/order.ts';
import { partOf, type Part, type Plan } from './postgres/plan.ts';
import { searchByFilters, type Page } from './postgres/search-by-filters.ts';
import { searchByWords } from './postgres/search-by-words.ts';

type Words = readonly string[];
type Corrected = Page & { words: Words; corrected_keywords: Found['corrected_keywords'] };

const NOBODY: Page = { ids: [], total: 0, total_is_exact: true };

/** How a search is carried out, of which part, and when: epoch milliseconds. */
interface How {
  part: Part;
  plan: Plan;
  now: number;
}

const timesOf = (filters: SearchFilters, now: number): AskedTimes => ({
  until: filters.available_until,
  half_hours: wantedHalfHours(askedTimes(filters, now)),
});

async function findPage(db: Database, filters: SearchFilters, words: Words, { part, plan, now }: How): Promise<Page> {
  const asked = askedFilters(filters);
  const order = orderOf(filters, words.length > 0);
  const times = timesOf(filters, now);
  if (times.until !== undefined || times.half_hours !== null) {
    // Times move too often to be among the bits, and the sample knows none.
    const points = order.sort === 'relevance' ? pointsOfAll(words) : null;
    return gather(db, { words, where: meets(words, asked, times), points }, order, part);
  }
  if (words.length > 0) {
    return searchByWords(db, { words, asked, order, part }, plan);
  }
  return (
    (await searchByFilters(db, asked, order, part, plan)) ??
    gather(db, { words, where: sql`true ${meetsFilters(asked)}`, points: null }, order, part)
  );
}

/** As asked, or with near spellings of words that nobody has where that finds nobody. */
async function findCorrected(db: Database, filters: SearchFilters, how: How): Promise<Corrected> {
  const { words, impossible } = askedWords(filters.keyword);
  if (impossible) {
    return { ...NOBODY, words, corrected_keywords: null };
  }
  const plain = { ...(await findPage(db, filters, words, how)), words, corrected_keywords: null };
  const corrected = plain.total === 0 && words.length > 0 ? await nearWords(db, words) : null;
  if (corrected === null) {
    return plain;
  }
  const better = new Map(corrected);
  const mended = [...new Set(words.map((word) => better.get(word) ?? word))];
  const page = await findPage(db, filters, mended, how);
  const corrected_keywords = corrected.map(([asked, used]) => ({ asked, used }));
  return page.total === 0 ? plain : { ...page, words: mended, corrected_keywords };
}

/**
 * Finds mentors with PostgreSQL alone (docs/search.md).
 * @param how.plan for tests.
 */
export function postgresSearch(
  db: Database,
  { plan = 'any', clock = systemClock }: { plan?: Plan; clock?: Clock } = {},
): MentorSearch {
  return {
    async search(filters) {
      const { words: _, ...found } = await findCorrected(db, filters, {
        part: partOf(filters),
        plan,
        now: clock.now(),
      });
      return found;
    },
    async facets(filters) {
      if (askedWords(filters.keyword).impossible) {
        return NO_FACETS;
      }
      const now = clock.now();
      const { words } = await findCorrected(db, filters, { part: { offset: 0, limit: 1 }, plan, now });
      return readFacets(db, filters, { words, times: timesOf(filters, now), named: askedTimes(filters, now) });
    },
  };
}

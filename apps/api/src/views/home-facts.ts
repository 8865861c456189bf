import { spokenLanguage, type HomeFacts } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../db/connection.ts';
import { findRecentReviews, summariseAll } from '../features/reviews/queries.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

const REVIEWS_SHOWN = 3;
const MIN_CACHE_MS = 60_000;
/** An answer is cached for this many times as long as it took, so that counting takes at most a three-hundredth of the time. */
const CACHE_COST_FACTOR = 300;

async function countMentors(db: Database): Promise<Pick<HomeFacts, 'mentor_count' | 'free_mentor_count'>> {
  const { rows } = await sql<Pick<HomeFacts, 'mentor_count' | 'free_mentor_count'>>`
    select count(*)::int as mentor_count,
      (count(*) filter (where exists (
        select from event_type where auth_user_id = found.auth_user_id and is_active and price_minor = 0)))::int as free_mentor_count
    from mentor_search found`.execute(db);
  return rows[0] ?? { mentor_count: 0, free_mentor_count: 0 };
}

async function lowestPrices(db: Database): Promise<HomeFacts['lowest_prices']> {
  const { rows } = await sql<HomeFacts['lowest_prices'][number]>`
    select currency, min(price_from)::float8 as amount from mentor_search
    where price_from > 0 and currency is not null group by currency order by currency`.execute(db);
  return rows;
}

async function read(db: Database, lang: string): Promise<HomeFacts> {
  const [counts, lowest_prices, summary, reviews] = await Promise.all([
    countMentors(db),
    lowestPrices(db),
    summariseAll(db),
    findRecentReviews(db, lang, REVIEWS_SHOWN),
  ]);
  const spoken = reviews.map((review) => ({ ...review, lang: spokenLanguage(review.lang) }));
  return { ...counts, lowest_prices, ...summary, reviews: spoken };
}

interface Kept {
  answer: Promise<HomeFacts>;
  until: number;
}

/** Reads the numbers of the marketplace and recent reviews, and caches them for each language. */
export function homeFacts({ db, clock }: Deps): (query: { lang?: string | undefined }) => Promise<HomeFacts> {
  const kept = new Map<string, Kept>();
  return async ({ lang = 'en' }) => {
    const known = kept.get(lang);
    if (known !== undefined && clock.now() < known.until) {
      return known.answer;
    }
    const begun = performance.now();
    const entry: Kept = { answer: read(db, lang), until: clock.now() + MIN_CACHE_MS };
    kept.set(lang, entry);
    try {
      const answer = await entry.answer;
      entry.until = clock.now() + Math.max(MIN_CACHE_MS, (performance.now() - begun) * CACHE_COST_FACTOR);
      return answer;
    } catch (error) {
      kept.delete(lang);
      throw error;
    }
  };
}

import type { PopularRoutes } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../db/connection.ts';

type Needs = Pick<Context, 'db' | 'clock'>;
type Route = PopularRoutes['routes'][number];

const MAX_ROUTES = 8;
/** The answer counts every mentor there is, and is the same for everybody. */
const KEPT_FOR_MS = 60_000;

async function readRoutes(db: Database, now: Date): Promise<PopularRoutes> {
  const { rows } = await sql<Route>`
    select origin_country_code, destination as destination_country_code, count(*) as mentor_count,
      min(next_available_at) filter (where next_available_at > ${now}) as next_available_at
    from mentor_search cross join lateral unnest(destination_country_codes) as destination
    where origin_country_code <> destination
    group by origin_country_code, destination
    order by mentor_count desc, origin_country_code, destination limit ${MAX_ROUTES}`.execute(db);
  return { routes: rows };
}

/** Reads the routes with the most mentors, once a minute at most. */
export function popularRoutes({ db, clock }: Needs): () => Promise<PopularRoutes> {
  let kept: { until: number; answer: Promise<PopularRoutes> } | undefined;
  return () => {
    const now = clock.now();
    if (kept === undefined || now >= kept.until) {
      const answer = readRoutes(db, new Date(now));
      kept = { until: now + KEPT_FOR_MS, answer };
      answer.catch(() => {
        kept = undefined;
      });
    }
    return kept.answer;
  };
}

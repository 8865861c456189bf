import type { PopularRoutes } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../db/connection.ts';
import { routesByFacets } from './routes-by-facets.ts';
import { indexSearch } from './search/index-search.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'logger' | 'search_index'>;
type Route = PopularRoutes['routes'][number];

const MAX_ROUTES = 8;
/** The answer counts every mentor there is, and is the same for everybody. */
const KEPT_FOR_MS = 60_000;
/** Without the index it takes reading every row, seconds at a million: an answer is kept so many times as long as that. */
const TIMES_ITS_COST = 300;

/** Counts row by row. */
export async function routesByRows(db: Database, most: number, now: Date): Promise<Route[]> {
  const { rows } = await sql<Route>`
    select origin_country_code, destination as destination_country_code, count(*) as mentor_count,
      min(next_available_at) filter (where next_available_at > ${now}) as next_available_at
    from mentor_search cross join lateral unnest(destination_country_codes) as destination
    where origin_country_code <> destination
    group by origin_country_code, destination
    order by mentor_count desc, origin_country_code, destination limit ${most}`.execute(db);
  return rows;
}

interface Kept {
  answer: PopularRoutes;
  read_at: number;
  took_ms: number;
}

async function read({ db, clock, search_index }: Needs): Promise<Kept> {
  const read_at = clock.now();
  const begun = performance.now();
  const now = new Date(read_at);
  const routes = search_index?.isServing()
    ? await routesByFacets(db, indexSearch(search_index), MAX_ROUTES, now)
    : await routesByRows(db, MAX_ROUTES, now);
  return { answer: { routes }, read_at, took_ms: performance.now() - begun };
}

/** Reads the routes with the most mentors now and then; nobody but the first waits for it. */
export function popularRoutes(context: Needs): () => Promise<PopularRoutes> {
  let kept: Kept | undefined;
  let reading: Promise<Kept> | undefined;

  function isFresh({ read_at, took_ms }: Kept): boolean {
    const isQuick = context.search_index?.isServing() ?? false;
    const lasts_ms = isQuick ? KEPT_FOR_MS : Math.max(KEPT_FOR_MS, took_ms * TIMES_ITS_COST);
    return context.clock.now() < read_at + lasts_ms;
  }

  async function readOnce(): Promise<Kept> {
    try {
      kept = await read(context);
      return kept;
    } finally {
      reading = undefined;
    }
  }

  return async () => {
    if (kept === undefined) {
      reading ??= readOnce();
      return (await reading).answer;
    }
    if (!isFresh(kept) && reading === undefined) {
      reading = readOnce();
      reading.catch((error: unknown) => context.logger.warn({ err: error }, 'popular routes could not be read anew'));
    }
    return kept.answer;
  };
}

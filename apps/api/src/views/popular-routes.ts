import { LIMITS, type PopularRoutes, type PopularRoutesQuery } from '@abroad/contract';
import type { Context } from '../context.ts';
import { routesByBits } from './routes-by-bits.ts';
import { routesByFacets } from './routes-by-facets.ts';
import { indexSearch } from './search/index-search.ts';
import type { Route } from './time-routes.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'logger' | 'search_index'>;

/** The answer counts every mentor there is, and is the same for everybody. */
const KEPT_FOR_MS = 60_000;
/**
 * With the index it takes a question for each country of origin: an answer is kept so many times as long as that, so that counting routes
 * never takes more than a three-hundredth of the time.
 */
const TIMES_ITS_COST = 300;

interface Read {
  routes: Route[];
  by: 'index' | 'postgres';
}
interface Kept extends Read {
  read_at: number;
  took_ms: number;
}

/** From the index while it serves; where it fails, PostgreSQL says it. */
async function readRoutes({ db, logger, search_index }: Needs, now: Date): Promise<Read> {
  if (search_index?.isServing()) {
    try {
      return { routes: await routesByFacets(db, indexSearch(search_index), LIMITS.routes_max, now), by: 'index' };
    } catch (error) {
      logger.warn({ err: error }, 'the search index did not count the routes');
    }
  }
  return { routes: await routesByBits(db, LIMITS.routes_max, now), by: 'postgres' };
}

async function read(context: Needs): Promise<Kept> {
  const read_at = context.clock.now();
  const begun = performance.now();
  const counted = await readRoutes(context, new Date(read_at));
  return { ...counted, read_at, took_ms: performance.now() - begun };
}

function choose(routes: readonly Route[], query: PopularRoutesQuery): PopularRoutes {
  const meets = (wanted: readonly string[], code: string) => wanted.length === 0 || wanted.includes(code);
  const chosen = routes.filter(
    (route) =>
      meets(query.origin_country_codes, route.origin_country_code) &&
      meets(query.destination_country_codes, route.destination_country_code),
  );
  return { routes: chosen.slice(0, query.limit) };
}

/** Reads the routes with the most mentors now and then; nobody but the first waits for it. */
export function popularRoutes(context: Needs): (query: PopularRoutesQuery) => Promise<PopularRoutes> {
  let kept: Kept | undefined;
  let reading: Promise<Kept> | undefined;

  function isFresh({ by, read_at, took_ms }: Kept): boolean {
    // What PostgreSQL took says nothing of what the index will.
    const isQuickerNow = by === 'postgres' && (context.search_index?.isServing() ?? false);
    const lasts_ms = isQuickerNow ? KEPT_FOR_MS : Math.max(KEPT_FOR_MS, took_ms * TIMES_ITS_COST);
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

  return async (query) => {
    if (kept === undefined) {
      reading ??= readOnce();
      return choose((await reading).routes, query);
    }
    if (!isFresh(kept) && reading === undefined) {
      reading = readOnce();
      reading.catch((error: unknown) =>
        context.logger.warn({ err: error }, "the popular routes couldn't be read again"),
      );
    }
    return choose(kept.routes, query);
  };
}

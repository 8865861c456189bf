import { LIMITS, type PopularRoutes, type PopularRoutesQuery } from '@abroad/contract';
import type { Context } from '../context.ts';
import { routesByFacets, routesByRows, type Route } from './count-routes.ts';
import { indexSearch } from './search/index-search.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger' | 'search_index'>;

/** The least time for which the answer is cached; it is the same for all visitors. */
const MIN_CACHE_MS = 60_000;
/**
 * With the index the answer takes a query for each country of origin. It is cached for this many times as long as it
 * took, so that counting routes takes at most a three-hundredth of the time.
 */
const CACHE_COST_FACTOR = 300;

interface CountedRoutes {
  routes: Route[];
  by: 'index' | 'postgres';
}
interface CachedRoutes extends CountedRoutes {
  read_at: number;
  took_ms: number;
}

/** Reads routes from the index while it serves; from PostgreSQL if that fails. */
async function readRoutes({ db, logger, search_index }: Deps, now: Date): Promise<CountedRoutes> {
  if (search_index?.isServing()) {
    try {
      return { routes: await routesByFacets(db, indexSearch(search_index), LIMITS.routes_max, now), by: 'index' };
    } catch (error) {
      logger.warn({ err: error }, 'the search index did not count the routes');
    }
  }
  return { routes: await routesByRows(db, LIMITS.routes_max, now), by: 'postgres' };
}

async function read(context: Deps): Promise<CachedRoutes> {
  const read_at = context.clock.now();
  const begun = performance.now();
  const counted = await readRoutes(context, new Date(read_at));
  return { ...counted, read_at, took_ms: performance.now() - begun };
}

function filterRoutes(routes: readonly Route[], query: PopularRoutesQuery): PopularRoutes {
  const meets = (codes: readonly string[], code: string) => codes.length === 0 || codes.includes(code);
  const chosen = routes.filter(
    (route) =>
      meets(query.origin_country_codes, route.origin_country_code) &&
      meets(query.destination_country_codes, route.destination_country_code),
  );
  return { routes: chosen.slice(0, query.limit) };
}

/** Reads the routes with the most mentors, and caches them; only the first caller waits. */
export function popularRoutes(context: Deps): (query: PopularRoutesQuery) => Promise<PopularRoutes> {
  let cached: CachedRoutes | undefined;
  let reading: Promise<CachedRoutes> | undefined;

  function isFresh({ by, read_at, took_ms }: CachedRoutes): boolean {
    // The time that PostgreSQL took says nothing about the index.
    const isQuickerNow = by === 'postgres' && (context.search_index?.isServing() ?? false);
    const lasts_ms = isQuickerNow ? MIN_CACHE_MS : Math.max(MIN_CACHE_MS, took_ms * CACHE_COST_FACTOR);
    return context.clock.now() < read_at + lasts_ms;
  }

  async function readOnce(): Promise<CachedRoutes> {
    try {
      cached = await read(context);
      return cached;
    } finally {
      reading = undefined;
    }
  }

  return async (query) => {
    if (cached === undefined) {
      reading ??= readOnce();
      return filterRoutes((await reading).routes, query);
    }
    if (!isFresh(cached) && reading === undefined) {
      reading = readOnce();
      reading.catch((error: unknown) =>
        context.logger.warn({ err: error }, "the popular routes couldn't be read again"),
      );
    }
    return filterRoutes(cached.routes, query);
  };
}

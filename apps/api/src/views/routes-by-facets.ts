import { LIMITS, SearchFilters } from '@abroad/contract';
import type { Database } from '../db/connection.ts';
import type { SearchEngine } from './search/engine.ts';
import type { RouteCount } from './search/postgres/count-routes.ts';
import { timeRoutes, type Route } from './time-routes.ts';

const EVERYBODY = SearchFilters.parse({});

const before = (one: string, other: string) => (one < other ? -1 : 1);
const byCount = (one: RouteCount, other: RouteCount) =>
  other.mentor_count - one.mentor_count ||
  before(one.origin_country_code, other.origin_country_code) ||
  before(one.destination_country_code, other.destination_country_code);

async function routesFrom(engine: SearchEngine, origin: string, most: number): Promise<RouteCount[]> {
  const filters = {
    ...EVERYBODY,
    origin_country_codes: [origin],
    facet_limit: Math.min(most + 1, LIMITS.countries_limit),
  };
  const { destination_country_codes } = await engine.facets(filters);
  return destination_country_codes
    .filter(({ value }) => value !== origin)
    .map(({ value, count }) => ({
      origin_country_code: origin,
      destination_country_code: value,
      mentor_count: count,
    }));
}

/** The routes with the most mentors. Origins are read as long as one of their routes may be among them. */
async function countByFacets(engine: SearchEngine, most: number): Promise<RouteCount[]> {
  let routes: RouteCount[] = [];
  const { origin_country_codes: origins } = await engine.facets(EVERYBODY);
  for (const origin of origins) {
    if (origin.count < (routes[most - 1]?.mentor_count ?? 0)) {
      break;
    }
    routes = [...routes, ...(await routesFrom(engine, origin.value, most))].toSorted(byCount).slice(0, most);
  }
  return routes;
}

/** Reads the routes with the most mentors from an engine's facets. */
export async function routesByFacets(db: Database, engine: SearchEngine, most: number, now: Date): Promise<Route[]> {
  return timeRoutes(db, engine, await countByFacets(engine, most), now);
}

import { LIMITS, SearchFilters, type PopularRoutes } from '@abroad/contract';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { MentorSearch } from './search/port.ts';
import type { RouteCount } from './search/postgres/count-routes.ts';

type Route = PopularRoutes['routes'][number];

const EVERYBODY = SearchFilters.parse({});
/** The first of those with a free time may have had it, until a job looks at them again. */
const LOOKED_AT = 60;

const before = (one: string, other: string) => (one < other ? -1 : 1);
const byCount = (one: RouteCount, other: RouteCount) =>
  other.mentor_count - one.mentor_count ||
  before(one.origin_country_code, other.origin_country_code) ||
  before(one.destination_country_code, other.destination_country_code);

async function routesFrom(engine: MentorSearch, origin: string, most: number): Promise<RouteCount[]> {
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

/** The routes with the most mentors: origins are looked at as long as one of theirs might still be among them. */
async function countRoutes(engine: MentorSearch, most: number): Promise<RouteCount[]> {
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

/** With the earliest free time of those found. */
async function withTime(db: Database, engine: MentorSearch, route: RouteCount, now: Date): Promise<Route> {
  const { ids } = await engine.search({
    ...EVERYBODY,
    origin_country_codes: [route.origin_country_code],
    destination_country_codes: [route.destination_country_code],
    sort_by: 'next_available',
    page_size: LOOKED_AT,
  });
  const { rows } = await sql<{ next_available_at: string | null }>`
    select min(next_available_at) as next_available_at from mentor_search
    where profile_id = any (${ids}::uuid[]) and next_available_at > ${now}`.execute(db);
  return { ...route, next_available_at: rows[0]?.next_available_at ?? null };
}

/** Looks for the earliest free times of the first of some routes. */
export async function timeRoutes(
  db: Database,
  engine: MentorSearch,
  counted: readonly RouteCount[],
  now: Date,
): Promise<Route[]> {
  const timed = counted.slice(0, LIMITS.routes_timed).map((route) => withTime(db, engine, route, now));
  const others = counted.slice(LIMITS.routes_timed).map((route) => ({ ...route, next_available_at: null }));
  return [...(await Promise.all(timed)), ...others];
}

/** Reads the routes with the most mentors from the counts that an engine gives. */
export async function routesByFacets(db: Database, engine: MentorSearch, most: number, now: Date): Promise<Route[]> {
  return timeRoutes(db, engine, await countRoutes(engine, most), now);
}

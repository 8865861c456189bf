import { LIMITS, SearchFilters, type PopularRoutes } from '@abroad/contract';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { SearchEngine } from './search/engine.ts';
import type { RouteCount } from './search/postgres/count-routes.ts';

export type Route = PopularRoutes['routes'][number];

const EVERYBODY = SearchFilters.parse({});
/** How many mentors are read: the available time of the first may just have passed. */
const LOOKED_AT = 60;

/** Adds the earliest available time of the route's mentors. */
async function withTime(db: Database, engine: SearchEngine, route: RouteCount, now: Date): Promise<Route> {
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

/** Adds the earliest available times to the first routes. */
export async function timeRoutes(
  db: Database,
  engine: SearchEngine,
  counted: readonly RouteCount[],
  now: Date,
): Promise<Route[]> {
  const timed = counted.slice(0, LIMITS.routes_timed).map((route) => withTime(db, engine, route, now));
  const others = counted.slice(LIMITS.routes_timed).map((route) => ({ ...route, next_available_at: null }));
  return [...(await Promise.all(timed)), ...others];
}

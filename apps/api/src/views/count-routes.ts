import { LIMITS, SearchFilters, type PopularRoutes } from '@abroad/contract';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { KINDS } from '../db/filter-lexemes.ts';
import type { SearchEngine } from './search/engine.ts';
import type { CountingEngine } from './search/index-search.ts';
import { postgresSearch } from './search/postgres-search.ts';

export type Route = PopularRoutes['routes'][number];
/** How many mentors have gone from one country to another. */
type RouteCount = Omit<Route, 'next_available_at'>;

const EVERYBODY = SearchFilters.parse({});
/** How many mentors are read: the available time of the first may just have passed. */
const LOOKED_AT = 60;
/** PostgreSQL reads so many mentors, those with the best scores, so that a large site waits no longer for it. */
const MOST_READ = 20_000;

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
async function timeRoutes(
  db: Database,
  engine: SearchEngine,
  counted: readonly RouteCount[],
  now: Date,
): Promise<Route[]> {
  const timed = counted.slice(0, LIMITS.routes_timed).map((route) => withTime(db, engine, route, now));
  const others = counted.slice(LIMITS.routes_timed).map((route) => ({ ...route, next_available_at: null }));
  return [...(await Promise.all(timed)), ...others];
}

const before = (one: string, other: string) => (one < other ? -1 : 1);
const byCount = (one: RouteCount, other: RouteCount) =>
  other.mentor_count - one.mentor_count ||
  before(one.origin_country_code, other.origin_country_code) ||
  before(one.destination_country_code, other.destination_country_code);

async function routesFrom(engine: CountingEngine, origin: string, most: number): Promise<RouteCount[]> {
  const filters = {
    ...EVERYBODY,
    origin_country_codes: [origin],
    facet_names: [],
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

/**
 * Reads the routes with the most mentors from an engine's facets. Origins are read as long as one of their routes may be
 * among them.
 */
export async function routesByFacets(db: Database, engine: CountingEngine, most: number, now: Date): Promise<Route[]> {
  let routes: RouteCount[] = [];
  const { origin_country_codes: origins } = await engine.facets(EVERYBODY);
  for (const origin of origins) {
    if (origin.count < (routes[most - 1]?.mentor_count ?? 0)) {
      break;
    }
    routes = [...routes, ...(await routesFrom(engine, origin.value, most))].toSorted(byCount).slice(0, most);
  }
  return timeRoutes(db, engine, routes, now);
}

const codes = (kind: 'origin_country_codes' | 'destination_country_codes') =>
  sql`(select substr(lexeme, 2) as code from unnest(tsvector_to_array(filters)) lexeme where lexeme ^@ ${sql.lit(KINDS[kind])})`;

/** Reads the routes with the most mentors from PostgreSQL alone. */
export async function routesByRows(db: Database, most: number, now: Date): Promise<Route[]> {
  const { rows } = await sql<RouteCount>`
    select origin.code as origin_country_code, destination.code as destination_country_code,
      count(*)::integer as mentor_count
    from (select filters from search_document order by rank_score desc, profile_id limit ${MOST_READ}) best
    cross join lateral ${codes('origin_country_codes')} origin
    cross join lateral ${codes('destination_country_codes')} destination
    where origin.code <> destination.code
    group by 1, 2 order by 3 desc, 1, 2 limit ${most}`.execute(db);
  return timeRoutes(db, postgresSearch(db), rows, now);
}

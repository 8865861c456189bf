import type { Database } from '../db/connection.ts';
import { postgresSearch } from './search/postgres-search.ts';
import { countRoutes } from './search/postgres/count-routes.ts';
import { timeRoutes, type Route } from './time-routes.ts';

/** Reads the routes with the most mentors from PostgreSQL alone. */
export async function routesByBits(db: Database, most: number, now: Date): Promise<Route[]> {
  return timeRoutes(db, postgresSearch(db), await countRoutes(db, most), now);
}

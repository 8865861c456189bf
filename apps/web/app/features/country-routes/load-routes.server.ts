import type { Client } from '@abroad/contract/client';
import { paths } from '../../lib/paths.ts';
import { readPreferences } from '../../lib/preferences.ts';
import { toRouteError } from '../errors/route-failure.ts';
import { nameRoutes } from './named-routes.server.ts';

const routesShown = 60;

/** The routes with the most mentors, for the page that links to each of them. */
export async function loadRoutes(api: Client, request: Request) {
  const { locale } = readPreferences(request);
  const { origin } = new URL(request.url);
  try {
    const { routes } = await api.listPopularRoutes({ query: { limit: routesShown }, signal: request.signal });
    return { locale, origin, canonical: `${origin}${paths.countryRoutes()}`, routes: nameRoutes(routes, locale) };
  } catch (error) {
    throw toRouteError(error);
  }
}

export type LoadedRoutes = Awaited<ReturnType<typeof loadRoutes>>;

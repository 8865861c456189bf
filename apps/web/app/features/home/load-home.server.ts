import type { Client } from '@abroad/contract/client';
import { failedPart, type FailedPart } from '../../api/failed-part.ts';
import { nameRoute, type NamedRoute } from '../../lib/named-route.ts';
import type { Preferences } from '../../lib/preferences.ts';
import { routeSlug } from '../../lib/route-slug.server.ts';
import { loadMentors } from './load-mentors.server.ts';

const routesShown = 5;

/** `slug` is that of the route's page; null if a country is unknown. */
export type HomeRoute = NamedRoute & { slug: string | null; mentor_count: number; next_available_at: string | null };

/**
 * Loads the home page, with countries in the visitor's language and times that suit their clock. A part that fails says
 * why, and the rest is still shown.
 */
export async function loadHome(
  api: Client,
  { locale, zone }: Pick<Preferences, 'locale' | 'zone'>,
  now: number,
  signal: AbortSignal,
) {
  const [routes, mentors] = await Promise.all([
    orFailure(
      api
        .listPopularRoutes({ signal })
        .then(({ routes: all }) => all.slice(0, routesShown).map((route) => toHomeRoute(route, locale))),
    ),
    orFailure(loadMentors(api, { locale, zone, now }, signal)),
  ]);
  return { routes, mentors, zone };
}

async function orFailure<A>(answer: Promise<A>): Promise<A | FailedPart> {
  try {
    return await answer;
  } catch (error) {
    const failure = failedPart(error);
    if (failure === null) {
      throw error;
    }
    return failure;
  }
}

type PopularRoute = Awaited<ReturnType<Client['listPopularRoutes']>>['routes'][number];

function toHomeRoute(route: PopularRoute, locale: string): HomeRoute {
  const { origin_country_code: origin, destination_country_code: destination, mentor_count, next_available_at } = route;
  return {
    ...nameRoute(origin, destination, locale),
    slug: routeSlug({ origin, destination }),
    mentor_count,
    next_available_at,
  };
}

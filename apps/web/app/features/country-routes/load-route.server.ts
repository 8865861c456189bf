import type { Client } from '@abroad/contract/client';
import type { SearchPage } from '@abroad/contract/search';
import { leadToPresent } from '../../lib/canonical-address.ts';
import { nameRoute } from '../../lib/named-route.ts';
import { paths } from '../../lib/paths.ts';
import { readPreferences } from '../../lib/preferences.ts';
import { readRouteSlug, routeSlug, type CountryRoute } from '../../lib/route-slug.server.ts';
import { toRouteError } from '../errors/route-failure.ts';
import { toCard } from '../search/to-card.ts';
import { nameRoutes } from './named-routes.server.ts';
import { routeFacts } from './route-facts.server.ts';

const cardsShown = 12;
/** The number of mentors from whom languages and prices are taken. */
const mentorsRead = 30;
const valuesCounted = 40;
const relatedShown = 6;

/**
 * Loads the data of a route's page, from one search. An address in another spelling leads to the present one.
 * `route` is null for an address that names no two countries; a route may have no mentors.
 */
export async function loadRoute(api: Client, request: Request, slug: string) {
  const { locale, zone } = readPreferences(request);
  const { origin } = new URL(request.url);
  const way = readRouteSlug(slug);
  if (way === null) {
    return { locale, origin, slug, route: null };
  }
  const present = routeSlug(way) ?? slug;
  leadToPresent(request, slug, present, paths.countryRoute);
  try {
    const [page, related] = await Promise.all([
      search(api, way, zone, request.signal),
      loadRelated(api, way, locale, request),
    ]);
    const universities = await namesIn(api, way.destination, page, request.signal);
    return {
      locale,
      origin,
      slug: present,
      route: nameRoute(way.origin, way.destination, locale),
      total_count: page.total_count,
      facts: routeFacts(page, universities, locale),
      cards: page.profiles.slice(0, cardsShown).map((profile) => toCard(profile, locale)),
      related,
    };
  } catch (error) {
    throw toRouteError(error);
  }
}

const search = (api: Client, { origin, destination }: CountryRoute, zone: string | null, signal: AbortSignal) =>
  api.searchProfiles({
    query: {
      origin_country_codes: [origin],
      destination_country_codes: [destination],
      page_size: mentorsRead,
      expand: ['facets'],
      facet_limit: valuesCounted,
      ...(zone === null ? {} : { time_zone: zone }),
    },
    signal,
  });

/** Returns universities of one country only, because mentors have studied at home, too. */
async function namesIn(api: Client, country: string, { facets }: SearchPage, signal: AbortSignal) {
  const university_ids = (facets?.university_ids ?? []).map(({ value }) => value);
  if (university_ids.length === 0) {
    return new Map<string, string>();
  }
  const { universities } = await api.lookupReference({ query: { university_ids }, signal });
  return new Map(universities.filter((one) => one.country_code === country).map(({ id, name }) => [id, name]));
}

/** Other routes to the same country, and from it. */
async function loadRelated(api: Client, { origin, destination }: CountryRoute, locale: string, { signal }: Request) {
  const limit = relatedShown + 1;
  const [to, from] = await Promise.all([
    api.listPopularRoutes({ query: { destination_country_codes: [destination], limit }, signal }),
    api.listPopularRoutes({ query: { origin_country_codes: [origin], limit }, signal }),
  ]);
  return {
    same_destination: nameRoutes(to.routes, locale)
      .filter((route) => route.origin_country_code !== origin)
      .slice(0, relatedShown),
    same_origin: nameRoutes(from.routes, locale)
      .filter((route) => route.destination_country_code !== destination)
      .slice(0, relatedShown),
  };
}

export type LoadedRoute = Awaited<ReturnType<typeof loadRoute>>;
/** Of two countries, whether or not their route has mentors. */
export type KnownRoute = Extract<LoadedRoute, { route: object }>;

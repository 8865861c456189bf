import type { Client } from '@abroad/contract/client';
import { failedPart, type FailedPart } from '../../api/failed-part.ts';
import { fullName } from '@abroad/contract/full-name';
import type { HomeFacts, RecentReview } from '@abroad/contract/reviews';
import { COUNTRIES } from '@abroad/reference-data/countries';
import { countryOfZone } from '@abroad/reference-data/zone-names';
import { countryInSentence } from '../../lib/country-names.ts';
import { nameRoute, type NamedRoute } from '../../lib/named-route.ts';
import type { Preferences } from '../../lib/preferences.ts';
import type { Rates } from '../../lib/own-money.ts';
import { routeSlug } from '../../lib/route-slug.server.ts';
import { arcsOf } from '../../ui/dot-map.tsx';
import { loadRates } from '../money/load-rates.server.ts';
import { loadMentors } from './load-mentors.server.ts';

const routesShown = 5;
const ownRoutesLeast = 2;

/** `from`: the visitor's country, if all routes begin there. */
export interface HomeRoutes {
  from: string | null;
  routes: HomeRoute[];
}

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
  const [routes, mentors, facts, rates] = await Promise.all([
    orFailure(loadRoutes(api, { locale, zone }, signal)),
    orFailure(loadMentors(api, { locale, zone, now }, signal)),
    // Without its numbers the page is still whole.
    api.getHomeFacts({ query: { lang: locale }, signal }).catch(() => null),
    loadRates(api),
  ]);
  const shown = 'status' in routes ? [] : routes.routes;
  return {
    routes,
    arcs: arcsOf(
      shown.map((route) => ({ origin: route.origin_country_code, destination: route.destination_country_code })),
    ),
    mentors,
    proof: facts && toProof(facts, rates),
    reviews: (facts?.reviews ?? []).map((one) => toHomeReview(one, locale)),
    zone,
  };
}

/** The numbers below the two fields. */
export interface HomeProof extends Pick<HomeFacts, 'rating' | 'review_count' | 'free_mentor_count'> {
  /** The lowest price, in major units; null where there is none, or prices can't be compared. */
  price: HomeFacts['lowest_prices'][number] | null;
}

function toProof(
  { rating, review_count, free_mentor_count, lowest_prices }: HomeFacts,
  rates: Rates | null,
): HomeProof {
  const worth = ({ amount, currency }: HomeFacts['lowest_prices'][number]) =>
    amount / (rates?.by_currency[currency] ?? Number.NaN);
  const isComparable = lowest_prices.length === 1 || !lowest_prices.some((price) => Number.isNaN(worth(price)));
  const [price = null] = lowest_prices.toSorted((one, other) => worth(one) - worth(other));
  return { rating, review_count, free_mentor_count, price: isComparable ? price : null };
}

type RouteCalls = Pick<Client, 'listPopularRoutes' | 'searchProfiles'>;

/** The most popular routes: from the visitor's country, if their clock tells it and there are some; else from all. */
async function loadRoutes(
  api: RouteCalls,
  { locale, zone }: Pick<Preferences, 'locale' | 'zone'>,
  signal: AbortSignal,
): Promise<HomeRoutes> {
  const name = zone === null ? null : countryOfZone(zone);
  const code = COUNTRIES.find((country) => country.name === name)?.code;
  const [own, all] = await Promise.all([
    code === undefined
      ? []
      : api.listPopularRoutes({ query: { origin_country_codes: [code] }, signal }).then(({ routes }) => routes),
    api.listPopularRoutes({ signal }).then(({ routes }) => routes),
  ]);
  const isOwn = code !== undefined && own.length >= ownRoutesLeast;
  const routes = (isOwn ? own : all).slice(0, routesShown);
  const timed = isOwn ? await Promise.all(routes.map((route) => withTime(api, route, zone, signal))) : routes;
  return {
    from: isOwn ? countryInSentence(code, locale) : null,
    routes: timed.map((route) => toHomeRoute(route, locale)),
  };
}

/** Only the most popular of all routes come with their next time. */
async function withTime(
  api: RouteCalls,
  route: PopularRoute,
  zone: string | null,
  signal: AbortSignal,
): Promise<PopularRoute> {
  if (route.next_available_at !== null) {
    return route;
  }
  const found = await api
    .searchProfiles({
      query: {
        origin_country_codes: [route.origin_country_code],
        destination_country_codes: [route.destination_country_code],
        sort_by: 'next_available',
        sort_order: 'asc',
        page_size: 1,
        ...(zone !== null && { time_zone: zone }),
      },
      signal,
    })
    .catch(() => null);
  const first = found?.profiles[0];
  return { ...route, next_available_at: first?.next_waking_at ?? first?.next_available_at ?? null };
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

/** A review with the route of its mentor. */
export interface HomeReview extends Pick<RecentReview, 'id' | 'author_name' | 'stars' | 'text' | 'lang'> {
  slug: string;
  mentor: string;
  route: NamedRoute | null;
}

function toHomeReview(
  { mentor, origin_country_code, destination_country_code, ...review }: RecentReview,
  locale: string,
): HomeReview {
  const isRoute = origin_country_code !== null && destination_country_code !== null;
  return {
    ...review,
    slug: mentor.slug,
    mentor: fullName(mentor, locale),
    route: isRoute ? nameRoute(origin_country_code, destination_country_code, locale) : null,
  };
}

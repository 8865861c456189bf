import { fullName } from '@abroad/contract/full-name';
import type { Client } from '@abroad/contract/client';
import { failedPart, type FailedPart } from '../../api/failed-part.ts';
import { joinTexts } from '../../lib/join-texts.ts';
import { studiesOf } from '../../lib/names-by-id.ts';
import { pictureSet } from '../../lib/picture-set.ts';
import { nameRoute, type NamedRoute } from '../../lib/named-route.ts';
import { routeSlug } from '../../lib/route-slug.server.ts';

const week = 7 * 24 * 60 * 60 * 1000;
const routesShown = 5;
const mentorsShown = 4;

/** `slug` is that of the route's page; null where nobody knows a country. */
export type HomeRoute = NamedRoute & { slug: string | null; mentor_count: number; next_available_at: string | null };

export interface HomeMentor {
  slug: string;
  name: string;
  image: string | null;
  image_set: string | null;
  studies: string;
  route: NamedRoute | null;
  next_available_at: string;
}

/**
 * What the home page shows, with countries in the language `locale`. A part that cannot be had says why, and the rest is
 * shown all the same.
 */
export async function loadHome(api: Client, signal: AbortSignal, now: number, locale: string) {
  const [routes, mentors] = await Promise.all([
    orFailure(api.listPopularRoutes({ signal }), ({ routes: all }) =>
      all.slice(0, routesShown).map((route) => toHomeRoute(route, locale)),
    ),
    orFailure(
      api.searchProfiles({ query: { sort_by: 'next_available', sort_order: 'asc', page_size: 12 }, signal }),
      ({ profiles }) => withTimeSoon(profiles, now, locale),
    ),
  ]);
  return { routes, mentors };
}

async function orFailure<A, B>(answer: Promise<A>, show: (answer: A) => B): Promise<B | FailedPart> {
  try {
    return show(await answer);
  } catch (error) {
    const failure = failedPart(error);
    if (failure === null) {
      throw error;
    }
    return failure;
  }
}

type Summary = Awaited<ReturnType<Client['searchProfiles']>>['profiles'][number];
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

function withTimeSoon(profiles: readonly Summary[], now: number, locale: string): HomeMentor[] {
  return profiles
    .flatMap((profile) => {
      const next = profile.next_available_at;
      return next !== null && Date.parse(next) - now < week ? [toHomeMentor(profile, next, locale)] : [];
    })
    .slice(0, mentorsShown);
}

function toHomeMentor(profile: Summary, next: string, locale: string): HomeMentor {
  const { origin_country_code: origin, country } = profile;
  return {
    slug: profile.slug,
    name: fullName(profile, locale),
    image: profile.avatar_medium_url ?? profile.profile_image_url,
    image_set: pictureSet(profile),
    // `MSc Informatics, Technical University of Munich`, with whatever is known of it.
    studies: joinTexts([studiesOf(profile, locale), profile.school], locale),
    route: origin !== null && country !== null ? nameRoute(origin, country, locale) : null,
    next_available_at: next,
  };
}

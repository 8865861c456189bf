import type { Client } from '@abroad/contract/client';
import { spokenLanguage } from '@abroad/contract/languages';
import type { MetaDescriptor } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { leadToPresent } from '../../lib/canonical-address.ts';
import { createTranslate } from '../../lib/i18n.tsx';
import type { NamedRoute } from '../../lib/named-route.ts';
import { pageTags } from '../../lib/page-tags.ts';
import { paths } from '../../lib/paths.ts';
import { readPreferences } from '../../lib/preferences.ts';
import { routeSlug } from '../../lib/route-slug.server.ts';
import { reasonOf } from '../errors/reason-of.server.ts';
import { toRouteError } from '../errors/route-failure.ts';
import { loadSimilar } from './load-similar.server.ts';
import { presentProfile } from './present-profile.ts';
import type { ProfileView } from './profile-view.ts';
import { STARTS_BROUGHT, toNextTimes, toService } from './services.ts';

/**
 * The public profile, with its services and the next free times of the first. A former address leads to the
 * present one. `mentor` is null for a profile that isn't public: its owner may still see it, and a user who
 * has a link to a paused one reads that it is paused.
 */
export async function loadProfile(api: Client, request: Request, slug: string, now: number) {
  const { signal, url } = request;
  const { locale, zone } = readPreferences(request);
  const params = { slug };
  const mentorRequest = api.getMentorProfileBySlug({ params, signal });
  try {
    const [profile, similar, services, availability] = await Promise.all([
      mentorRequest,
      mentorRequest.then((found) => loadSimilar(api, found, { locale, zone }, signal)),
      api.listEventTypesBySlug({ params, query: { page_size: 100 }, signal }),
      api.getAvailabilityBySlug({ params, signal }),
    ]);
    leadToPresent(request, slug, profile.slug, paths.mentorProfile);
    const reviews =
      profile.review_count === 0
        ? null
        : await api.listReviewsBySlug({ params, query: { page_size: 10, lang: spokenLanguage(locale) }, signal });
    const mentor = presentProfile(profile, locale);
    return {
      slug,
      now,
      locale,
      tags: profileMeta(mentor, { origin: new URL(url).origin, locale }),
      mentor,
      /** The page of their route, if there is one. */
      route_slug: mentor.route === null ? null : routeSlugOf(mentor.route),
      services: services.items.filter((service) => service.is_active).map(toService),
      reviews,
      /** The service that `times` belong to. */
      first_service: availability.event_type?.slug ?? null,
      times: toNextTimes(availability, zone),
      /** IANA zone of the hours that `times` were chosen by; null on a first visit. */
      zone,
      /** On a first visit, the first starts. */
      starts: zone === null ? availability.available_slots.slice(0, STARTS_BROUGHT).map(({ start }) => start) : [],
      similar,
    };
  } catch (error) {
    const reason = await reasonOf(mentorRequest, error);
    if (isFailure(reason) && (reason.code === 'PROFILE_NOT_FOUND' || reason.code === 'PROFILE_PAUSED')) {
      const tags = [{ title: createTranslate(locale)('layout.product') }, { name: 'robots', content: 'noindex' }];
      return { slug, now, locale, tags, mentor: null, is_paused: reason.code === 'PROFILE_PAUSED' };
    }
    throw toRouteError(reason);
  }
}

const routeSlugOf = ({ origin_country_code: origin, destination_country_code: destination }: NamedRoute) =>
  routeSlug({ origin, destination });

export type LoadedProfile = Awaited<ReturnType<typeof loadProfile>>;
/** Of a public profile. */
export type PublicProfile = Extract<LoadedProfile, { mentor: object }>;

const descriptionLength = 200;

interface Place {
  /** The product's origin in the reader's browser. */
  origin: string;
  locale: string;
}

/** Title, description and preview of a mentor for search engines, other sites and tabs. */
function profileMeta(mentor: ProfileView, { origin, locale }: Place): MetaDescriptor[] {
  const t = createTranslate(locale);
  const url = `${origin}${paths.mentorProfile(mentor.slug)}`;
  const image = mentor.image === null ? null : new URL(mentor.image, origin).href;
  const title = mentor.route
    ? t('profile.page_route', { name: mentor.name, from: mentor.route.from, to: mentor.route.to })
    : mentor.name;
  const description = shortened(mentor.headline ?? mentor.about ?? t('profile.description', { name: mentor.name }));
  return [
    ...pageTags({ title, description, url, type: 'profile', image }, t),
    { property: 'profile:username', content: mentor.slug },
    { 'script:ld+json': personOf(mentor, { url, image, description }) },
  ];
}

/** Only if the page shows it, too. In schema.org a Person has no rating, but their offer has. */
const ratingOf = (rating: number, review_count: number) => ({
  '@type': 'AggregateRating',
  ratingValue: rating,
  reviewCount: review_count,
  bestRating: 5,
  worstRating: 1,
});

/** The mentor as schema.org has a Person. */
export function personOf(
  mentor: ProfileView,
  { url, image, description }: { url: string; image: string | null; description: string },
) {
  const current = mentor.experiences.find((station) => station.is_current);
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: mentor.name,
    url,
    description,
    ...(image === null ? {} : { image }),
    ...(current === undefined ? {} : { jobTitle: current.title }),
    alumniOf: mentor.educations.map(({ title }) => ({ '@type': 'CollegeOrUniversity', name: title })),
    knowsLanguage: mentor.languages,
    knowsAbout: mentor.topics,
    ...(mentor.rating === null
      ? {}
      : { makesOffer: { '@type': 'Offer', aggregateRating: ratingOf(mentor.rating, mentor.review_count) } }),
  };
}

/** Shortens a text to whole words, to the length that search engines show. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length <= descriptionLength ? line : `${line.slice(0, line.lastIndexOf(' ', descriptionLength))}…`;
}

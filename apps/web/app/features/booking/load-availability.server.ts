import type { EventType } from '@abroad/contract/calendar';
import type { Client } from '@abroad/contract/client';
import { fullName } from '@abroad/contract/full-name';
import type { MentorProfile } from '@abroad/contract/profiles';
import type { MetaDescriptor } from 'react-router';
import { leadToPresent } from '../../lib/canonical-address.ts';
import { createTranslate } from '../../lib/i18n.tsx';
import { topicBySlugIn } from '../../lib/names-by-id.ts';
import { nameRoute, type NamedRoute } from '../../lib/named-route.ts';
import { pageTags } from '../../lib/page-tags.ts';
import { paths } from '../../lib/paths.ts';
import { readPreferences } from '../../lib/preferences.ts';
import { rangeOf, weeksWith } from '../calendar/weeks.ts';
import { reasonOf } from '../errors/reason-of.server.ts';
import { toRouteError } from '../errors/route-failure.ts';
import { listZones } from '../forms/zone-list.ts';
import { wantedDay, type BookingAddress } from './address.ts';

interface Question {
  slug: string;
  address: BookingAddress;
  /** IANA zone of the reader. */
  zone: string;
  /** Epoch milliseconds. */
  now: number;
  request: Request;
  /** The page that asks, by the mentor's slug. */
  page?: (slug: string) => string;
}

/**
 * The public availability page: the mentor, the services, and the free times of the chosen one in the weeks
 * of the address. Throws the page's own status for an unknown mentor, and redirects a former address to the present one.
 */
export async function loadAvailability(api: Client, question: Question) {
  const { slug, now, request } = question;
  const { signal } = request;
  const range = rangeOf(weeksWith(wantedDay(question.address, question.zone), now, question.zone));
  const params = { slug };
  const mentorRequest = api.getMentorProfileBySlug({ params, signal });
  try {
    const [profile, services, availability] = await Promise.all([
      mentorRequest,
      api.listEventTypesBySlug({ params, query: { page_size: 100 }, signal }),
      askFreeTimes(api, question, range),
    ]);
    leadToPresent(request, slug, profile.slug, question.page ?? paths.availability);
    const { locale } = readPreferences(request);
    const mentor = {
      slug,
      name: fullName(profile, locale),
      first_name: profile.first_name,
      image: profile.profile_image_url,
      profile_id: profile.id,
      route: routeOf(profile, locale),
      topics: profile.topics.slice(0, SUGGESTED_TOPICS).map((topic) => topicBySlugIn(topic, locale)),
    };
    const active = services.items.filter((service) => service.is_active);
    const zones = question.address.zones ? namedZones(question, locale) : null;
    const place = { origin: new URL(request.url).origin, locale };
    const tags = bookingMeta({ mentor, service: availability.event_type }, place);
    return { mentor, services: active, availability, range, now, zones, tags };
  } catch (error) {
    throw toRouteError(await reasonOf(mentorRequest, error));
  }
}

/** As many as fit in a line. */
const SUGGESTED_TOPICS = 3;

/** From the mentor's country to that of their main study; null where that isn't abroad. */
function routeOf(profile: MentorProfile, locale: string): NamedRoute | null {
  const main = profile.educations.find(({ id }) => id === profile.main_education_id);
  const { origin_country_code: origin } = profile;
  return origin && main?.is_study_abroad && main.country_code ? nameRoute(origin, main.country_code, locale) : null;
}

/** All zones from west to east, in words, for visitors without scripts. */
function namedZones({ now, zone }: Question, locale: string): { zone: string; name: string }[] {
  return listZones(now, zone, locale).map(({ id, label, detail }) => ({ zone: id, name: `${label} (${detail})` }));
}

/** A link to a service that is gone still shows the mentor's times: those of the first service. */
async function askFreeTimes(
  api: Client,
  { slug, address, request: { signal } }: Question,
  range: { start: string; end: string },
) {
  const ask = (service: string | null) =>
    api.getAvailabilityBySlug({
      params: { slug },
      query: { ...range, ...(service === null ? {} : { event_type_slug: service }) },
      signal,
    });
  const chosen = await ask(address.service).catch((error: unknown) => {
    if (address.service === null) {
      throw error;
    }
    return null;
  });
  return chosen?.event_type ? chosen : ask(null);
}

export type LoadedAvailability = Awaited<ReturnType<typeof loadAvailability>>;

interface Shown {
  mentor: { slug: string; name: string; image: string | null };
  /** Null where nothing can be booked. */
  service: Pick<EventType, 'title' | 'duration_min'> | null;
}

/**
 * Title and description of a mentor's available times for search engines, other sites and tabs, whatever the URL selects.
 * @param place.origin of the product.
 */
function bookingMeta({ mentor, service }: Shown, place: { origin: string; locale: string }): MetaDescriptor[] {
  const { origin, locale } = place;
  const { slug, name, image } = mentor;
  const t = createTranslate(locale);
  const about = service && { name, service: service.title, minutes: service.duration_min };
  return pageTags(
    {
      title: t('booking.page', { name }),
      description: about === null ? t('profile.description', { name }) : t('booking.description', about),
      url: `${origin}${paths.availability(slug)}`,
      image: image === null ? null : new URL(image, origin).href,
    },
    t,
  );
}

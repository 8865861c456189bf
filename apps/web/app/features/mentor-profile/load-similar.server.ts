import type { Client } from '@abroad/contract/client';
import { fullName } from '@abroad/contract/full-name';
import type { MentorProfile } from '@abroad/contract/profiles';
import type { ProfileSummary } from '@abroad/contract/search';
import { countryInSentence } from '../../lib/country-names.ts';
import { topicBySlugIn } from '../../lib/names-by-id.ts';
import { nameRoute, type NamedRoute } from '../../lib/named-route.ts';
import { pictureSet } from '../../lib/picture-set.ts';
import type { Preferences } from '../../lib/preferences.ts';
import type { Prices } from '../search/price-words.ts';

const SHOWN = 3;
/** The number of found mentors among whom those with the most in common are chosen. */
const LOOKED_THROUGH = 12;

/** The closest thing that a mentor has in common with another. */
type Reason = { kind: 'school' | 'topic' | 'country'; name: string } | { kind: 'route' };

export interface SimilarMentor extends Prices {
  slug: string;
  name: string;
  image: string | null;
  image_set: string | null;
  route: NamedRoute | null;
  /** Where there is one, at the reader's waking hours. */
  next: string | null;
  reason: Reason;
}

/** Up to three mentors of the same route or, where there are fewer, of the same study country and topics. They are an extra: a search that fails has none. */
export async function loadSimilar(
  api: Pick<Client, 'searchProfiles'>,
  profile: MentorProfile,
  { locale, zone }: Pick<Preferences, 'locale' | 'zone'>,
  signal: AbortSignal,
): Promise<SimilarMentor[]> {
  const main = profile.educations.find(({ id }) => id === profile.main_education_id);
  const { origin_country_code: origin, topics } = profile;
  const country = main?.is_study_abroad ? main.country_code : null;
  if (country === null) {
    return [];
  }
  const find = async (wanted: { origin_country_codes: string[] } | { topics: string[] }) => {
    const query = {
      destination_country_codes: [country],
      page_size: LOOKED_THROUGH,
      ...wanted,
      ...(zone !== null && { time_zone: zone }),
    };
    const found = await api.searchProfiles({ query, signal }).catch(() => null);
    return found?.profiles.filter(({ profile_id }) => profile_id !== profile.id) ?? [];
  };
  const ofRoute = origin === null ? [] : await find({ origin_country_codes: [origin] });
  const known = new Set(ofRoute.map(({ profile_id }) => profile_id));
  const others = ofRoute.length >= SHOWN || topics.length === 0 ? [] : await find({ topics });
  return [...byCommon(ofRoute, profile), ...byCommon(others, profile)]
    .filter((one, index) => index < ofRoute.length || !known.has(one.profile_id))
    .slice(0, SHOWN)
    .map((one) => toSimilar(one, profile, { school: main?.school ?? null, country }, locale));
}

const commonTopics = (one: ProfileSummary, { topics }: MentorProfile) =>
  one.topics.filter((topic) => topics.includes(topic));

/** Those with the most topics in common first; the search's order otherwise. */
const byCommon = (found: readonly ProfileSummary[], profile: MentorProfile) =>
  found.toSorted((one, other) => commonTopics(other, profile).length - commonTopics(one, profile).length);

interface Study {
  school: string | null;
  country: string;
}

function reasonOf(one: ProfileSummary, profile: MentorProfile, { school, country }: Study, locale: string): Reason {
  const [topic] = commonTopics(one, profile);
  if (school !== null && one.school === school) {
    return { kind: 'school', name: school };
  }
  if (topic !== undefined) {
    return { kind: 'topic', name: topicBySlugIn(topic, locale) };
  }
  return one.origin_country_code === profile.origin_country_code
    ? { kind: 'route' }
    : { kind: 'country', name: countryInSentence(country, locale) };
}

function toSimilar(one: ProfileSummary, profile: MentorProfile, study: Study, locale: string): SimilarMentor {
  const { origin_country_code: origin, country } = one;
  return {
    slug: one.slug,
    name: fullName(one, locale),
    image: one.avatar_medium_url ?? one.profile_image_url,
    image_set: pictureSet(one),
    route: origin !== null && country !== null && origin !== country ? nameRoute(origin, country, locale) : null,
    next: one.next_waking_at ?? one.next_available_at,
    reason: reasonOf(one, profile, study, locale),
    price_from: one.price_from,
    currency: one.currency,
    price_duration_min: one.price_duration_min,
    has_free_session: one.has_free_session,
  };
}

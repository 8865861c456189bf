import { fullName } from '@abroad/contract/full-name';
import type { Client } from '@abroad/contract/client';
import type { ProfileSummary } from '@abroad/contract/search';
import { joinTexts } from '../../lib/join-texts.ts';
import { studiesOf } from '../../lib/names-by-id.ts';
import { nameRoute, type NamedRoute } from '../../lib/named-route.ts';
import { pictureSet } from '../../lib/picture-set.ts';
import type { Prices } from '../search/price-words.ts';
import { isInWakingHours } from '../../lib/waking-hours.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const SHOWN = 4;
/** The number of soonest available mentors whose times are compared with the visitor's clock. */
const LOOKED_THROUGH = 24;
/** The number of mentors whose later times are requested at once, until enough have one at a humane hour. */
const ASKED_AT_ONCE = 8;

export interface HomeMentor extends Prices {
  slug: string;
  name: string;
  image: string | null;
  image_set: string | null;
  studies: string;
  route: NamedRoute | null;
  available_at: string;
}

type MentorCalls = Pick<Client, 'searchProfiles' | 'getAvailabilityBySlug'>;

interface Visitor {
  /** IANA zone; null on a first visit, when every hour counts. */
  zone: string | null;
  locale: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Mentors whom the visitor can meet this week while both are awake, soonest first. If no mentor has such a time, those with any time
 * this week.
 */
export async function loadMentors(api: MentorCalls, visitor: Visitor, signal: AbortSignal): Promise<HomeMentor[]> {
  const { locale, zone } = visitor;
  const query = { sort_by: 'next_available', sort_order: 'asc', page_size: LOOKED_THROUGH } as const;
  const { profiles } = await api.searchProfiles({ query, signal });
  const soon = profiles.flatMap((profile) => {
    const { next_available_at: at } = profile;
    return at !== null && Date.parse(at) - visitor.now < WEEK_MS ? [{ profile, at }] : [];
  });
  const fitting = zone === null ? soon : await atHumaneHours(api, soon, { ...visitor, zone }, signal);
  return (fitting.length > 0 ? fitting : soon).slice(0, SHOWN).map((found) => toHomeMentor(found, locale));
}

interface Found {
  profile: ProfileSummary;
  at: string;
}

async function atHumaneHours(
  api: MentorCalls,
  soon: readonly Found[],
  { zone, now }: Visitor & { zone: string },
  signal: AbortSignal,
): Promise<Found[]> {
  const found = soon.filter(({ at }) => isInWakingHours(at, zone));
  const others = soon.filter(({ at }) => !isInWakingHours(at, zone));
  const end = new Date(now + WEEK_MS).toISOString();
  const askForLater = async ({ profile, at }: Found): Promise<Found[]> => {
    const calling = api.getAvailabilityBySlug({ params: { slug: profile.slug }, query: { start: at, end }, signal });
    // Mentors who were hidden meanwhile, or whose calendar can't be read, are not shown.
    const slots = await calling.then(({ available_slots }) => available_slots).catch(() => []);
    const slot = slots.find(({ start }) => isInWakingHours(start, zone));
    return slot === undefined ? [] : [{ profile, at: slot.start }];
  };
  while (found.length < SHOWN && others.length > 0) {
    const later = await Promise.all(others.splice(0, ASKED_AT_ONCE).map(askForLater));
    found.push(...later.flat());
  }
  return found.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function toHomeMentor({ profile, at }: Found, locale: string): HomeMentor {
  const { origin_country_code: origin, country } = profile;
  return {
    slug: profile.slug,
    name: fullName(profile, locale),
    image: profile.avatar_medium_url ?? profile.profile_image_url,
    image_set: pictureSet(profile),
    // `MSc Informatics, Technical University of Munich`, as far as known.
    studies: joinTexts([studiesOf(profile, locale), profile.school], locale),
    route: origin !== null && country !== null ? nameRoute(origin, country, locale) : null,
    available_at: at,
    price_from: profile.price_from,
    currency: profile.currency,
    price_duration_min: profile.price_duration_min,
    has_free_session: profile.has_free_session,
  };
}

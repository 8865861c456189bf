import type { Client } from '@abroad/contract/client';
import type { ProfileSummary } from '@abroad/contract/search';
import { isInWakingHours } from '../../lib/waking-hours.ts';
import { toHomeMentor, type HomeMentor } from './home-mentor.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const SHOWN = 4;
/** The number of soonest available mentors whose times are compared with the visitor's clock. */
const LOOKED_THROUGH = 24;
/** The number of mentors whose later times are requested at once, until enough have one at a humane hour. */
const ASKED_AT_ONCE = 8;

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
  return (fitting.length > 0 ? fitting : soon)
    .slice(0, SHOWN)
    .map((found) => toHomeMentor(found.profile, found.at, locale));
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

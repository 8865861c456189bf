import type { Client } from '@abroad/contract/client';
import { toHomeMentor, type HomeMentor } from './home-mentor.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const SHOWN = 4;
/** The number of soonest available mentors whose times are compared with the visitor's clock. */
const LOOKED_THROUGH = 24;

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
export async function loadMentors(
  api: Pick<Client, 'searchProfiles'>,
  { zone, locale, now }: Visitor,
  signal: AbortSignal,
): Promise<HomeMentor[]> {
  const sorted = { sort_by: 'next_available', sort_order: 'asc', page_size: LOOKED_THROUGH } as const;
  const query = zone === null ? sorted : { ...sorted, time_zone: zone };
  const { profiles } = await api.searchProfiles({ query, signal });
  const thisWeek = (timeOf: (profile: (typeof profiles)[number]) => string | null | undefined) =>
    profiles.flatMap((profile) => {
      const at = timeOf(profile) ?? null;
      return at !== null && Date.parse(at) - now < WEEK_MS ? [{ profile, at }] : [];
    });
  const waking = thisWeek(({ next_waking_at }) => next_waking_at);
  return (waking.length > 0 ? waking : thisWeek(({ next_available_at }) => next_available_at))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .slice(0, SHOWN)
    .map(({ profile, at }) => toHomeMentor(profile, at, locale));
}

import { LIMITS, type SearchFilters } from '@abroad/contract';
import type { NamedTimes } from '@abroad/search-index';
import { timesOnClock } from '../../db/available-times.ts';

/** The times that a search counts, those on the clock that it names, and which of them it asks for. @param now epoch milliseconds */
export function askedTimes(
  { available_times: asked, available_until, time_zone }: SearchFilters,
  now: number,
): NamedTimes {
  if (time_zone === undefined && asked.length === 0) {
    return { sets: {}, asked };
  }
  const until = available_until === undefined ? undefined : Date.parse(available_until);
  return { sets: timesOnClock({ time_zone: time_zone ?? 'UTC', now, until }, LIMITS), asked };
}

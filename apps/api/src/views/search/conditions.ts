import { LIMITS, type SearchFilters } from '@abroad/contract';
import { USUAL_ORDER, type SortBy, type SortOrder } from '@abroad/contract/search-filters';
import { anyOfHalfHours, type NamedTimes } from '@abroad/search-index';
import { searchWords } from '@abroad/search-index/search-words';
import { hasAddress } from '@abroad/search-index/without-addresses';
import { halfHoursAhead, timesOnClock } from '../../db/available-times.ts';

// The meaning of a search's filters for both engines.

/** The words that keywords ask for. */
export interface KeywordWords {
  /** Each has to be a word of the mentor or the beginning of one. */
  words: string[];
  /** No mentor matches a keyword without a letter or digit, or one with an e-mail address. */
  impossible: boolean;
}

/** The words of all keywords, each once. */
export function wordsOfKeywords(keywords: readonly string[]): KeywordWords {
  const each = keywords.map(searchWords);
  const impossible = each.some((words) => words.length === 0) || keywords.some(hasAddress);
  return { words: [...new Set(each.flat())], impossible };
}

/**
 * The times of the week that a search counts, on the clock that it names, and those it requires. Besides the times that can be asked for
 * it counts `week`: who has any time within the days that are looked at, of those that are asked for where some are.
 * @param now epoch milliseconds.
 */
export function timesOfWeek(
  { available_times: asked, available_until, time_zone }: SearchFilters,
  now: number,
): NamedTimes {
  if (time_zone === undefined && asked.length === 0) {
    return { sets: {}, asked };
  }
  const until = available_until === undefined ? undefined : Date.parse(available_until);
  const named = timesOnClock({ time_zone: time_zone ?? 'UTC', now, until }, LIMITS);
  const week =
    asked.length === 0 ? halfHoursAhead({ now, until }, LIMITS) : anyOfHalfHours(asked.map((one) => named[one] ?? []));
  return { sets: { ...named, week }, asked };
}

/** The order of the mentors found. */
export interface Order {
  sort: SortBy;
  direction: SortOrder;
}

/** By default relevance with a keyword and recommended without, each in its usual direction. */
export function orderOf({ keyword, sort_by, sort_order }: SearchFilters): Order {
  const sort = sort_by ?? (keyword.length > 0 ? 'relevance' : 'recommended');
  return { sort, direction: sort_order ?? USUAL_ORDER[sort] };
}

/** A page, as a part of all that is found. */
export interface Range {
  offset: number;
  limit: number;
}

export const rangeOf = ({ page, page_size }: Pick<SearchFilters, 'page' | 'page_size'>): Range => ({
  offset: (page - 1) * page_size,
  limit: page_size,
});

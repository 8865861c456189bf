import type { SearchFilters } from '@abroad/contract';
import { recordOf, VALUE_FILTERS, valueFilters, type ValueFilter } from '@abroad/contract/search-filters';
import type { Conditions, IndexQuery } from '@abroad/search-index';
import { systemClock, type Clock } from '../../core/clock.ts';
import type { IndexThread } from '../../providers/search/port.ts';
import { orderOf, rangeOf, timesOfWeek, wordsOfKeywords } from './conditions.ts';
import { NO_FACETS, type Facets, type Found, type SearchEngine } from './engine.ts';

/** More values than any filter has. */
const ALL_VALUES = 20_000;
const nothing = (): Found => ({ ids: [], total: 0, total_is_exact: true, corrected_keywords: null });

const distinctValues = (filters: SearchFilters, name: ValueFilter) => [
  ...new Set<string>(VALUE_FILTERS[name] === 'id' ? filters[name].map((id) => id.toLowerCase()) : filters[name]),
];

/** The conditions of a search; null where no mentor can meet them. @param now epoch milliseconds */
function toConditions(filters: SearchFilters, now: number): Conditions | null {
  const { words, impossible } = wordsOfKeywords(filters.keyword);
  if (impossible) {
    return null;
  }
  return {
    words,
    values: recordOf(valueFilters, (name) => distinctValues(filters, name)),
    education_start_year_from: filters.education_start_year_from ?? null,
    education_start_year_to: filters.education_start_year_to ?? null,
    at_home: filters.studies === 'all',
    available_until: filters.available_until === undefined ? null : Date.parse(filters.available_until),
    available_times: timesOfWeek(filters, now),
  };
}

/** The conditions with order and page. */
function toIndexQuery(filters: SearchFilters, now: number): IndexQuery | null {
  const conditions = toConditions(filters, now);
  const { sort, direction } = orderOf(filters);
  return conditions && { ...conditions, sort_by: sort, sort_order: direction, ...rangeOf(filters) };
}

/** An engine that counts. */
export interface CountingEngine extends SearchEngine {
  facets(filters: SearchFilters): Promise<Facets>;
}

/** Finds mentors with the index; every number is exact. @throws Error when the index can't answer. */
export function indexSearch(index: Pick<IndexThread, 'search' | 'facets'>, clock: Clock = systemClock): CountingEngine {
  return {
    async search(filters) {
      const query = toIndexQuery(filters, clock.now());
      if (query === null) {
        return nothing();
      }
      const { ids, total, corrected_words } = await index.search(query);
      const corrected_keywords = corrected_words?.map(([asked, used]) => ({ asked, used })) ?? null;
      return { ids, total, total_is_exact: true, corrected_keywords };
    },
    async facets(filters) {
      const conditions = toConditions(filters, clock.now());
      return conditions === null ? NO_FACETS : index.facets(conditions, filters.facet_limit ?? ALL_VALUES);
    },
  };
}

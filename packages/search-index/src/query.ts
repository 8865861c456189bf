import type { SortBy, SortOrder, ValueFilter } from '@abroad/contract/search-filters';
import type { FacetFilter, IndexChange } from './document.ts';
import type { HalfHours } from './half-hours.ts';

/** Times of the week as those who ask name them. */
export interface NamedTimes {
  /** By name, the half hours of the days that are asked for. */
  sets: Readonly<Record<string, HalfHours>>;
  /** Names of sets in any of which a mentor has to be available; none asks for nothing. */
  asked: readonly string[];
}

export const NO_TIMES: NamedTimes = { sets: {}, asked: [] };

/**
 * Which mentors are found: values within one filter are alternatives; filters, and words, must all hold. Destinations,
 * universities, degrees and years are about studies abroad, and one study has to meet all that are asked for.
 */
export interface Conditions {
  /** Distinct words made by `searchWords`; each has to be a word of the mentor's or the beginning of one. */
  words: readonly string[];
  values: Readonly<Record<ValueFilter, readonly string[]>>;
  /** Bounds of the year in which a study began, both included. */
  education_start_year_from: number | null;
  education_start_year_to: number | null;
  /** Studies at home count as well, for universities, degrees and years, and each filter may be met by another study. */
  at_home: boolean;
  /** Only mentors who are available by then, in milliseconds since 1970; null for all mentors. */
  available_until: number | null;
  /** Times to be counted, and those that are asked for. */
  available_times: NamedTimes;
}

/**
 * Conditions, order and page. Unknown values come last in both directions. Ties are broken by id, upwards in the usual
 * direction of the order and downwards in the other.
 */
export interface IndexQuery extends Conditions {
  sort_by: SortBy;
  sort_order: SortOrder;
  offset: number;
  limit: number;
}

/** The results of a search. */
export interface Hits {
  /** Ids of profiles. */
  ids: string[];
  /** How many meet the conditions; always exact. */
  total: number;
  /** The words that replaced words no mentor has, by `correctWords`; null where none was replaced. */
  corrected_words: readonly (readonly [asked: string, used: string])[] | null;
}

/** A value of a filter, and how many mentors have it under the other filters. */
export interface FacetCount {
  value: string;
  count: number;
}
export type Facets = Record<FacetFilter | 'available_times', FacetCount[]>;

/** Answers searches from memory. Nothing in it waits; every number is exact. */
export interface SearchIndex {
  search(query: IndexQuery): Hits;
  /**
   * Counts each value of each filter under the other filters, the most first and equals by value.
   * Both bounds of the years are one filter. Words count as conditions, corrected as in `search`.
   * @param limit the most values of each filter, except that all steps of prices are counted.
   */
  facets(conditions: Conditions, limit: number): Facets;
  /** Takes changes in their order; a later search finds them. */
  apply(changes: readonly IndexChange[]): void;
  readonly size: number;
}

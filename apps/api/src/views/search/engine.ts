import type { SearchFilters, SearchPage } from '@abroad/contract';
import { NO_VALUES } from '@abroad/search-index';

/** The mentors that a search finds, in order, on the page asked for. */
export interface Found {
  /** Ids of profiles. */
  ids: string[];
  total: number;
  /** False where counting stopped at `total`. */
  total_is_exact: boolean;
  /** The keywords that replaced those that no mentor has; null where every keyword was used as typed. */
  corrected_keywords: SearchPage['corrected_keywords'];
}
export type Facets = NonNullable<SearchPage['facets']>;
export const NO_FACETS: Facets = { ...NO_VALUES, education_start_years: [], available_times: [] };

/**
 * Finds mentors; their cards are read separately. Mentors who can't be booked are never found. Prices are steps of what they
 * are worth (`price-steps.ts`).
 */
export interface SearchEngine {
  search(filters: SearchFilters): Promise<Found>;
  /**
   * Counts the mentors of each value of each filter under the other filters, the most first; `prices` by all steps. Null
   * where the engine doesn't count.
   */
  facets(filters: SearchFilters): Promise<Facets | null>;
}

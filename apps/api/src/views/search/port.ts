import type { SearchFilters, SearchPage } from '@abroad/contract';
import { NO_VALUES } from '@abroad/search-index';

/** Which mentors a search finds, in their order, on the page that was asked for. */
export interface Found {
  /** Ids of profiles. */
  ids: string[];
  total: number;
  /** False while `total` is an estimate. */
  total_is_exact: boolean;
  /** What was looked for in place of keywords that nobody has; null where all was as asked. */
  corrected_keywords: SearchPage['corrected_keywords'];
}
export type Facets = NonNullable<SearchPage['facets']>;
export const NO_FACETS: Facets = { ...NO_VALUES, education_start_years: [], available_times: [] };

/** What finds mentors; the cards of those it found are read apart. Mentors who can't be booked are never found. */
export interface MentorSearch {
  search(filters: SearchFilters): Promise<Found>;
  /** How many mentors each value of each filter has under the other filters, the most first. */
  facets(filters: SearchFilters): Promise<Facets>;
}

import type { SearchFilters } from '@abroad/contract';
import { USUAL_ORDER, type Conditions, type IndexQuery } from '@abroad/search-index';
import { askedTimes } from './asked-times.ts';
import { askedWords } from './keywords.ts';

const distinct = (values: readonly string[]) => [...new Set(values)];
const distinctIds = (ids: readonly string[]) => distinct(ids.map((id) => id.toLowerCase()));

/** What is asked of the index; null where no mentor can meet it. @param now epoch milliseconds */
export function toConditions(filters: SearchFilters, now: number): Conditions | null {
  const { words, impossible } = askedWords(filters.keyword);
  if (impossible) {
    return null;
  }
  return {
    words,
    values: {
      origin_country_codes: distinct(filters.origin_country_codes),
      destination_country_codes: distinct(filters.destination_country_codes),
      university_ids: distinctIds(filters.university_ids),
      degree_ids: distinctIds(filters.degree_ids),
      topics: distinct(filters.topics),
      languages: distinct(filters.languages),
      offers: distinct(filters.offers),
      prices: distinct(filters.prices),
    },
    education_start_year_from: filters.education_start_year_from ?? null,
    education_start_year_to: filters.education_start_year_to ?? null,
    at_home: filters.studies === 'all',
    available_until: filters.available_until === undefined ? null : Date.parse(filters.available_until),
    available_times: askedTimes(filters, now),
  };
}

/** As `toConditions`, with order and page; by default relevance with a keyword and recommended without. */
export function toIndexQuery(filters: SearchFilters, now: number): IndexQuery | null {
  const conditions = toConditions(filters, now);
  const { page, page_size, sort_by = filters.keyword.length > 0 ? 'relevance' : 'recommended' } = filters;
  const sort_order = filters.sort_order ?? USUAL_ORDER[sort_by];
  return conditions && { ...conditions, sort_by, sort_order, offset: (page - 1) * page_size, limit: page_size };
}

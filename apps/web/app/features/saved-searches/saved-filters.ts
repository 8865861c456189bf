import type { CreateSavedSearch, SavedSearch } from '@abroad/contract/saved-searches';
import { listNames, noFilters, sorts, weekTimes, yearNames, type Filters } from '../search/filters.ts';

/** The filters of a saved search, as the search page has them; it offers fewer sorts than the API knows. */
export const toFilters = ({ filters }: Pick<SavedSearch, 'filters'>): Filters => ({
  ...noFilters,
  ...filters,
  studies: filters.studies === 'all' ? 'all' : null,
  sort_by: sorts.find((sort) => sort === filters.sort_by) ?? null,
});

/** The filters of the search page, as they are saved: without the page. */
export function toBody(name: string, filters: Filters): CreateSavedSearch {
  const { education_start_year_from, education_start_year_to, studies, sort_by, sort_order } = filters;
  return {
    name,
    filters: {
      keyword: [...filters.keyword],
      origin_country_codes: [...filters.origin_country_codes],
      destination_country_codes: [...filters.destination_country_codes],
      university_ids: [...filters.university_ids],
      degree_ids: [...filters.degree_ids],
      topics: [...filters.topics],
      languages: [...filters.languages],
      prices: [...filters.prices],
      offers: filters.offers.filter((offer) => offer === 'free_session'),
      available_times: weekTimes.filter((time) => filters.available_times.includes(time)),
      ...(education_start_year_from === null ? {} : { education_start_year_from }),
      ...(education_start_year_to === null ? {} : { education_start_year_to }),
      ...(studies === null ? {} : { studies }),
      ...(sort_by === null ? {} : { sort_by }),
      ...(sort_order === null ? {} : { sort_order }),
    },
    mail: true,
    mail_frequency: 'daily',
  };
}

/** The same for searches that ask for the same, whatever the order and the sorting. */
export function samenessOf(filters: Filters): string {
  const lists = listNames.map((name) => filters[name].map((value) => value.toLowerCase()).toSorted());
  return JSON.stringify([lists, yearNames.map((name) => filters[name]), filters.studies]);
}

import type { CreateSavedSearch, SavedSearch } from '@abroad/contract/saved-searches';
import { listFilters, YEAR_FILTERS } from '@abroad/contract/search-filters';
import { listsForApi, noFilters, singlesForApi, type Filters } from '../search/filters.ts';

/** The filters of a saved search, as the search page has them. */
export const toFilters = ({ filters }: Pick<SavedSearch, 'filters'>): Filters => ({
  ...noFilters,
  ...filters,
  studies: filters.studies === 'all' ? 'all' : null,
});

/** The filters of the search page, as they are saved: without the page. */
export function toBody(name: string, filters: Filters): CreateSavedSearch {
  const { sort_by, sort_order } = filters;
  return {
    name,
    filters: {
      ...listsForApi(filters),
      ...singlesForApi(filters),
      ...(sort_by === null ? {} : { sort_by }),
      ...(sort_order === null ? {} : { sort_order }),
    },
    mail: true,
    mail_frequency: 'daily',
  };
}

/** Returns a text that is the same for equal searches, whatever the order and the sorting. */
export function samenessOf(filters: Filters): string {
  const lists = listFilters.map((name) => filters[name].map((value) => value.toLowerCase()).toSorted());
  return JSON.stringify([lists, YEAR_FILTERS.map((name) => filters[name]), filters.studies]);
}

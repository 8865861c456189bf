import type { SavedSearch } from '@abroad/contract';
import { listFilters, YEAR_FILTERS } from '@abroad/contract/search-filters';

const NAMES = [...listFilters, ...YEAR_FILTERS, 'studies'] as const;

/** The path of a saved search, sorted by newest unless it has another order. */
export function searchPath(filters: SavedSearch['filters']): string {
  const query = new URLSearchParams();
  for (const name of NAMES) {
    [filters[name] ?? []].flat().forEach((value) => query.append(name, String(value)));
  }
  query.append('sort_by', filters.sort_by ?? 'newest');
  if (filters.sort_by !== null && filters.sort_order !== null) {
    query.append('sort_order', filters.sort_order);
  }
  return `/search?${query.toString()}`;
}

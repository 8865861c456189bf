import type { SavedSearch } from '@abroad/contract';
import { listFilters, YEAR_FILTERS } from '@abroad/contract/search-filters';

const NAMES = [...listFilters, ...YEAR_FILTERS, 'studies'] as const;

/** The address of a saved search, from the site's root; the newest first where it has no order of its own. */
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

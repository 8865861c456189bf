import { useCallback, useMemo } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { toAddress, type Filters } from './filters.ts';
import type { FilterState } from './filter-state.ts';
import type { LoadedSearch } from './load-search.server.ts';
import { rememberedNames } from './picked-names.ts';
import { readFilters } from './read-filters.ts';

/**
 * The search as the reader has it in mind: while the list for a new choice is on its way, the fields and chips already
 * show that choice.
 */
export function useSearch(loaded: LoadedSearch): { state: FilterState; isLoading: boolean } {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const coming = location?.pathname === paths.search() ? location.search : null;
  const filters = useMemo(
    () => (coming === null ? loaded.filters : readFilters(new URLSearchParams(coming))),
    [coming, loaded.filters],
  );
  const onChange = useCallback(
    (next: Filters) => void navigate(paths.search(toAddress(next)), { preventScrollReset: true }),
    [navigate],
  );
  const state: FilterState = {
    filters,
    labels: rememberedNames(loaded.labels),
    options: loaded.options,
    onChange,
    thisYear: new Date(loaded.now).getUTCFullYear(),
    form: 'search-form',
  };
  return { state, isLoading: coming !== null };
}

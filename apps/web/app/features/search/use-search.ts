import { startTransition, useCallback, useMemo, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { toAddress, type Filters } from './filters.ts';
import type { FilterState } from './filter-state.ts';
import type { LoadedSearch } from './load-search.ts';
import { optionNames } from './options.ts';
import { rememberedNames } from './picked-names.ts';
import { readFilters } from './read-filters.ts';

/**
 * The search as the reader has it in mind: while the list for a new choice is on its way, the fields and chips already
 * show that choice.
 */
export function useSearch(loaded: LoadedSearch): { state: FilterState; isLoading: boolean } {
  const navigate = useNavigate();
  const coming = useComingFilters();
  const [chosen, setChosen] = useState<Filters | null>(null);
  const known = useLastFound(loaded);
  const filters = chosen ?? coming ?? loaded.filters;
  const onChange = useCallback(
    async (next: Filters) => {
      // A choice counts at once, until its list has loaded or another choice is made.
      setChosen(next);
      await navigate(paths.search(toAddress(next)), { preventScrollReset: true });
      // The router shows the list by a transition too, so both change at the same moment.
      startTransition(() => setChosen((latest) => (latest === next ? null : latest)));
    },
    [navigate],
  );
  const state: FilterState = {
    filters,
    labels: rememberedNames({
      names: { ...optionNames(known.options), ...known.labels.names, ...loaded.labels.names },
      in_sentence: { ...known.labels.in_sentence, ...loaded.labels.in_sentence },
    }),
    options: loaded.found === null ? known.options : loaded.options,
    onChange: (next) => void onChange(next),
    thisYear: new Date(loaded.now).getUTCFullYear(),
    form: 'search-form',
  };
  return { state, isLoading: coming !== null };
}

/** The last search that was answered: its words and choices outlive a failure. */
function useLastFound(loaded: LoadedSearch): LoadedSearch {
  const [known, setKnown] = useState(loaded);
  if (loaded.found !== null && known !== loaded) {
    setKnown(loaded);
  }
  return known;
}

/** The filters of the search that is loading, or null. */
function useComingFilters(): Filters | null {
  const { location } = useNavigation();
  const search = location?.pathname === paths.search() ? location.search : null;
  return useMemo(() => (search === null ? null : readFilters(new URLSearchParams(search))), [search]);
}

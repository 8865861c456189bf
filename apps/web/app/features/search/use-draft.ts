import type { SearchPage } from '@abroad/contract/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../api/browser-client.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { useCountries } from '../pickers/use-country-names.ts';
import { toQuery, valuesCounted, type Filters } from './filters.ts';
import type { FilterState } from './filter-state.ts';
import { nameOptions } from './name-options.ts';
import { rememberedNames } from './picked-names.ts';

const pause = 300;

/** How many mentors there are, and whether that is counted or estimated. */
type Count = Pick<SearchPage, 'total_count' | 'total_is_exact'>;

/**
 * Filters that are tried out: how many mentors they would show, and what else could be chosen then.
 * `count` is null until that is known, also while it is still that of the filters before.
 */
export function useDraft(page: FilterState, active: boolean): { draft: FilterState; count: Count | null } {
  const [filters, setFilters] = useState<Filters>(page.filters);
  const { locale, zone, zoneKnown } = useViewer();
  const clock = zoneKnown ? zone : null;
  useCountries();
  const settled = useSettled(filters, pause);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['search-draft', { ...settled, page: 1, page_size: 1 }, clock],
    queryFn: ({ queryKey: [, asked], signal }) =>
      askCount(toQuery(asked as Filters, { now: Date.now(), zone: clock }), signal),
    enabled: active,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const draft: FilterState = {
    ...page,
    filters,
    labels: rememberedNames(page.labels),
    options: data === undefined ? page.options : nameOptions(data, filters, locale),
    onChange: setFilters,
    form: undefined,
  };
  const isOld = isPlaceholderData || settled !== filters;
  return { draft, count: isOld || data === undefined ? null : data };
}

function askCount(query: ReturnType<typeof toQuery>, signal: AbortSignal) {
  return api.searchProfiles({
    query: { ...query, match: 'most', expand: ['facets'], facet_limit: valuesCounted },
    signal,
  });
}

/** A value that has not changed for a while (milliseconds). */
function useSettled<V>(value: V, delay: number): V {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}

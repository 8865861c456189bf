import type { SearchPage } from '@abroad/contract/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../api/browser-client.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { useCountries } from '../pickers/use-country-names.ts';
import { toQuery, valuesCounted, type Filters } from './filters.ts';
import { nameOptions } from './name-options.ts';
import type { Options } from './options.ts';

/** How many mentors there are, and whether all were counted. */
type Count = Pick<SearchPage, 'total_count' | 'total_is_exact'>;

interface Counted {
  /** Null until they are known. */
  options: Options | null;
  /** Null also while it is still that of the filters before. */
  count: Count | null;
}

/** Asks what else could be chosen with some filters, and how many mentors they show: the page itself doesn't load that. */
export function useCounted(filters: Filters): Counted {
  const { locale, zone, zoneKnown, currency } = useViewer();
  const clock = zoneKnown ? zone : null;
  useCountries();
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: ['search-counted', { ...filters, page: 1, page_size: 1 }, clock, currency],
    queryFn: ({ queryKey: [, asked], signal }) =>
      askCount(toQuery(asked as Filters, { now: Date.now(), zone: clock, currency }), signal),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const counted = data ?? (isError ? {} : null);
  return {
    options: counted && nameOptions(counted, filters, locale),
    count: isPlaceholderData ? null : (data ?? null),
  };
}

function askCount(query: ReturnType<typeof toQuery>, signal: AbortSignal) {
  return api.searchProfiles({
    query: { ...query, match: 'most', expand: ['facets'], facet_limit: valuesCounted },
    signal,
  });
}

import { LIMITS, type SearchFilters, type WiderSearch } from '@abroad/contract';
import { valueFilters } from '@abroad/contract/search-filters';
import type { SearchEngine } from './engine.ts';

type Way = Pick<WiderSearch, 'without' | 'value'> & { filters: SearchFilters };

const OF_HOME = ['university_ids', 'degree_ids', 'proof'] as const;

/** The same search without one of its filters, or without one of its keywords: these must all hold. */
function waysOf(filters: SearchFilters): Way[] {
  const { keyword, education_start_year_from: from, education_start_year_to: to, ...others } = filters;
  const hasYears = from !== undefined || to !== undefined;
  const mayBeAtHome = filters.studies !== 'all' && (hasYears || OF_HOME.some((name) => filters[name].length > 0));
  const ways: Way[] = [
    ...keyword.map((value) => ({
      without: 'keyword' as const,
      value,
      filters: { ...filters, keyword: keyword.filter((other) => other !== value) },
    })),
    ...valueFilters
      .filter((name) => filters[name].length > 0)
      .map((without) => ({
        without,
        value: null,
        filters: { ...filters, [without]: [] },
      })),
    ...(filters.available_until === undefined
      ? []
      : [{ without: 'available_until' as const, value: null, filters: { ...filters, available_until: undefined } }]),
    ...(filters.available_times.length === 0
      ? []
      : [{ without: 'available_times' as const, value: null, filters: { ...filters, available_times: [] } }]),
    ...(hasYears ? [{ without: 'education_start_years' as const, value: null, filters: { ...others, keyword } }] : []),
    ...(mayBeAtHome
      ? [{ without: 'studies' as const, value: null, filters: { ...filters, studies: 'all' as const } }]
      : []),
  ];
  return ways.slice(0, LIMITS.wider_searches_max);
}

/** What a search with few or no results would find without one of its filters, where that is more, the most first. */
export async function widerSearches(
  engine: SearchEngine,
  filters: SearchFilters,
  found: number,
): Promise<WiderSearch[]> {
  const wider = await Promise.all(
    waysOf(filters).map(async (way) => {
      const { total, total_is_exact } = await engine.search({ ...way.filters, page: 1, page_size: 1 });
      return { without: way.without, value: way.value, total_count: total, total_is_exact };
    }),
  );
  return wider
    .filter(({ total_count }) => total_count > found)
    .toSorted((one, other) => other.total_count - one.total_count);
}

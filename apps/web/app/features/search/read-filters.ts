import { LIMITS } from '@abroad/contract/limits';
import {
  AVAILABLE_TIMES,
  LIST_FILTERS,
  listFilters,
  OFFERS,
  PATTERNS,
  PROOFS,
  recordOf,
  sorts,
  YEAR_FILTERS,
  type FilterValue,
  type ListFilter,
} from '@abroad/contract/search-filters';
import { readNumber, readPage } from '../../lib/read-address.ts';
import type { Filters } from './filters.ts';

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isLine = (value: string, max: number) => value.length <= max && !/[\0\r\n\u2028\u2029]/.test(value);

/** The forms of valid values; the API would refuse the whole search because of any other value. */
const shapes: Record<FilterValue, (value: string) => boolean> = {
  keyword: (value) => isLine(value, LIMITS.keyword_length_max),
  country: (value) => PATTERNS.country.test(value),
  id: (value) => id.test(value),
  topic: (value) => isLine(value, 100),
  language: (value) => PATTERNS.language.test(value),
  offer: (value) => OFFERS.some((offer) => offer === value),
  price: (value) => PATTERNS.price.test(value),
  proof: (value) => PROOFS.some((proof) => proof === value),
  time: (value) => AVAILABLE_TIMES.some((time) => time === value),
};

/** Reads the address of the search page. Blank values, numbers that are not finite and other nonsense are dropped. */
export function readFilters(search: URLSearchParams): Filters {
  const size = readNumber(search.get('page_size'), 1, LIMITS.page_size_max) ?? LIMITS.page_size_default;
  const order = search.get('sort_order');
  return {
    ...readLists(search),
    education_start_year_from: readNumber(search.get('education_start_year_from'), LIMITS.year_min, LIMITS.year_max),
    education_start_year_to: readNumber(search.get('education_start_year_to'), LIMITS.year_min, LIMITS.year_max),
    studies: search.get('studies') === 'all' ? 'all' : null,
    when: search.get('when') === 'week' ? 'week' : null,
    hours: search.get('hours') === 'all' ? 'all' : null,
    sort_by: sorts.find((sort) => sort === search.get('sort_by')) ?? null,
    sort_order: order === 'asc' || order === 'desc' ? order : null,
    page: readPage(search.get('page'), size),
    page_size: size,
  };
}

/** Whether everything that the address says was understood, so that it may stay as it is. */
export function isClean(search: URLSearchParams, filters: Filters): boolean {
  const lists = listFilters.every((name) => search.getAll(name).every((value) => filters[name].includes(value)));
  const singles = [...YEAR_FILTERS, 'studies', 'when', 'hours', 'sort_by', 'sort_order', 'page', 'page_size'] as const;
  return lists && singles.every((name) => search.getAll(name).every((value) => value === String(filters[name])));
}

function readLists(search: URLSearchParams): Record<ListFilter, readonly string[]> {
  return recordOf(listFilters, (name) => {
    const kind = LIST_FILTERS[name];
    const values = search
      .getAll(name)
      .map((value) => (kind === 'country' ? value.trim().toUpperCase() : value.trim()))
      .filter((value) => value !== '' && value.isWellFormed() && shapes[kind](value));
    return [...new Set(values)].slice(0, name === 'keyword' ? LIMITS.keywords_max : LIMITS.filter_values_max);
  });
}

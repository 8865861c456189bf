import { LIMITS } from '@abroad/contract/limits';
import { readNumber, readPage } from '../../lib/read-address.ts';
import { listNames, noFilters, sorts, weekTimes, yearNames, type Filters, type ListName } from './filters.ts';

const country = /^[A-Z]{2}$/;
const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What a value of each filter looks like; the API would refuse the whole search for the sake of another. */
const shapes: Record<ListName, (value: string) => boolean> = {
  keyword: (value) => value.length <= LIMITS.keyword_length_max && !/[\0\r\n\u2028\u2029]/.test(value),
  origin_country_codes: (value) => country.test(value),
  destination_country_codes: (value) => country.test(value),
  university_ids: (value) => id.test(value),
  degree_ids: (value) => id.test(value),
  languages: (value) => /^[a-z]{2,3}$/.test(value),
  prices: (value) => /^(free|[A-Z]{3}-\d{1,9})$/.test(value),
  offers: (value) => value === 'free_session',
  available_times: (value) => weekTimes.some((time) => time === value),
  topics: (value) => value.length <= 100 && !/[\0\r\n\u2028\u2029]/.test(value),
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
    sort_by: sorts.find((sort) => sort === search.get('sort_by')) ?? null,
    sort_order: order === 'asc' || order === 'desc' ? order : null,
    page: readPage(search.get('page'), size),
    page_size: size,
  };
}

/** Whether everything that the address says was understood, so that it may stay as it is. */
export function isClean(search: URLSearchParams, filters: Filters): boolean {
  const lists = listNames.every((name) => search.getAll(name).every((value) => filters[name].includes(value)));
  const singles = [...yearNames, 'studies', 'when', 'sort_by', 'sort_order', 'page', 'page_size'] as const;
  return lists && singles.every((name) => search.getAll(name).every((value) => value === String(filters[name])));
}

function readLists(search: URLSearchParams): Record<ListName, readonly string[]> {
  const lists = { ...noFilters };
  for (const name of listNames) {
    const values = search
      .getAll(name)
      .map((value) => (name.endsWith('codes') ? value.trim().toUpperCase() : value.trim()));
    const known = values.filter((value) => value !== '' && value.isWellFormed() && shapes[name](value));
    lists[name] = [...new Set(known)].slice(0, name === 'keyword' ? LIMITS.keywords_max : LIMITS.filter_values_max);
  }
  return lists;
}

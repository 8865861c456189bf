import { LIMITS } from '@abroad/contract/limits';

/** The filters that may hold several values, by their names in the address and in the API. */
export const listNames = [
  'keyword',
  'origin_country_codes',
  'destination_country_codes',
  'university_ids',
  'degree_ids',
  'topics',
  'languages',
  'offers',
  'prices',
  'available_times',
] as const;
export type ListName = (typeof listNames)[number];

export const yearNames = ['education_start_year_from', 'education_start_year_to'] as const;
export type YearName = (typeof yearNames)[number];

export const sorts = ['relevance', 'recommended', 'newest', 'price', 'name', 'next_available'] as const;
export type SortBy = (typeof sorts)[number];
export type SortOrder = 'asc' | 'desc';

/** Everything that the address of the search page says; what it doesn't say is an empty list or null. */
export type Filters = Record<ListName, readonly string[]> &
  Record<YearName, number | null> & {
    /** Whether studies at home count, too; else filters of studies are about one study abroad. */
    studies: 'all' | null;
    /** Who is free within a week. */
    when: 'week' | null;
    sort_by: SortBy | null;
    sort_order: SortOrder | null;
    page: number;
    page_size: number;
  };

export const noFilters: Filters = {
  keyword: [],
  origin_country_codes: [],
  destination_country_codes: [],
  university_ids: [],
  degree_ids: [],
  topics: [],
  languages: [],
  offers: [],
  prices: [],
  available_times: [],
  education_start_year_from: null,
  education_start_year_to: null,
  studies: null,
  when: null,
  sort_by: null,
  sort_order: null,
  page: 1,
  page_size: LIMITS.page_size_default,
};

/** The same with another choice. Whatever changes what is found begins again at the first page. */
export function change(filters: Filters, changes: Partial<Filters>): Filters {
  return { ...filters, page: 1, ...changes };
}

export function withValue(filters: Filters, name: ListName, value: string): Filters {
  return filters[name].includes(value) ? filters : change(filters, { [name]: [...filters[name], value] });
}

export function withoutValues(filters: Filters, name: ListName, values: readonly string[]): Filters {
  return change(filters, { [name]: filters[name].filter((value) => !values.includes(value)) });
}

/** Nothing but how the list is sorted and cut. */
export function cleared({ sort_by, sort_order, page_size }: Filters): Filters {
  return { ...noFilters, sort_by, sort_order, page_size };
}

/** How many values narrow the search. */
export function countFilters(filters: Filters): number {
  // All prices up to one are one choice.
  const lengthOf = (name: ListName) => (name === 'prices' ? Math.min(1, filters.prices.length) : filters[name].length);
  const lists = listNames.reduce((count, name) => count + lengthOf(name), 0);
  const others = [...yearNames, 'when'] as const;
  return lists + others.filter((name) => filters[name] !== null).length;
}

/** For an address: what is usual is left out. */
export function toAddress(filters: Filters) {
  return {
    ...filters,
    page: filters.page === 1 ? null : filters.page,
    page_size: filters.page_size === LIMITS.page_size_default ? null : filters.page_size,
  };
}

/** So many values of each filter are counted: every country, and the universities with the most mentors. */
export const valuesCounted = LIMITS.countries_limit;

const ascending = new Set<SortBy>(['price', 'name', 'next_available']);

const weekMs = 7 * 24 * 60 * 60_000;
/** The end of a week moves on by steps, so that what was asked a moment ago is asked the same again. */
const stepMs = 10 * 60_000;

/** Seven days from now. @param now epoch milliseconds */
const weekFrom = (now: number) => new Date(Math.ceil((now + weekMs) / stepMs) * stepMs).toISOString();

/** Times of the week that can be asked for, on the reader's clock. */
export const weekTimes = ['evenings', 'weekends'] as const;

/** When a search is asked, in epoch milliseconds, and on which clock: an IANA zone, null while nobody knows it. */
export interface ReaderClock {
  now: number;
  zone: string | null;
}

/** For the API. Each sort begins where people look first: the best, the newest, the cheapest, the soonest. */
export function toQuery(filters: Filters, { now, zone }: ReaderClock) {
  const { education_start_year_from, education_start_year_to, studies, sort_by, sort_order, page, page_size } = filters;
  const lists = Object.fromEntries(listNames.map((name) => [name, [...filters[name]]])) as Record<ListName, string[]>;
  return {
    ...lists,
    offers: filters.offers.filter((offer) => offer === 'free_session'),
    available_times: weekTimes.filter((time) => filters.available_times.includes(time)),
    ...(zone === null ? {} : { time_zone: zone }),
    ...(education_start_year_from === null ? {} : { education_start_year_from }),
    ...(education_start_year_to === null ? {} : { education_start_year_to }),
    ...(studies === null ? {} : { studies }),
    ...(filters.when === null ? {} : { available_until: weekFrom(now) }),
    ...orderOf(sort_by, sort_order),
    page,
    page_size,
  };
}

const naturalOrder = (sort: SortBy): SortOrder => (ascending.has(sort) ? 'asc' : 'desc');

/** An order without a sort turns the API's own sort around. */
function orderOf(sort_by: SortBy | null, sort_order: SortOrder | null) {
  return sort_by === null
    ? { ...(sort_order && { sort_order }) }
    : { sort_by, sort_order: sort_order ?? naturalOrder(sort_by) };
}

/** Whether the address asks for a sort from its other end. */
export const isReversed = ({ sort_order }: Filters, sort: SortBy): boolean =>
  sort_order !== null && sort_order !== naturalOrder(sort);

/** The same list from its other end. Its natural order stays out of the address. */
export function reversed(filters: Filters, sort: SortBy): Filters {
  const other = naturalOrder(sort) === 'asc' ? 'desc' : 'asc';
  return change(filters, { sort_order: isReversed(filters, sort) ? null : other });
}

import { LIMITS } from '@abroad/contract/limits';
import {
  AVAILABLE_TIMES,
  listFilters,
  OFFERS,
  PROOFS,
  recordOf,
  USUAL_ORDER,
  YEAR_FILTERS,
  type ListFilter,
  type SortBy,
  type SortOrder,
  type YearFilter,
} from '@abroad/contract/search-filters';
import { highestPrice } from './price-choices.ts';

/** Everything that the address of the search page says; what it doesn't say is an empty list or null. */
export type Filters = Record<ListFilter, readonly string[]> &
  Record<YearFilter, number | null> & {
    /** Whether studies at home count, too; else filters of studies are about one study abroad. */
    studies: 'all' | null;
    /** Only mentors with an available time within a week. */
    when: 'week' | null;
    /** With `all` the next time of a card may be at night. */
    hours: 'all' | null;
    sort_by: SortBy | null;
    sort_order: SortOrder | null;
    page: number;
    page_size: number;
  };

export const noFilters: Filters = {
  ...recordOf(listFilters, () => []),
  ...recordOf(YEAR_FILTERS, () => null),
  studies: null,
  when: null,
  hours: null,
  sort_by: null,
  sort_order: null,
  page: 1,
  page_size: LIMITS.page_size_default,
};

/** The same with another choice. Whatever changes what is found begins again at the first page. */
export function change(filters: Filters, changes: Partial<Filters>): Filters {
  return { ...filters, page: 1, ...changes };
}

export function withValue(filters: Filters, name: ListFilter, value: string): Filters {
  return filters[name].includes(value) ? filters : change(filters, { [name]: [...filters[name], value] });
}

export function withoutValues(filters: Filters, name: ListFilter, values: readonly string[]): Filters {
  return change(filters, { [name]: filters[name].filter((value) => !values.includes(value)) });
}

/** Nothing but how the list is sorted, cut and shown. */
export function cleared({ hours, sort_by, sort_order, page_size }: Filters): Filters {
  return { ...noFilters, hours, sort_by, sort_order, page_size };
}

/** How many values narrow the search. */
export function countFilters(filters: Filters): number {
  // Of several prices the highest is meant.
  const lengthOf = (name: ListFilter) =>
    name === 'prices' ? Math.min(1, filters.prices.length) : filters[name].length;
  const lists = listFilters.reduce((count, name) => count + lengthOf(name), 0);
  const others = [...YEAR_FILTERS, 'when'] as const;
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

const weekMs = 7 * 24 * 60 * 60_000;
/** The end of a week moves on by steps, so that what was asked a moment ago is asked the same again. */
const stepMs = 10 * 60_000;

/** Seven days from now. @param now epoch milliseconds */
const weekFrom = (now: number) => new Date(Math.ceil((now + weekMs) / stepMs) * stepMs).toISOString();

/** The reader of a search, and the time. */
export interface Reader {
  /** Epoch milliseconds. */
  now: number;
  /** IANA zone; null while it is unknown. */
  zone: string | null;
  /** ISO 4217, for prices to choose from as long as none is chosen; null where nothing suggests one. */
  currency: string | null;
}

/** The lists as the API takes them; offers and times only where it knows them. */
export const listsForApi = (filters: Filters) => ({
  ...recordOf(listFilters, (name) => [...filters[name]]),
  offers: OFFERS.filter((offer) => filters.offers.includes(offer)),
  proof: PROOFS.filter((proof) => filters.proof.includes(proof)),
  available_times: AVAILABLE_TIMES.filter((time) => filters.available_times.includes(time)),
});

/** Returns the filters of the address that aren't lists, without those that it doesn't set. */
export function singlesForApi({ education_start_year_from, education_start_year_to, studies }: Filters) {
  return {
    ...(education_start_year_from === null ? {} : { education_start_year_from }),
    ...(education_start_year_to === null ? {} : { education_start_year_to }),
    ...(studies === null ? {} : { studies }),
  };
}

/** For the API. Each sort begins where people look first: the best, the newest, the cheapest, the soonest. */
export function toQuery(filters: Filters, { now, zone, currency }: Reader) {
  const { sort_by, sort_order, page, page_size } = filters;
  return {
    ...listsForApi(filters),
    ...(zone === null ? {} : { time_zone: zone }),
    ...(currency === null || highestPrice(filters.prices) !== null ? {} : { currency }),
    ...singlesForApi(filters),
    ...(filters.when === null ? {} : { available_until: weekFrom(now) }),
    ...orderOf(sort_by, sort_order),
    page,
    page_size,
  };
}

/** An order without a sort turns the API's own sort around. */
function orderOf(sort_by: SortBy | null, sort_order: SortOrder | null) {
  return sort_by === null
    ? { ...(sort_order && { sort_order }) }
    : { sort_by, sort_order: sort_order ?? USUAL_ORDER[sort_by] };
}

/** Whether the address asks for a sort from its other end. */
export const isReversed = ({ sort_order }: Filters, sort: SortBy): boolean =>
  sort_order !== null && sort_order !== USUAL_ORDER[sort];

/** The same list from its other end. Its usual order stays out of the address. */
export function reversed(filters: Filters, sort: SortBy): Filters {
  const other = USUAL_ORDER[sort] === 'asc' ? 'desc' : 'asc';
  return change(filters, { sort_order: isReversed(filters, sort) ? null : other });
}

// The one list of search filters. It imports nothing, so that the browser and the index can use it; docs/search.md,
// "Adding a filter", lists its other uses.

/** The filters by mentors' values, by their names in addresses and in the API, with the kinds of their values. */
export const VALUE_FILTERS = {
  origin_country_codes: 'country',
  destination_country_codes: 'country',
  university_ids: 'id',
  degree_ids: 'id',
  topics: 'topic',
  /** Languages of sessions, without countries. */
  languages: 'language',
  offers: 'offer',
  /** `free`, and prices in a currency as `EUR-30`: the price is worth that or less. */
  prices: 'price',
  /** The proof of a study. */
  proof: 'proof',
} as const;
export type ValueFilter = keyof typeof VALUE_FILTERS;

/** All filters that take several values. */
export const LIST_FILTERS = {
  keyword: 'keyword',
  ...VALUE_FILTERS,
  /** Mentors with free times in the next seven days in an evening, or on a weekend, in `time_zone`. */
  available_times: 'time',
} as const;
export type ListFilter = keyof typeof LIST_FILTERS;
export type FilterValue = (typeof LIST_FILTERS)[ListFilter];

export const valueFilters = Object.keys(VALUE_FILTERS) as ValueFilter[];
export const listFilters = Object.keys(LIST_FILTERS) as ListFilter[];

/** The first and the last year in which a study may have begun; together they are one filter. */
export const YEAR_FILTERS = ['education_start_year_from', 'education_start_year_to'] as const;
export type YearFilter = (typeof YEAR_FILTERS)[number];

/** The studies to which filters apply: by default one study abroad meets all of them; with `all` any study may meet each. */
export const STUDIES = ['abroad', 'all'] as const;
export type Studies = (typeof STUDIES)[number];

/** Mentors' offers that are filters. */
export const OFFERS = ['free_session'] as const;
export type Offer = (typeof OFFERS)[number];

/** Proofs of a study: of any kind, a degree that the staff saw, or named by the university. */
export const PROOFS = ['any', 'graduation', 'vouched'] as const;
export type Proof = (typeof PROOFS)[number];

/** Sessions that start in the evening, or on a Saturday or Sunday in the daytime, in the searcher's time zone. */
export const AVAILABLE_TIMES = ['evenings', 'weekends'] as const;
export type AvailableTimes = (typeof AVAILABLE_TIMES)[number];

/** The patterns of codes among the values. */
export const PATTERNS = {
  /** ISO 3166-1 alpha-2. */
  country: /^[A-Z]{2}$/,
  /** ISO 639-1 or 639-2. */
  language: /^[a-z]{2,3}$/,
  price: /^(free|[A-Z]{3}-\d{1,9})$/,
} as const;

/** The orders of a search, and the direction in which each is usually read. */
export const USUAL_ORDER = {
  relevance: 'desc',
  recommended: 'desc',
  newest: 'desc',
  rating: 'desc',
  price: 'asc',
  name: 'asc',
  next_available: 'asc',
} as const satisfies Record<string, SortOrder>;
export type SortBy = keyof typeof USUAL_ORDER;
export type SortOrder = 'asc' | 'desc';
export const sorts = Object.keys(USUAL_ORDER) as SortBy[];

/** An entry for each name. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

import { z } from 'zod';
import { LIMITS } from './limits.ts';
import {
  CountryCode,
  CurrencyCode,
  Id,
  Instant,
  InstantInput,
  LanguageCode,
  line,
  pageQuery,
  repeated,
  single,
  TimeZone,
  wholeNumber,
} from './primitives.ts';
import { AnswerHours, ProfileStatus } from './profiles.ts';
import {
  AVAILABLE_TIMES,
  LIST_FILTERS,
  listFilters,
  OFFERS,
  PATTERNS,
  PROOFS,
  recordOf,
  sorts,
  STUDIES,
  valueFilters,
  type FilterValue,
  type ListFilter,
} from './search-filters.ts';
import { ShownProof } from './shown-proofs.ts';

export const SortBy = z.enum(sorts);
export const SortOrder = z.enum(['asc', 'desc']);
export const AvailableTimes = z.enum(AVAILABLE_TIMES);
export const Studies = z.enum(STUDIES);

/** A value of each kind of filter. */
const VALUES = {
  keyword: line(LIMITS.keyword_length_max),
  country: CountryCode,
  id: Id,
  topic: line(100),
  language: LanguageCode,
  offer: z.enum(OFFERS),
  price: z.string().regex(PATTERNS.price),
  proof: z.enum(PROOFS),
  time: AvailableTimes,
} satisfies Record<FilterValue, z.ZodType>;
type ListOf<Value> = Value extends z.ZodType ? ReturnType<typeof repeated<Value>> : never;
type ListsOf = { [Name in ListFilter]: ListOf<(typeof VALUES)[(typeof LIST_FILTERS)[Name]]> };

/** The schemas of all filters that take several values, each a list as `repeated` makes it. */
export const listsOf = (list: typeof repeated): ListsOf =>
  recordOf(listFilters, (name) =>
    list<z.ZodType>(VALUES[LIST_FILTERS[name]], name === 'keyword' ? LIMITS.keywords_max : LIMITS.filter_values_max),
  ) as ListsOf;

/** The search filters, as the query string of the page and of the call carries them. */
export const SearchFilters = z.object({
  ...listsOf(repeated),
  education_start_year_from: wholeNumber(LIMITS.year_min, LIMITS.year_max),
  education_start_year_to: wholeNumber(LIMITS.year_min, LIMITS.year_max),
  studies: single(Studies),
  /** Only mentors whose next free time is at this instant or earlier. */
  available_until: single(InstantInput),
  /** The zone of `available_times`, by default UTC; where it is given, the counts of these and `next_waking_at` are returned. */
  time_zone: single(TimeZone),
  /** The currency in which `prices` are counted, by default that of the searched prices. */
  currency: single(CurrencyCode),
  /** The match where no mentor has all words of the keywords: none, or with `most` the mentors who have the most of them. */
  match: single(z.enum(['all', 'most'])),
  sort_by: single(SortBy),
  sort_order: single(SortOrder),
  expand: repeated(z.enum(['facets', 'wider'])),
  /** The filters whose values are counted, by default all. */
  facet_names: repeated(z.enum(valueFilters)),
  /** The most values of each filter that are counted, those with the most mentors; all where it is left out. */
  facet_limit: wholeNumber(1, 20_000),
  ...pageQuery,
});
export type SearchFilters = z.infer<typeof SearchFilters>;

/** A proof on a card, with the fields of its study that filters use. */
const ProofOfStudy = ShownProof.extend({
  country_code: z.string().nullable(),
  university_id: Id.nullable(),
  degree_id: Id.nullable(),
  start_year: z.int().nullable(),
  is_study_abroad: z.boolean(),
  /** Whether it is the study on the card. */
  is_main: z.boolean(),
});

export const ProfileSummary = z
  .object({
    profile_id: Id,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string().nullable(),
    slug: z.string(),
    profile_image_url: z.string().nullable(),
    avatar_medium_url: z.string().nullable(),
    avatar_thumbnail_url: z.string().nullable(),
    country: z.string().nullable(),
    origin_country_code: z.string().nullable(),
    school: z.string().nullable(),
    degree_id: Id.nullable(),
    field_of_study: z.string().nullable(),
    education_start_date: z.string().nullable(),
    education_end_date: z.string().nullable(),
    job_title: z.string().nullable(),
    organisation: z.string().nullable(),
    profile_status: ProfileStatus,
    headline: z.string().nullable(),
    topics: z.array(z.string()),
    languages: z.array(z.string()),
    rating: z.number().nullable(),
    review_count: z.int(),
    /** The hours within which the mentor usually answers; null where that isn’t known. */
    answers_within_h: AnswerHours.nullable(),
    time_zone: z.string(),
    price_from: z.number().nullable(),
    currency: z.string().nullable(),
    price_duration_min: z.int().nullable(),
    has_free_session: z.boolean(),
    next_available_at: Instant.nullable(),
    /** The proofs of all studies, the strongest first. */
    proofs: z.array(ProofOfStudy),
    /** The first available time from 8 to 22 hours in `time_zone`, null where there is none; given with `time_zone`. */
    next_waking_at: Instant.nullable().optional(),
  })
  .meta({ id: 'ProfileSummary' });
export type ProfileSummary = z.infer<typeof ProfileSummary>;

export const WiderSearch = z.object({
  /** The filter that is left out; both bounds of the years are one. With `studies` studies at home count, too. */
  without: z.enum([...listFilters, 'education_start_years', 'studies', 'available_until']),
  /** The keyword that is left out; null where the whole filter is left out. */
  value: z.string().nullable(),
  /** A similar search term instead of the keyword; null where the keyword is only left out. */
  instead: z.string().nullable(),
  total_count: z.int().min(1),
  total_is_exact: z.boolean(),
});
export type WiderSearch = z.infer<typeof WiderSearch>;

const FacetCounts = z.array(z.object({ value: z.string(), count: z.int() }));
export const SearchPage = z
  .object({
    profiles: z.array(ProfileSummary),
    total_count: z.int().min(0),
    total_is_exact: z.boolean(),
    page: z.int().min(1),
    page_size: z.int().min(1),
    total_pages: z.int().min(0),
    /** The words that replaced keywords that no mentor has; null if none was replaced. */
    corrected_keywords: z.array(z.object({ asked: z.string(), used: z.string() })).nullable(),
    /** Left out while no search index is ready to count. */
    facets: z
      .object({
        ...recordOf(valueFilters, () => FacetCounts),
        education_start_years: FacetCounts,
        available_times: FacetCounts,
      })
      .optional(),
    /** Names by their ids of the universities in `facets` and of those that were asked for; given where `expand` has `facets`. */
    university_names: z.record(z.string(), z.string()).optional(),
    /** The typed words that count, if no mentor has all of them and `match` is `most`. */
    counted_words: z.object({ used: z.array(z.string()), left_out: z.array(z.string()) }).optional(),
    /** If few mentors or none were found and `expand` asks for it: the number of mentors without one of the filters, the most first. */
    wider: z.array(WiderSearch).optional(),
  })
  .meta({ id: 'SearchPage' });
export type SearchPage = z.infer<typeof SearchPage>;

export const PopularRoutesQuery = z.object({
  origin_country_codes: repeated(CountryCode),
  destination_country_codes: repeated(CountryCode),
  limit: wholeNumber(1, LIMITS.routes_max).default(LIMITS.routes_default),
});
export type PopularRoutesQuery = z.output<typeof PopularRoutesQuery>;

export const PopularRoutes = z
  .object({
    routes: z.array(
      z.object({
        origin_country_code: z.string(),
        destination_country_code: z.string(),
        mentor_count: z.int(),
        /** Only for the few routes with the most mentors; null if no mentor is available, and for all other routes. */
        next_available_at: Instant.nullable(),
      }),
    ),
  })
  .meta({ id: 'PopularRoutes' });
export type PopularRoutes = z.infer<typeof PopularRoutes>;

export const MentorAddressesQuery = z.object({ part: wholeNumber(1, LIMITS.sitemap_parts_max).default(1) });

export const MentorAddresses = z
  .object({
    /** The number of parts, at least one. */
    parts: z.int().min(1),
    slugs: z.array(z.string()),
  })
  .meta({ id: 'MentorAddresses' });
export type MentorAddresses = z.infer<typeof MentorAddresses>;

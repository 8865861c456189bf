import { z } from 'zod';
import { LIMITS } from './limits.ts';
import {
  CountryCode,
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
import { ProfileStatus } from './profiles.ts';

export const SortBy = z.enum(['relevance', 'recommended', 'newest', 'rating', 'price', 'name', 'next_available']);
export const SortOrder = z.enum(['asc', 'desc']);
/** What may be asked for by itself of what mentors offer. */
export const Offers = z.enum(['free_session']);
/** A band of prices: `free`, or a currency of ISO 4217 and the most of the band in major units. */
export const PriceBand = z.string().regex(/^(free|[A-Z]{3}-\d{1,9})$/);
/** Times of the week on the clock of whoever asks: sessions that start in the evening, or on a Saturday or Sunday in the daytime. */
export const AvailableTimes = z.enum(['evenings', 'weekends']);
/** Which studies filters are about: those abroad, each by itself, or also those at home, all together. */
export const Studies = z.enum(['abroad', 'all']);

/** The search filters, as the query string of the page and of the call carries them. */
export const SearchFilters = z.object({
  keyword: repeated(line(LIMITS.keyword_length_max), LIMITS.keywords_max),
  origin_country_codes: repeated(CountryCode),
  destination_country_codes: repeated(CountryCode),
  university_ids: repeated(Id),
  degree_ids: repeated(Id),
  topics: repeated(line(100)),
  /** ISO 639 codes of languages that they give sessions in, without countries. */
  languages: repeated(LanguageCode),
  offers: repeated(Offers),
  /** `free`, and bands of a currency as `EUR-30`: what is shown costs that or less, and more than the band before. */
  prices: repeated(PriceBand),
  education_start_year_from: wholeNumber(LIMITS.year_min, LIMITS.year_max),
  education_start_year_to: wholeNumber(LIMITS.year_min, LIMITS.year_max),
  /** By default one study abroad meets all filters of studies; with `all` another study, also one at home, may meet each. */
  studies: single(Studies),
  /** Mentors whose next free time is then or before. */
  available_until: single(InstantInput),
  /** Mentors who can be booked within the next seven days in an evening, or on a weekend, on the clock of `time_zone`. */
  available_times: repeated(AvailableTimes),
  /** The zone of `available_times`, UTC where it is left out; with it these are counted. */
  time_zone: single(TimeZone),
  /** Where nobody has all words of the keywords: nobody, or with `most` whoever has as many of them as anybody has. */
  match: single(z.enum(['all', 'most'])),
  sort_by: single(SortBy),
  sort_order: single(SortOrder),
  expand: repeated(z.enum(['facets', 'wider'])),
  /** So many values of each filter are counted at most, those with the most mentors; all where it is left out. */
  facet_limit: wholeNumber(1, 20_000),
  ...pageQuery,
});
export type SearchFilters = z.infer<typeof SearchFilters>;

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
    time_zone: z.string(),
    price_from: z.number().nullable(),
    currency: z.string().nullable(),
    price_duration_min: z.int().nullable(),
    has_free_session: z.boolean(),
    next_available_at: Instant.nullable(),
  })
  .meta({ id: 'ProfileSummary' });
export type ProfileSummary = z.infer<typeof ProfileSummary>;

export const WiderSearch = z.object({
  /** The filter that is left out; both bounds of the years are one. With `studies` studies at home count, too. */
  without: z.enum([
    'keyword',
    'origin_country_codes',
    'destination_country_codes',
    'university_ids',
    'degree_ids',
    'topics',
    'languages',
    'offers',
    'prices',
    'education_start_years',
    'studies',
    'available_until',
    'available_times',
  ]),
  /** The keyword that is left out; null where all of a filter is. */
  value: z.string().nullable(),
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
    /** What was looked for in place of keywords that nobody has; null where all was as asked. */
    corrected_keywords: z.array(z.object({ asked: z.string(), used: z.string() })).nullable(),
    facets: z
      .object({
        origin_country_codes: FacetCounts,
        destination_country_codes: FacetCounts,
        university_ids: FacetCounts,
        degree_ids: FacetCounts,
        topics: FacetCounts,
        languages: FacetCounts,
        offers: FacetCounts,
        prices: FacetCounts,
        education_start_years: FacetCounts,
        available_times: FacetCounts,
      })
      .optional(),
    /** Names by their ids of the universities in `facets` and of those that were asked for; given with `facets`. */
    university_names: z.record(z.string(), z.string()).optional(),
    /** Which of the typed words count, where nobody has all of them and `match` is `most`. */
    counted_words: z.object({ used: z.array(z.string()), left_out: z.array(z.string()) }).optional(),
    /** Where few or nobody was found and `expand` asks for it: what more there is without one of the filters, the most first. */
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
        /** Told of the few routes with the most mentors; null where nobody is free, and of the others. */
        next_available_at: Instant.nullable(),
      }),
    ),
  })
  .meta({ id: 'PopularRoutes' });
export type PopularRoutes = z.infer<typeof PopularRoutes>;

export const MentorAddressesQuery = z.object({ part: wholeNumber(1, LIMITS.sitemap_parts_max).default(1) });

export const MentorAddresses = z
  .object({
    /** How many parts there are, one at least. */
    parts: z.int().min(1),
    slugs: z.array(z.string()),
  })
  .meta({ id: 'MentorAddresses' });
export type MentorAddresses = z.infer<typeof MentorAddresses>;

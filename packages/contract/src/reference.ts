import { z } from 'zod';
import { LIMITS } from './limits.ts';
import {
  CountryCode,
  Id,
  Instant,
  line,
  LocalDate,
  optional,
  pageOf,
  pageQuery,
  repeated,
  requiredTitle,
  single,
  wholeNumber,
} from './primitives.ts';
import { VALIDATION_MESSAGES as words } from './validation-messages.ts';

export const Country = z.object({ code: z.string(), name: z.string(), alpha_3: z.string() }).meta({ id: 'Country' });
export const CountriesQuery = z.object({ search: single(line(100)), limit: wholeNumber(1, LIMITS.countries_limit) });

export const University = z
  .object({
    id: Id,
    name: z.string(),
    state_province: z.string().nullable(),
    country_code: z.string(),
    domains: z.array(z.string()),
    /** Only for a closed or merged university. */
    closed_in: z.int().optional(),
    successor: z.object({ id: Id, name: z.string() }).optional(),
    /** Only where `expand` requests it. */
    mentor_count: z.int().optional(),
    /** Only for an entered university that isn't checked yet. */
    is_listed: z.literal(false).optional(),
  })
  .meta({ id: 'University' });
export type University = z.infer<typeof University>;
export const UniversitiesQuery = z.object({
  name: single(line(100)),
  country: single(CountryCode),
  /** `mentors`: adds the number of mentors, and lists those with mentors first. */
  expand: repeated(z.enum(['mentors'])),
  ...pageQuery,
});
export const Universities = z
  .object({
    universities: z.array(University),
    total: z.int(),
    page: z.int(),
    page_size: z.int(),
    total_pages: z.int(),
  })
  .meta({ id: 'Universities' });

const enteredFields = {
  name: requiredTitle(words.school_required, 'School name'),
  country_code: CountryCode,
  website: optional(z.url({ protocol: /^https?$/, error: words.website }).max(LIMITS.page_url_max)),
};
/** A university that the list doesn't have, as a person enters it. */
export const EnterUniversity = z.strictObject(enteredFields).meta({ id: 'EnterUniversity' });

/** An entered university that waits for a check, with the number of profiles that name it and similar listed ones. */
export const EnteredUniversity = z
  .object({
    id: Id,
    name: z.string(),
    country_code: z.string(),
    website: z.string().nullable(),
    profiles: z.int(),
    near: z.array(University),
    created_at: Instant,
  })
  .meta({ id: 'EnteredUniversity' });
export type EnteredUniversity = z.infer<typeof EnteredUniversity>;
export const EnteredUniversitiesQuery = z.object(pageQuery);
export const EnteredUniversities = pageOf(EnteredUniversity).meta({ id: 'EnteredUniversities' });
export const EnteredUniversityParams = z.object({ id: Id });
/** The decisions: list it as it is written here, merge it into a listed one, or leave it off the list. */
export const CheckUniversity = z
  .discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('list'), ...enteredFields }),
    z.strictObject({ decision: z.literal('merge'), into_id: z.uuid(words.university_required) }),
    z.strictObject({ decision: z.literal('decline') }),
  ])
  .meta({ id: 'CheckUniversity' });

/** `level`: ISCED 2011, 3 to 8, or `foundation` and `exchange`. */
export const Degree = z
  .object({ id: Id, code: z.string(), name: z.string(), abbreviation: z.string(), level: z.string() })
  .meta({ id: 'Degree' });
export const Degrees = z.object({ degrees: z.array(Degree), total: z.int() }).meta({ id: 'Degrees' });

export const MentoringTopic = z
  .object({ slug: z.string(), name: z.string(), category: z.string() })
  .meta({ id: 'MentoringTopic' });
export const MentoringTopics = z
  .object({ topics: z.array(MentoringTopic), total: z.int() })
  .meta({ id: 'MentoringTopics' });
export const TextQuery = z.object({ search: single(line(100)) });

export const LookupQuery = z.object({
  country_codes: repeated(CountryCode),
  university_ids: repeated(Id),
  degree_ids: repeated(Id),
  topics: repeated(line(100)),
});
export const Lookup = z
  .object({
    countries: z.array(Country),
    universities: z.array(University),
    degrees: z.array(Degree),
    topics: z.array(MentoringTopic),
  })
  .meta({ id: 'Lookup' });

/** The values of one unit of `base` on `as_of`. */
export const ExchangeRates = z
  .object({
    base: z.string(),
    as_of: LocalDate,
    items: z.array(z.object({ currency: z.string(), rate: z.number() })),
    total: z.int(),
  })
  .meta({ id: 'ExchangeRates' });
export type ExchangeRates = z.infer<typeof ExchangeRates>;

import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { PATTERNS } from './search-filters.ts';
import { hiddenIn, VALIDATION_MESSAGES as words, type Named } from './validation-messages.ts';
import { plainWords } from './plain-words.ts';
import { hasHidden, isBlank, tidyLine, tidyText } from './readable-text.ts';

// Set here, because every schema of the contract uses this file.
z.config({ customError: plainWords });

/** Whether PostgreSQL and JSON can hold a text: not with NUL, nor with lone surrogates (Unicode 3.9). */
export const isText = (value: string) => !value.includes('\0') && value.isWellFormed();
const isOneLine = (value: string) => !/[\r\n\u2028\u2029]/.test(value);
const isReadable = (value: string) => !hasHidden(value);

/** Sets the message for a missing value, and leaves the messages of other rules unchanged. */
const missing = (required: string) => ({
  error: ({ code }: { code?: string | undefined }) => (code === 'invalid_type' ? required : undefined),
});

/** Like the pattern of Zod for addresses in ASCII, with letters of all scripts in both parts, and "xn--" for the last label. */
const INTERNATIONAL_EMAIL =
  /^(?!\.)(?!.*\.\.)(?=.{1,64}@)[\p{L}\p{M}\p{N}_'+.-]*[\p{L}\p{M}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)$/u;

/** An email address, also an international one (RFC 6531, 3.3; RFC 5890, 2.3.2.3); `max` in UTF-16 code units. */
export const emailAddress = (max: number) => z.email({ pattern: INTERNATIONAL_EMAIL, error: words.email }).max(max);

/** Text of several lines, tidied; `max` in UTF-16 code units. */
export const text = (max: number = LIMITS.text_max, message?: string) =>
  z.string().overwrite(tidyText).max(max, message).refine(isText, words.characters);

/** One line of text, such as a search term or a code; for names and titles use `title`. */
export const line = (max: number = LIMITS.line_max, message?: string) =>
  z.string().overwrite(tidyLine).max(max, message).refine(isText, words.characters).refine(isOneLine, words.one_line);

/** Like `line`, and not empty. */
export const requiredLine = (required: string, max: number = LIMITS.line_max) =>
  z
    .string(missing(required))
    .overwrite(tidyLine)
    .min(1, required)
    .max(max)
    .refine(isText, words.characters)
    .refine(isOneLine, words.one_line);

/** A name or title in one line, tidied, in which each character is visible (docs/decisions/0082). */
export const title = (max: number = LIMITS.line_max, named?: Named) =>
  z.string().overwrite(tidyLine).max(max).refine(isOneLine, words.one_line).refine(isReadable, hiddenIn(named));

/** Like `title`, with visible text. */
export const requiredTitle = (required: string, named?: Named, max: number = LIMITS.line_max, tooLong?: string) =>
  z
    .string(missing(required))
    .overwrite(tidyLine)
    .min(1, required)
    .max(max, tooLong)
    .refine(isOneLine, words.one_line)
    .refine(isReadable, hiddenIn(named));

const isBlankText = (value: unknown) => typeof value === 'string' && isBlank(value);
/** An empty string means "nothing", as a cleared form field does. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isBlankText(value) ? null : value), schema.nullish());

export const Id = z.uuid();
const isWithinYears = (value: string) => {
  const year = Number(value.slice(0, 4));
  return year >= LIMITS.year_min && year <= LIMITS.year_max;
};
/** RFC 3339 in UTC, ending in Z; as it is answered. */
export const Instant = z.iso.datetime(words.instant);
/** An instant in a request. */
export const InstantInput = Instant.refine(isWithinYears, words.instant_range);
/**
 * In requests that change something: the `updated_at` that the user saw. If it has changed since, the change
 * is refused, so that it can't overwrite a change by another user or in another window. Without it the last change wins.
 */
export const changedSince = { updated_at: InstantInput.optional() };
/** A date in an answer. */
export const LocalDate = z.iso.date(words.date);
/** A date in a request. */
export const LocalDateInput = LocalDate.refine(isWithinYears, words.date_range);
export const CountryCode = z.string().regex(PATTERNS.country, words.country);
export const CurrencyCode = z.string().regex(/^[A-Z]{3}$/);
/** BCP 47, RFC 5646. */
export const LanguageTag = z
  .string()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
  .max(35);
/** The language of a tag: ISO 639-1 or 639-2. */
export const LanguageCode = z.string().regex(PATTERNS.language);
export const Slug = z.string().regex(/^[A-Za-z0-9_-]{3,50}$/, words.slug);

const knownZones = new Map<string, boolean>();
function isTimeZone(value: string): boolean {
  const known = knownZones.get(value);
  if (known !== undefined) {
    return known;
  }
  let valid = /^[A-Za-z]/.test(value);
  try {
    valid &&= Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    valid = false;
  }
  if (knownZones.size < 2000) {
    knownZones.set(value, valid);
  }
  return valid;
}
/** A name of the IANA time zone database. */
export const TimeZone = z.string().max(64).refine(isTimeZone, words.time_zone);

const asList = (value: unknown) => {
  const values = value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
  return values.filter((entry) => !isBlankText(entry));
};
/** A repeatable query key; blank values are dropped. */
export const repeated = <T extends z.ZodType>(schema: T, max: number = LIMITS.filter_values_max) =>
  z.preprocess(asList, z.array(schema).max(max));

const asNumber = (value: unknown) => {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) {
    return undefined;
  }
  return typeof value === 'string' ? Number(value) : value;
};
/** A numeric query key: finite whole numbers only; a blank value is none. */
export const wholeNumber = (min: number, max: number) =>
  z.preprocess(
    asNumber,
    z.int('Enter a whole number').min(min, `Enter ${min} or more`).max(max, `Enter ${max} or less`).optional(),
  );

const blankIsNone = (value: unknown) => (isBlankText(value) ? undefined : value);
/** A single query key whose blank value is none. */
export const single = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsNone, schema.optional());

const pageNumber = z.preprocess(
  (value) => asNumber(value) ?? 1,
  z
    .int('Enter a whole number')
    .min(1, 'Enter 1 or more')
    .max(LIMITS.page_depth_max, `Enter ${LIMITS.page_depth_max} or less`),
);
const pageSize = z.preprocess(
  (value) => asNumber(value) ?? LIMITS.page_size_default,
  z
    .int('Enter a whole number')
    .min(1, 'Enter 1 or more')
    .max(LIMITS.page_size_max, `Enter ${LIMITS.page_size_max} or less`),
);
/** `page` from 1 and `page_size` from 1 to 100, default 20. */
export const pageQuery = { page: pageNumber, page_size: pageSize };
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.int().min(0),
    page: z.int().min(1),
    page_size: z.int().min(1),
    total_pages: z.int().min(0),
  });

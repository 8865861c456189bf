import { z } from 'zod';
import { UnsubscribeQuery } from './account.ts';
import { LIMITS } from './limits.ts';
import { VALIDATION_MESSAGES as words } from './validation-messages.ts';
import { Id, Instant, requiredTitle } from './primitives.ts';
import { isBlank } from './readable-text.ts';
import { listFilters, recordOf } from './search-filters.ts';
import { AvailableTimes, listsOf, SearchFilters, SortBy, SortOrder, Studies } from './search.ts';

const isNothing = (value: unknown) => value === null || (typeof value === 'string' && isBlank(value));
/** Like `repeated`, for a body, where several values are a list: blank values are dropped. */
const listOf = <T extends z.ZodType>(schema: T, max: number = LIMITS.filter_values_max) =>
  z.preprocess((value) => {
    const list = value ?? [];
    return Array.isArray(list) ? list.filter((one) => !isNothing(one)) : list;
  }, z.array(schema).max(max));

/** Drops null and a blank string, as in an address. */
const orNothing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isNothing(value) ? undefined : value), schema.optional());

/** The filters of a search without its pages, normalised like those of the search; omitted filters have no effect. */
export const SavedSearchFilters = z
  .strictObject({
    ...listsOf(listOf),
    education_start_year_from: SearchFilters.shape.education_start_year_from,
    education_start_year_to: SearchFilters.shape.education_start_year_to,
    studies: orNothing(Studies),
    sort_by: orNothing(SortBy),
    sort_order: orNothing(SortOrder),
  })
  .meta({ id: 'SavedSearchFilters' });
export type SavedSearchFilters = z.infer<typeof SavedSearchFilters>;

export const MailFrequency = z.enum(['daily', 'weekly']);
export type MailFrequency = z.infer<typeof MailFrequency>;

const Values = z.array(z.string());
/** A search that a user has saved. */
export const SavedSearch = z
  .object({
    id: Id,
    name: z.string(),
    filters: z.object({
      ...recordOf(listFilters, () => Values),
      available_times: z.array(AvailableTimes),
      education_start_year_from: z.int().nullable(),
      education_start_year_to: z.int().nullable(),
      studies: Studies.nullable(),
      sort_by: SortBy.nullable(),
      sort_order: SortOrder.nullable(),
    }),
    /** The names of its universities, by their ids. */
    universities: z.array(z.object({ id: Id, name: z.string() })),
    /** Whether the user gets emails about new mentors who match. */
    mail: z.boolean(),
    /** The most frequent interval of its emails. */
    mail_frequency: MailFrequency,
    /** The number of mentors who match since the last look and can be found now; counted up to 100. */
    new_count: z.int().min(0),
    last_seen_at: Instant,
    created_at: Instant,
    updated_at: Instant,
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof SavedSearch>;
export const SavedSearches = z.object({ items: z.array(SavedSearch), total: z.int() }).meta({ id: 'SavedSearches' });

const Name = requiredTitle(words.required, 'Name', LIMITS.saved_search_name_max);
export const CreateSavedSearch = z
  .strictObject({
    name: Name,
    filters: SavedSearchFilters,
    mail: z.boolean().default(true),
    mail_frequency: MailFrequency.default('daily'),
  })
  .meta({ id: 'CreateSavedSearch' });
export type CreateSavedSearch = z.infer<typeof CreateSavedSearch>;
export const PatchSavedSearch = z
  .strictObject({
    name: Name,
    mail: z.boolean(),
    mail_frequency: MailFrequency,
    /** Marks it as seen now: no mentor counts as new any more. */
    seen: z.literal(true),
  })
  .partial()
  .meta({ id: 'PatchSavedSearch' });
export type PatchSavedSearch = z.infer<typeof PatchSavedSearch>;
export const SavedSearchParams = z.object({ saved_search_id: Id });

/** The recipient and the saved search whose mails end; those of all searches where it is left out. */
export const SearchUnsubscribeQuery = UnsubscribeQuery.extend({ saved_search_id: Id.optional() });

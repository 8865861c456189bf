import { LIMITS } from '@abroad/contract';
import { sql, type RawBuilder } from 'kysely';
import { isAvailableIn, timesOnClock, type SearchClock } from '../../db/available-times.ts';

/** All searchable mentors, with the columns that `matchesSearch` needs. */
export const SEARCHABLE_MENTORS = sql.table('search_document');

/**
 * Whether a mentor matches a saved search, exactly as in a search (`toFilterQuery`). `search` is a row of `saved_search`;
 * no mentor matches one that an older version has written, until it is renewed.
 * @param mentor the alias of a row with the filters and words of a mentor.
 */
export function matchesSearch(mentor: string): RawBuilder<boolean> {
  const row = sql.table(mentor);
  return sql<boolean>`(
    coalesce(${row}.filters @@ search.asked::tsquery, false)
    and (search.words is null or ${row}.words @@ search.words))`;
}

/**
 * Whether a mentor can be booked within the next days, if a saved search asks for it: in the evening, or on a weekend,
 * by the clock of its owner. Availability changes from hour to hour, so it decides who is counted and named, not who is
 * news.
 * @param mentor as for `matchesSearch`, with a `profile_id`.
 */
export function isAvailableFor(mentor: string, clock: SearchClock): RawBuilder<boolean> {
  const anyOf = Object.entries(timesOnClock(clock, LIMITS)).map(
    ([name, set]) =>
      sql`(${name} = any(search.available_times) and ${isAvailableIn(sql`row.available_half_hours`, set)})`,
  );
  return sql<boolean>`(search.available_times = '{}' or exists (
    select from mentor_search row
    where row.profile_id = ${sql.table(mentor)}.profile_id and (${sql.join([sql`false`, ...anyOf], sql` or `)})))`;
}

import { LIMITS } from '@abroad/contract';
import { sql, type RawBuilder } from 'kysely';
import { isAvailableIn, timesOnClock, type AskedClock } from '../../db/available-times.ts';

/** Everybody who can be found, with what `fits` asks for. */
export const EVERYBODY = sql.table('search_document');

/**
 * Whether a mentor meets a saved search, exactly as the search itself has it (`toFilterQuery`). `search` is a row of
 * `saved_search`; nobody fits one that an older version has written, until it is worked out anew.
 * @param mentor the alias of a row with the filters and words of a mentor.
 */
export function fits(mentor: string): RawBuilder<boolean> {
  const row = sql.table(mentor);
  return sql<boolean>`(
    coalesce(${row}.filters @@ search.asked::tsquery, false)
    and (search.words is null or ${row}.words @@ search.words))`;
}

/**
 * Whether a mentor can be booked within the next days when a saved search asks for it: in the evening, or on a weekend, on the clock of
 * whose it is. Times change from hour to hour, so that they decide who is counted and told of now, and not who is news.
 * @param mentor as for `fits`, with a `profile_id`.
 */
export function isAvailableFor(mentor: string, clock: AskedClock): RawBuilder<boolean> {
  const anyOf = Object.entries(timesOnClock(clock, LIMITS)).map(
    ([name, set]) =>
      sql`(${name} = any(search.available_times) and ${isAvailableIn(sql`row.available_half_hours`, set)})`,
  );
  return sql<boolean>`(search.available_times = '{}' or exists (
    select from mentor_search row
    where row.profile_id = ${sql.table(mentor)}.profile_id and (${sql.join([sql`false`, ...anyOf], sql` or `)})))`;
}

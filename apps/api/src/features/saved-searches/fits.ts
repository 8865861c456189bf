import { sql, type RawBuilder } from 'kysely';

/** Everybody who can be found, with what `fits` asks for. */
export const EVERYBODY = sql.table('search_document');

/**
 * Whether a mentor meets a saved search, exactly as the search itself has it (`askFilters`). `search` is a row of
 * `saved_search`; nobody fits one that an older version has written, until it is worked out anew.
 * @param mentor the alias of a row with the filters and words of a mentor.
 */
export function fits(mentor: string): RawBuilder<boolean> {
  const row = sql.table(mentor);
  return sql<boolean>`(
    coalesce(${row}.filters @@ search.asked::tsquery, false)
    and (search.words is null or ${row}.words @@ search.words))`;
}

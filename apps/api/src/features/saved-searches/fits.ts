import { LIMITS } from '@abroad/contract';
import { sql, type RawBuilder } from 'kysely';

const EARLIEST_YEAR = sql.lit(LIMITS.year_min);
const LATEST_YEAR = sql.lit(LIMITS.year_max);

/** Everybody who can be found, with what `fits` asks for. */
export const EVERYBODY = sql`(
  select profile_id, rank_score, words, told.* from search_document cross join search_filters_read(filters) as told)`;

/**
 * Whether a mentor meets a saved search, exactly as the search itself has it: values within one filter are alternatives,
 * filters and words must all hold. `search` is a row of `saved_search`.
 * @param mentor the alias of a row with the filters and words of a mentor.
 */
export function fits(mentor: string): RawBuilder<boolean> {
  const row = sql.table(mentor);
  return sql<boolean>`(
    (search.origin_country_codes = '{}' or ${row}.origin_country_code::text = any(search.origin_country_codes))
    and (search.destination_country_codes = '{}' or ${row}.destination_country_codes && search.destination_country_codes)
    and (search.university_ids = '{}' or ${row}.university_ids && search.university_ids)
    and (search.degree_ids = '{}' or ${row}.degree_ids && search.degree_ids)
    and (search.topics = '{}' or ${row}.topics && search.topics)
    and (search.words is null or ${row}.words @@ search.words)
    and (num_nonnulls(search.education_start_year_from, search.education_start_year_to) = 0 or exists (
      select from unnest(${row}.education_start_years) as year
      where year between coalesce(search.education_start_year_from, ${EARLIEST_YEAR})
        and coalesce(search.education_start_year_to, ${LATEST_YEAR}))))`;
}

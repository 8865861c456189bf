import type { Education, Experience } from '@abroad/contract';
import { DEGREES } from '@abroad/reference-data/degrees';
import { sql, type RawBuilder } from 'kysely';

type Owner = 'mentor' | 'prospect';

/** When an entry was last changed, spelt as every other instant of the API is (`toInstant`). */
const UPDATED_AT = sql`replace(to_char(entry.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '.000Z', 'Z')`;

/** The educations of the profile called `profile` in a query, the newest first, as one JSON value. */
export const educationsOf = (owner: Owner) => sql<Education[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', entry.id, 'school', entry.school, 'university_id', entry.university_id, 'country_code', entry.country_code,
    'degree_id', entry.degree_id, 'field_of_study', entry.field_of_study, 'start_date', entry.start_date,
    'end_date', entry.end_date, 'location', entry.location, 'is_study_abroad', entry.is_study_abroad,
    'updated_at', ${UPDATED_AT}
  ) order by entry.start_date desc nulls last, entry.id), '[]')
  from ${sql.table(`${owner}_education`)} entry where entry.profile_id = profile.id)`;

/** The experiences of the profile called `profile` in a query: present ones first, then the newest. */
export const experiencesOf = (owner: Owner) => sql<Experience[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', entry.id, 'organisation', entry.organisation, 'title', entry.title, 'start_date', entry.start_date,
    'end_date', entry.end_date, 'location', entry.location, 'country_code', entry.country_code,
    'is_current', entry.is_current, 'updated_at', ${UPDATED_AT}
  ) order by entry.is_current desc, entry.start_date desc nulls last, entry.id), '[]')
  from ${sql.table(`${owner}_experience`)} entry where entry.profile_id = profile.id)`;

const EXCHANGES = DEGREES.filter(({ level }) => level === 'exchange').map(({ id }) => id);

/**
 * The order in which the studies `entry` of a mentor stand for them, the main one first: the one that they chose, else studies
 * abroad before those at home, degrees before exchanges, and the newest.
 * @param chosen the profile's `main_education_id`
 */
export const mainStudyFirst = (chosen: RawBuilder<string | null>) => sql`
  entry.id is distinct from ${chosen}, not entry.is_study_abroad,
  coalesce(entry.degree_id in (${sql.join(EXCHANGES.map((id) => sql.lit(id)))}), false),
  entry.start_date desc nulls last, entry.id`;

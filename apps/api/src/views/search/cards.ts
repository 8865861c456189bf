import { LIMITS, type ProfileSummary } from '@abroad/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { pictureUrl } from '../../db/picture-url.ts';
import { mainStudyFirst } from '../../features/history/index.ts';

const MAIN_STUDY_FIRST = mainStudyFirst(sql`profile.main_education_id`);

/**
 * The cards of profiles, in the order of their ids; those that are gone by now are left out. The price is that of the
 * cheapest service that costs something: 0 where all are free, null where there are none.
 */
export async function readCards(db: Database, ids: readonly string[]): Promise<ProfileSummary[]> {
  if (ids.length === 0) {
    return [];
  }
  const { rows } = await sql<ProfileSummary>`/* prepared */
    select profile.id as profile_id, person.first_name, person.last_name, null as email, person.slug,
      ${pictureUrl(LIMITS.avatar_side_px)} as profile_image_url,
      ${pictureUrl(LIMITS.avatar_medium_px)} as avatar_medium_url,
      ${pictureUrl(LIMITS.avatar_thumbnail_px)} as avatar_thumbnail_url,
      case when education.is_study_abroad then education.country_code end as country, profile.origin_country_code,
      education.school, education.degree_id, education.field_of_study,
      education.start_date as education_start_date, education.end_date as education_end_date,
      experience.title as job_title, experience.organisation, profile.status as profile_status, profile.headline,
      profile.topics, profile.languages, profile.rating, profile.review_count, profile.time_zone,
      found.price_from, found.currency, service.duration_min as price_duration_min,
      coalesce(service.has_free_session, false) as has_free_session, found.next_available_at
    from mentor_profile profile
    join authenticated_user person on person.id = profile.auth_user_id
    join mentor_search found on found.profile_id = profile.id
    left join avatar picture on picture.auth_user_id = person.id and picture.status = 'current'
    left join lateral (
      select country_code, is_study_abroad, school, degree_id, field_of_study, start_date, end_date
      from mentor_education entry where entry.profile_id = profile.id
      order by ${MAIN_STUDY_FIRST} limit 1) education on true
    left join lateral (
      select title, organisation from mentor_experience entry where entry.profile_id = profile.id
      order by entry.is_current desc, entry.start_date desc nulls last, entry.id limit 1) experience on true
    left join lateral (
      select duration_min, bool_or(price_minor = 0) over () as has_free_session
      from event_type where auth_user_id = person.id and is_active
      order by price_minor = 0, price_minor, position, id limit 1) service on true
    where profile.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], profile.id)`.execute(db);
  return rows;
}

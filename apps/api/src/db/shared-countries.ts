import { sql } from 'kysely';
import type { Database } from './connection.ts';

interface TwoPeople {
  mentor_user_id: string;
  prospect_user_id: string;
}

/** The countries in which two people live, come from, studied or want to study. Their phone numbers may be written short. */
export async function findCountries(
  db: Database,
  { mentor_user_id, prospect_user_id }: TwoPeople,
): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct code from (
      select unnest(array[current_country_code, origin_country_code]) from mentor_profile
        where auth_user_id = ${mentor_user_id}
      union all select unnest(array[current_country_code, origin_country_code]) from prospect_profile
        where auth_user_id = ${prospect_user_id}
      union all select study.country_code from mentor_education study
        join mentor_profile profile on profile.id = study.profile_id where auth_user_id = ${mentor_user_id}
      union all select study.country_code from prospect_education study
        join prospect_profile profile on profile.id = study.profile_id where auth_user_id = ${prospect_user_id}
      union all select unnest(target_country_codes) from prospect_profile where auth_user_id = ${prospect_user_id}
    ) as place (code) where code is not null`.execute(db);
  return rows.map(({ code }) => code);
}

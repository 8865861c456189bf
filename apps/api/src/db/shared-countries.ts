import { sql } from 'kysely';
import type { Database } from './connection.ts';

interface TwoPeople {
  mentor_user_id: string;
  prospect_user_id: string;
}

/**
 * The countries in which two people live, come from, studied or want to study, in this order. Their phone numbers may be
 * written short.
 */
export async function findCountries(
  db: Database,
  { mentor_user_id, prospect_user_id }: TwoPeople,
): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from (
      select unnest(array[current_country_code, origin_country_code]) as code, unnest(array[1, 2]) as place
        from mentor_profile where auth_user_id = ${mentor_user_id}
      union all select unnest(array[current_country_code, origin_country_code]), unnest(array[1, 2])
        from prospect_profile where auth_user_id = ${prospect_user_id}
      union all select study.country_code, 3 from mentor_education study
        join mentor_profile profile on profile.id = study.profile_id where auth_user_id = ${mentor_user_id}
      union all select study.country_code, 3 from prospect_education study
        join prospect_profile profile on profile.id = study.profile_id where auth_user_id = ${prospect_user_id}
      union all select unnest(target_country_codes), 4 from prospect_profile where auth_user_id = ${prospect_user_id}
    ) as places where code is not null group by code order by min(place), code`.execute(db);
  return rows.map(({ code }) => code);
}

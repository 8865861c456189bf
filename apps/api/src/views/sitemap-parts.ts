import { LIMITS, type MentorAddresses } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../context.ts';

type Deps = Pick<Context, 'db'>;

/** Leaves room for new mentors until the parts are divided again. */
const MENTORS_A_PART = LIMITS.sitemap_addresses_max * 0.8;

/** Divides the mentors into parts again. */
export async function updateSitemapParts({ db }: Deps): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`delete from sitemap_part`.execute(trx);
    await sql`
      insert into sitemap_part (part, first_id)
      select place / ${MENTORS_A_PART}::integer + 1, profile_id
      from (select profile_id, row_number() over (order by profile_id) - 1 as place from mentor_search) numbered
      where place % ${MENTORS_A_PART}::integer = 0`.execute(trx);
  });
}

/**
 * The slugs of searchable mentors in one part; an unknown part is empty. Before the first division, the first part has
 * as many as fit.
 */
export async function mentorAddresses({ db }: Deps, { part }: { part: number }): Promise<MentorAddresses> {
  const { rows } = await sql<{ parts: number; slugs: string[] }>`
    with bounds as (
      select greatest(1, (select count(*) from sitemap_part))::integer as parts,
        case when ${part}::integer = 1 then '00000000-0000-0000-0000-000000000000'::uuid
          else (select first_id from sitemap_part where part = ${part}) end as from_id,
        (select first_id from sitemap_part where part = ${part + 1}::integer) as to_id)
    select parts, array(
      select person.slug::text
      from mentor_search found join authenticated_user person on person.id = found.auth_user_id
      where found.profile_id >= bounds.from_id and (bounds.to_id is null or found.profile_id < bounds.to_id)
      order by found.profile_id limit ${LIMITS.sitemap_addresses_max}) as slugs
    from bounds`.execute(db);
  return rows[0] ?? { parts: 1, slugs: [] };
}

import { LIMITS, type MentorAddresses } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../context.ts';

type Needs = Pick<Context, 'db'>;

/** With room for those who come in between until the bounds are drawn anew. */
const MENTORS_A_PART = LIMITS.sitemap_addresses_max * 0.8;

/** Draws the bounds of the parts anew, from one look through the keys. */
export async function divideSitemap({ db }: Needs): Promise<void> {
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
 * The slugs of the mentors who can be found, part by part; a part that there isn't is empty. Before the bounds are drawn
 * for the first time, the first part has all that fit.
 */
export async function mentorAddresses({ db }: Needs, { part }: { part: number }): Promise<MentorAddresses> {
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

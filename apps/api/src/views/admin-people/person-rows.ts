import type { FoundPerson, PersonNamed, StaffRole } from '@abroad/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/connection.ts';

/** The roles that read what people write to each other. */
const READS_WORDS: ReadonlySet<StaffRole> = new Set(['moderator', 'admin']);
export const readsWords = (role: StaffRole): boolean => READS_WORDS.has(role);
/** The roles that see how the provider handles a payment; the others see amounts. */
export const seesProvider = (role: StaffRole): boolean => role === 'finance' || role === 'admin';
export const mayRefund = seesProvider;

/** A user by name, as one JSON value. An SQL expression. @param alias of `authenticated_user`. */
export const namedPerson = (alias: string): RawBuilder<PersonNamed> => sql<PersonNamed>`
  jsonb_build_object('user_id', ${sql.ref(`${alias}.id`)},
    'first_name', ${sql.ref(`${alias}.first_name`)}, 'last_name', ${sql.ref(`${alias}.last_name`)},
    'slug', ${sql.ref(`${alias}.slug`)}, 'is_deleted', ${sql.ref(`${alias}.status`)} = 'deleted')`;

const FOUND = sql`
  person.id as user_id, person.first_name, person.last_name, person.slug::text as slug,
  person.status = 'deleted' as is_deleted, person.email::text as email, person.status, person.created_at,
  mentor_profile.id is not null as is_mentor, prospect_profile.id is not null as is_prospect,
  staff_member.role as staff_role`;
const SOURCES = sql`
  authenticated_user person
  left join mentor_profile on mentor_profile.auth_user_id = person.id
  left join prospect_profile on prospect_profile.auth_user_id = person.id
  left join staff_member on staff_member.auth_user_id = person.id and staff_member.revoked_at is null`;

/** A page of the people that a condition on `person` finds: first those with this address or link, then the newest. */
export async function findPeople(
  db: Database,
  where: RawBuilder<unknown>,
  { q, limit, offset }: { q: string; limit: number; offset: number },
): Promise<{ items: FoundPerson[]; total: number }> {
  const [{ rows: items }, { rows: counted }] = await Promise.all([
    sql<FoundPerson>`
      select ${FOUND} from ${SOURCES} where ${where}
      order by (person.email = ${q}::citext or person.slug = ${q}::citext) desc nulls last, person.created_at desc, person.id
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from authenticated_user person where ${where}`.execute(db),
  ]);
  return { items, total: counted[0]?.total ?? 0 };
}

interface PersonRow extends FoundPerson {
  email_verified: boolean;
  email_bounced_at: string | null;
  language: string;
  time_zone: string | null;
  suspension_reason: string | null;
  visibility: 'private' | 'booked_mentors' | 'public' | null;
}

/** A user, erased or not. */
export async function findPerson(db: Database, user_id: string): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select ${FOUND}, person.email_verified, person.language, person.time_zone, person.suspension_reason,
      case when person.bounced_email = person.email then person.bounced_at end as email_bounced_at,
      prospect_profile.visibility
    from ${SOURCES} where person.id = ${user_id}`.execute(db);
  return rows[0];
}

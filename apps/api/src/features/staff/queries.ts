import {
  LIMITS,
  type StaffEvent,
  type StaffEventKind,
  type StaffEventsQuery,
  type StaffGrant,
  type StaffMember,
  type StaffMembers,
} from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { whileErasing } from '../../db/while-erasing.ts';
import { namedIfThere, personOf } from './named.ts';

/** An entry's subject besides a person, as one JSON value. An SQL expression. */
const subject = sql<StaffEvent['subject']>`
  case when subject_id is not null then jsonb_build_object('type', subject_type, 'id', subject_id) end`.as('subject');

/** All staff, those who have had a role longest first. */
export async function findStaff(db: Database): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('staff_member')
    .innerJoin('authenticated_user as member', 'member.id', 'staff_member.auth_user_id')
    .leftJoin('authenticated_user as grantor', 'grantor.id', 'staff_member.granted_by')
    .select(['staff_member.role', 'staff_member.granted_at'])
    .select([personOf('member').as('person'), personOf('grantor').as('granted_by')])
    .where('staff_member.revoked_at', 'is', null)
    .where('member.status', '<>', 'deleted')
    .orderBy('staff_member.granted_at')
    .orderBy('staff_member.auth_user_id')
    .execute();
  return rows.flatMap(({ person: row, granted_by, ...member }) => {
    const person = namedIfThere(row);
    return person === null ? [] : [{ ...person, ...member, granted_by: namedIfThere(granted_by) }];
  });
}

/**
 * The admins whose word counts as a second one beside that of who asked for a grant, as an array. The command line vouches
 * for the admins it made. An admin made by another one waits, so that the others can notice; and those two are never enough.
 * An SQL expression.
 */
export const seconds = sql<string[]>`array(
  select second.auth_user_id
  from staff_member as second
  join authenticated_user on authenticated_user.id = second.auth_user_id and authenticated_user.status = 'active'
  join staff_member as first on first.auth_user_id = staff_grant.asked_by
  where second.role = 'admin' and second.revoked_at is null and first.role = 'admin' and first.revoked_at is null
    and second.auth_user_id not in (staff_grant.asked_by, staff_grant.auth_user_id)
    and second.granted_by is distinct from first.auth_user_id and first.granted_by is distinct from second.auth_user_id
    and (second.granted_by is null or second.granted_at < now() - make_interval(days => ${LIMITS.second_admin_days}))
  order by second.auth_user_id)`;

/** The grants that wait for a second admin, the oldest first. */
export async function findGrants(db: Database): Promise<StaffGrant[]> {
  const rows = await db
    .selectFrom('staff_grant')
    .innerJoin('authenticated_user as member', 'member.id', 'staff_grant.auth_user_id')
    .leftJoin('authenticated_user as asker', 'asker.id', 'staff_grant.asked_by')
    .select(['staff_grant.role', 'staff_grant.reason', 'staff_grant.asked_at'])
    .select([personOf('member').as('person'), personOf('asker').as('asked_by'), seconds.as('second_ids')])
    .orderBy('staff_grant.asked_at')
    .execute();
  return rows.flatMap(({ person: row, asked_by, ...grant }) => {
    const person = namedIfThere(row);
    return person === null ? [] : [{ ...person, ...grant, asked_by: namedIfThere(asked_by) }];
  });
}

export const listStaff = async (db: Database): Promise<StaffMembers> => ({
  items: await findStaff(db),
  waiting: await findGrants(db),
});

/**
 * A user's own role, and since when they have it.
 * @throws AppError NOT_FOUND for a user who has none any more.
 */
export async function getMe({ db }: Pick<Context, 'db'>, user_id: string) {
  const me = await db
    .selectFrom('staff_member')
    .select(['auth_user_id as user_id', 'role', 'granted_at'])
    .where('auth_user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (me === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return me;
}

/** The ids of the active accounts whose provider has verified one of these addresses. */
export async function findByEmail(db: Database, emails: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('authenticated_user')
    .select('id')
    .where('email', 'in', emails)
    .where('email_verified', '=', true)
    .where('status', '=', 'active')
    .execute();
  return rows.map(({ id }) => id);
}

/** The filters of the audit: one person's actions or actions about them, and one kind. */
type Narrowed = Pick<StaffEventsQuery, 'user_id' | 'kind'>;

const eventsOf = (db: Database, { user_id, kind }: Narrowed) =>
  db
    .selectFrom('staff_event')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(user_id !== undefined, (query) =>
      query.where((where) =>
        where.or([where('actor_user_id', '=', user_id ?? ''), where('about_user_id', '=', user_id ?? '')]),
      ),
    );

/** A part of the audit, the latest first, and how many entries there are. */
export async function findEvents(
  db: Database,
  narrowed: Narrowed,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: StaffEvent[]; total: number }> {
  const rows = await eventsOf(db, narrowed)
    .leftJoin('authenticated_user as actor', 'actor.id', 'staff_event.actor_user_id')
    .leftJoin('authenticated_user as about', 'about.id', 'staff_event.about_user_id')
    .select(['staff_event.id', 'staff_event.role', 'reason', 'staff_event.created_at'])
    .select([
      personOf('actor').as('actor'),
      personOf('about').as('about'),
      subject,
      sql<StaffEventKind>`kind`.as('kind'),
    ])
    .orderBy('staff_event.created_at', 'desc')
    .orderBy('staff_event.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await eventsOf(db, narrowed)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const items = rows.map((row) => ({ ...row, actor: namedIfThere(row.actor), about: namedIfThere(row.about) }));
  return { items, total };
}

/** Removes what was written about a user from the audit, in the transaction that erases them. */
export async function forgetReasons(trx: Database, user_id: string): Promise<void> {
  await whileErasing(trx, async () => {
    await sql`update staff_event set reason = null where about_user_id = ${user_id} and reason is not null`.execute(
      trx,
    );
  });
}

/** The part of a user's export about them as staff: their role, a grant that waits, what they did, and what was done about them. */
export async function exportStaff(db: Database, user_id: string) {
  const member = await db
    .selectFrom('staff_member')
    .select(['role', 'granted_at', 'revoked_at'])
    .where('auth_user_id', '=', user_id)
    .executeTakeFirst();
  const waiting = await db
    .selectFrom('staff_grant')
    .select(['role', 'reason', 'asked_at'])
    .where('auth_user_id', '=', user_id)
    .executeTakeFirst();
  const events = await db
    .selectFrom('staff_event')
    .select(['kind', 'role', 'reason', 'created_at', subject])
    .select([
      sql<boolean>`actor_user_id is not distinct from ${user_id}::uuid`.as('by_you'),
      sql<boolean>`about_user_id is not distinct from ${user_id}::uuid`.as('about_you'),
    ])
    .where((where) => where.or([where('actor_user_id', '=', user_id), where('about_user_id', '=', user_id)]))
    .orderBy('created_at', 'desc')
    .execute();
  return { member: member ?? null, waiting: waiting ?? null, events };
}

import type { StaffRole } from '@abroad/contract';
import { sql } from 'kysely';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import type { StaffActor } from '../../http/actor.ts';
import { recordStaffAct } from './record-act.ts';

export type Roles = ReadonlyMap<string, StaffRole>;

/** Any constant number: those who change roles, or erase someone who has one, do so one after another. */
const ROLES_LOCK = 4_616_129;

/** Blocks all other changes of roles until the transaction ends. It comes before the locks of people: docs/locks.md. */
export async function lockRoles(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ROLES_LOCK})`.execute(trx);
}

/** The roles of all staff, suspended ones too. */
export async function readRoles(trx: Database): Promise<Roles> {
  const rows = await trx
    .selectFrom('staff_member')
    .select(['auth_user_id', 'role'])
    .where('revoked_at', 'is', null)
    .execute();
  return new Map(rows.map(({ auth_user_id, role }) => [auth_user_id, role]));
}

/**
 * Refuses a member whose role was changed or revoked after they were authenticated. Call it with their record locked.
 * @throws AppError NOT_FOUND.
 */
export async function refuseFormerRole(trx: Database, actor: Pick<StaffActor, 'user_id' | 'role'>): Promise<void> {
  const member = await trx
    .selectFrom('staff_member')
    .select('role')
    .where('auth_user_id', '=', actor.user_id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (member?.role !== actor.role) {
    throw new AppError('NOT_FOUND');
  }
}

/** The ids of the admins whose account is active. Call it under the lock of roles. */
export async function activeAdmins(trx: Database): Promise<string[]> {
  const admins = await trx
    .selectFrom('staff_member')
    .innerJoin('authenticated_user as member', 'member.id', 'staff_member.auth_user_id')
    .select('member.id')
    .where('staff_member.role', '=', 'admin')
    .where('staff_member.revoked_at', 'is', null)
    .where('member.status', '=', 'active')
    .execute();
  return admins.map(({ id }) => id);
}

/**
 * Under the lock of roles: refuses what would leave the staff without an active admin.
 * @throws AppError LAST_ADMIN.
 */
export async function refuseWithoutAdmin(trx: Database, user_id: string): Promise<void> {
  const admins = await activeAdmins(trx);
  if (admins.length === 1 && admins[0] === user_id) {
    throw new AppError('LAST_ADMIN');
  }
}

/**
 * Ends what an erased user was to the staff, in the transaction that erases them: their role, grants they asked for, and
 * seeing as someone else.
 */
export async function endRole(trx: Database, user_id: string): Promise<void> {
  const ended = await trx
    .updateTable('staff_member')
    .set({ revoked_at: new Date() })
    .where('auth_user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .returning('role')
    .executeTakeFirst();
  if (ended !== undefined) {
    await recordStaffAct(trx, {
      kind: 'role_ended',
      actor_id: user_id,
      about_user_id: user_id,
      role: ended.role,
    });
  }
  await trx.deleteFrom('view_as').where('staff_user_id', '=', user_id).execute();
  const dropped = await trx
    .deleteFrom('staff_grant')
    .where((where) => where.or([where('asked_by', '=', user_id), where('auth_user_id', '=', user_id)]))
    .returning(['auth_user_id', 'role'])
    .execute();
  for (const { auth_user_id, role } of dropped) {
    await recordStaffAct(trx, {
      kind: 'grant_withdrawn',
      actor_id: user_id,
      about_user_id: auth_user_id,
      role,
    });
  }
}

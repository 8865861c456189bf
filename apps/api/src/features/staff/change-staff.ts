import type { CreateStaffMember, StaffMember, StaffRole } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { lockRecords, type PersonStatus } from '../../db/write-as.ts';
import { findByEmail, findStaff } from './queries.ts';

type Deps = Pick<Context, 'db'>;

interface Change {
  /** The admin who changes it; null for the command line. */
  actor_id: string | null;
  user_id: string;
  /** Null takes the role away. */
  role: StaffRole | null;
  reason?: string | null | undefined;
}

type Roles = Map<string, StaffRole>;
type Statuses = ReadonlyMap<string, PersonStatus>;

async function readRoles(trx: Database): Promise<Roles> {
  const rows = await trx
    .selectFrom('staff_member')
    .select(['auth_user_id', 'role'])
    .where('revoked_at', 'is', null)
    .execute();
  return new Map(rows.map(({ auth_user_id, role }) => [auth_user_id, role]));
}

/** @throws AppError NOT_FOUND, OWN_ROLE, LAST_ADMIN. */
function refuseChange({ actor_id, user_id, role }: Change, roles: Roles, statuses: Statuses): void {
  const isAdmin = (id: string) => roles.get(id) === 'admin' && statuses.get(id) === 'active';
  // An admin who was suspended, or whose role was revoked, a moment ago has no rights any more.
  if (actor_id !== null && !isAdmin(actor_id)) {
    throw new AppError('NOT_FOUND');
  }
  if (actor_id === user_id) {
    throw new AppError('OWN_ROLE');
  }
  if (role === null ? !roles.has(user_id) : statuses.get(user_id) !== 'active') {
    throw new AppError('NOT_FOUND');
  }
  const isAnotherAdmin = [...roles.keys()].some((id) => id !== user_id && isAdmin(id));
  if (roles.get(user_id) === 'admin' && role !== 'admin' && !isAnotherAdmin) {
    throw new AppError('LAST_ADMIN');
  }
}

async function writeRole(trx: Database, { actor_id, user_id, role, reason }: Change, former: StaffRole | undefined) {
  const now = new Date();
  const granted = { granted_by: actor_id, granted_at: now, revoked_at: null };
  await (role === null
    ? trx.updateTable('staff_member').set({ revoked_at: now }).where('auth_user_id', '=', user_id).execute()
    : trx
        .insertInto('staff_member')
        .values({ auth_user_id: user_id, role, ...granted })
        .onConflict((conflict) => conflict.column('auth_user_id').doUpdateSet({ role, ...granted }))
        .execute());
  await trx
    .insertInto('staff_event')
    .values({
      id: newId(),
      kind: role === null ? 'revoked' : 'granted',
      actor_user_id: actor_id,
      about_user_id: user_id,
      role: role ?? former ?? null,
      reason: reason ?? null,
    })
    .execute();
}

/**
 * Grants, changes or revokes the role of users, with an entry in the audit for each. All staff are locked, in the order of
 * their ids: of two admins who revoke each other's role at once, one stays.
 * @throws AppError NOT_FOUND for an unknown user, or for revoking the role of a user who has none; OWN_ROLE; LAST_ADMIN.
 */
async function changeStaff({ db }: Deps, user_ids: readonly string[], change: Omit<Change, 'user_id'>): Promise<void> {
  const { actor_id, role } = change;
  const staff = [...(await readRoles(db)).keys()];
  await db.transaction().execute(async (trx) => {
    const statuses = await lockRecords(trx, [...staff, ...user_ids, ...(actor_id === null ? [] : [actor_id])]);
    for (const user_id of user_ids) {
      const roles = await readRoles(trx);
      refuseChange({ ...change, user_id }, roles, statuses);
      if (roles.get(user_id) !== role) {
        await writeRole(trx, { ...change, user_id }, roles.get(user_id));
      }
    }
  });
}

const membersOf = async (db: Database, user_ids: readonly string[]): Promise<StaffMember[]> =>
  (await findStaff(db)).filter(({ user_id }) => user_ids.includes(user_id));

/**
 * Grants a user a role, or changes it.
 * @throws AppError NOT_FOUND, OWN_ROLE, LAST_ADMIN.
 */
export async function putStaff(context: Deps, change: Change & { role: StaffRole }): Promise<StaffMember> {
  await changeStaff(context, [change.user_id], change);
  const [member] = await membersOf(context.db, [change.user_id]);
  if (member === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return member;
}

/**
 * Revokes a user's role.
 * @throws AppError NOT_FOUND, OWN_ROLE, LAST_ADMIN.
 */
export const revokeStaff = (context: Deps, { user_id, ...change }: Omit<Change, 'role'>): Promise<void> =>
  changeStaff(context, [user_id], { ...change, role: null });

/**
 * Gives a role to all active accounts with a verified address; one person may have signed up in several ways.
 * @throws AppError VALIDATION_FAILED (`email`) where there is none; OWN_ROLE, LAST_ADMIN.
 */
export async function grantByEmail(
  context: Deps,
  actor_id: string | null,
  { email, role, reason }: CreateStaffMember,
): Promise<StaffMember[]> {
  const user_ids = await findByEmail(context.db, email);
  if (user_ids.length === 0) {
    throw new AppError('VALIDATION_FAILED', {
      errors: [{ path: 'email', message: 'No active account has this verified email address' }],
    });
  }
  await changeStaff(context, user_ids, { actor_id, role, reason });
  return membersOf(context.db, user_ids);
}

/**
 * Takes the roles of an address's accounts away, for the command line.
 * @returns how many had one.
 * @throws AppError LAST_ADMIN.
 */
export async function revokeByEmail(context: Deps, email: string, reason: string | null): Promise<number> {
  const rows = await context.db
    .selectFrom('staff_member')
    .innerJoin('authenticated_user as member', 'member.id', 'staff_member.auth_user_id')
    .select('member.id')
    .where('member.email', '=', email)
    .where('staff_member.revoked_at', 'is', null)
    .execute();
  const user_ids = rows.map(({ id }) => id);
  await changeStaff(context, user_ids, { actor_id: null, role: null, reason });
  return user_ids.length;
}

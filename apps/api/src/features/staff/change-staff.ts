import type {
  CreateStaffMember,
  StaffEventKind,
  StaffGrant,
  StaffMember,
  StaffMembers,
  StaffRole,
} from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { lockRecords, type PersonStatus } from '../../db/write-as.ts';
import { requestRole } from './grants.ts';
import { findByEmail, findGrants, listStaff } from './queries.ts';
import { recordStaffAct } from './record-act.ts';
import { lockRoles, readRoles, type Roles } from './roles.ts';

type Deps = Pick<Context, 'db'>;

interface Change {
  /** The admin who changes it; null for the command line. */
  actor_id: string | null;
  user_id: string;
  /** Null takes the role away. */
  role: StaffRole | null;
  reason?: string | null | undefined;
}

type Statuses = ReadonlyMap<string, PersonStatus>;

const isActiveAdmin = (user_id: string, roles: Roles, statuses: Statuses): boolean =>
  roles.get(user_id) === 'admin' && statuses.get(user_id) === 'active';

/**
 * @param isWaiting whether a grant for the user waits, which can be taken back.
 * @throws AppError NOT_FOUND, OWN_ROLE, LAST_ADMIN.
 */
function refuseChange({ actor_id, user_id, role }: Change, roles: Roles, statuses: Statuses, isWaiting: boolean): void {
  const isAdmin = (id: string) => isActiveAdmin(id, roles, statuses);
  // An admin who was suspended, or whose role was revoked, a moment ago has no rights any more.
  if (actor_id !== null && !isAdmin(actor_id)) {
    throw new AppError('NOT_FOUND');
  }
  if (actor_id === user_id) {
    throw new AppError('OWN_ROLE');
  }
  if (role === null ? !roles.has(user_id) && !isWaiting : statuses.get(user_id) !== 'active') {
    throw new AppError('NOT_FOUND');
  }
  const isAnotherAdmin = [...roles.keys()].some((id) => id !== user_id && isAdmin(id));
  if (roles.get(user_id) === 'admin' && role !== 'admin' && !isAnotherAdmin) {
    throw new AppError('LAST_ADMIN');
  }
}

async function writeRole(trx: Database, { actor_id, user_id, role }: Change) {
  const now = new Date();
  const granted = { granted_by: actor_id, granted_at: now, revoked_at: null };
  await (role === null
    ? trx.updateTable('staff_member').set({ revoked_at: now }).where('auth_user_id', '=', user_id).execute()
    : trx
        .insertInto('staff_member')
        .values({ auth_user_id: user_id, role, ...granted })
        .onConflict((conflict) => conflict.column('auth_user_id').doUpdateSet({ role, ...granted }))
        .execute());
}

/** Changes one user's role, with the entries of the audit; a role that takes two admins may wait first. */
async function changeOne(trx: Database, change: Change, roles: Roles, statuses: Statuses): Promise<void> {
  const { actor_id, user_id, role, reason = null } = change;
  const former = roles.get(user_id);
  const record = (kind: StaffEventKind, of: StaffRole | null) =>
    recordStaffAct(trx, {
      kind,
      actor_id,
      about_user_id: user_id,
      role: of,
      reason,
    });
  if (former === role && role === 'finance') {
    return;
  }
  const { outcome, ended } = await requestRole(trx, change, (id) => isActiveAdmin(id, roles, statuses));
  if (ended !== null && ended !== role) {
    await record('grant_withdrawn', ended);
  }
  if (outcome === 'asked') {
    await record('grant_asked', role);
  }
  if (outcome === 'counts' && (former ?? null) !== role) {
    await writeRole(trx, change);
    await record(role === null ? 'revoked' : 'granted', role ?? former ?? null);
  }
}

/** Reads these users as staff members. */
async function membersOf(db: Database, user_ids: readonly string[]): Promise<StaffMembers> {
  const isOne = ({ user_id }: { user_id: string }) => user_ids.includes(user_id);
  const { items, waiting } = await listStaff(db);
  return { items: items.filter(isOne), waiting: waiting.filter(isOne) };
}

/**
 * Like `changeStaff`, in a transaction that has locked the roles.
 * @throws AppError as there.
 */
export async function changeWithin(
  trx: Database,
  user_ids: readonly string[],
  change: Omit<Change, 'user_id'>,
): Promise<StaffMembers> {
  const { actor_id } = change;
  const staff = [...(await readRoles(trx)).keys()];
  const statuses = await lockRecords(trx, [...staff, ...user_ids, ...(actor_id === null ? [] : [actor_id])]);
  for (const user_id of user_ids) {
    const roles = await readRoles(trx);
    const isWaiting = (await findGrants(trx)).some((grant) => grant.user_id === user_id);
    refuseChange({ ...change, user_id }, roles, statuses, isWaiting);
    await changeOne(trx, { ...change, user_id }, roles, statuses);
  }
  return membersOf(trx, user_ids);
}

/**
 * Grants, changes or revokes the role of users, with an entry in the audit for each. All staff are locked, in the order of
 * their ids: of two admins who revoke each other's role at once, one stays.
 * @returns what they are afterwards.
 * @throws AppError NOT_FOUND for an unknown user, or for revoking the role of a user who has none; OWN_ROLE; LAST_ADMIN.
 */
async function changeStaff(
  { db }: Deps,
  user_ids: readonly string[],
  change: Omit<Change, 'user_id'>,
): Promise<StaffMembers> {
  return db.transaction().execute(async (trx) => {
    await lockRoles(trx);
    return changeWithin(trx, user_ids, change);
  });
}

/**
 * Grants a user a role, or changes it.
 * @returns the member, or the grant that waits for a second admin.
 * @throws AppError NOT_FOUND, OWN_ROLE, LAST_ADMIN, SECOND_ADMIN_NEEDED.
 */
export async function putStaff(
  context: Deps,
  change: Change & { role: StaffRole },
): Promise<{ member: StaffMember } | { waiting: StaffGrant }> {
  const { items, waiting } = await changeStaff(context, [change.user_id], change);
  const grant = waiting.find(({ role }) => role === change.role);
  if (grant !== undefined) {
    return { waiting: grant };
  }
  const [member] = items;
  if (member === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return { member };
}

/**
 * Revokes a user's role.
 * @throws AppError NOT_FOUND, OWN_ROLE, LAST_ADMIN.
 */
export async function revokeStaff(context: Deps, { user_id, ...change }: Omit<Change, 'role'>): Promise<void> {
  await changeStaff(context, [user_id], { ...change, role: null });
}

/**
 * Gives a role to all active accounts with a verified address; one person may have signed up in several ways.
 * @throws AppError VALIDATION_FAILED (`email`) where there is none; OWN_ROLE, LAST_ADMIN, SECOND_ADMIN_NEEDED.
 */
export async function grantByEmail(
  context: Deps,
  actor_id: string | null,
  { email, role, reason }: CreateStaffMember,
): Promise<StaffMembers> {
  const user_ids = await findByEmail(context.db, [email]);
  if (user_ids.length === 0) {
    throw new AppError('VALIDATION_FAILED', {
      errors: [{ path: 'email', message: 'No active account has this verified email address' }],
    });
  }
  return changeStaff(context, user_ids, { actor_id, role, reason });
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

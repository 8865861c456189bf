import type { StaffRole } from '@abroad/contract';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import type { StaffActor } from '../../http/actor.ts';

const RANK: Readonly<Record<StaffRole, number>> = { support: 1, moderator: 2, finance: 2, admin: 3 };

/** Why a member of the staff may do nothing about a person; null where they may. */
export function whyProtected(
  actor: Pick<StaffActor, 'user_id' | 'role'>,
  person: { user_id: string; staff_role: StaffRole | null },
): 'STAFF_INVOLVED' | 'STAFF_PROTECTED' | null {
  if (person.user_id === actor.user_id) {
    return 'STAFF_INVOLVED';
  }
  return person.staff_role !== null && RANK[person.staff_role] >= RANK[actor.role] ? 'STAFF_PROTECTED' : null;
}

/**
 * Refuses what a member of the staff does about themselves, or about staff of the same or a higher role. Call it with the
 * person's lock held: a role is granted under it.
 * @throws AppError STAFF_INVOLVED, STAFF_PROTECTED.
 */
export async function refuseAboutStaff(trx: Database, actor: StaffActor, user_id: string): Promise<void> {
  const member = await trx
    .selectFrom('staff_member')
    .select('role')
    .where('auth_user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  const refusal = whyProtected(actor, { user_id, staff_role: member?.role ?? null });
  if (refusal !== null) {
    throw new AppError(refusal);
  }
}

/**
 * The same for cases and appeals, where another admin decides about an admin: no one else could.
 * @throws AppError STAFF_INVOLVED, STAFF_PROTECTED.
 */
export async function refuseCaseAboutStaff(trx: Database, actor: StaffActor, user_id: string): Promise<void> {
  if (actor.role !== 'admin' || actor.user_id === user_id) {
    await refuseAboutStaff(trx, actor, user_id);
  }
}

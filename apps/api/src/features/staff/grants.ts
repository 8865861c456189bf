import { LIMITS, type StaffRole } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { seconds } from './queries.ts';

/** Roles that no admin grants alone. */
const BY_TWO: ReadonlySet<StaffRole> = new Set(['finance']);

interface Wish {
  /** Null for the command line, which needs no second. */
  actor_id: string | null;
  user_id: string;
  role: StaffRole | null;
  reason?: string | null | undefined;
}

/** The outcome of a request for a role. */
export type Outcome =
  /** It counts now. */
  | 'counts'
  /** It waits for a second admin from now on. */
  | 'asked'
  /** The same admin has asked for it before. */
  | 'waits';

const waitingFor = (trx: Database, user_id: string) =>
  trx
    .selectFrom('staff_grant')
    .select(['role', 'asked_by'])
    .select(seconds.as('second_ids'))
    .where('auth_user_id', '=', user_id)
    .executeTakeFirst();

/**
 * Records a request for a role under the locks of all staff: one for a role that takes two admins waits until another one
 * wishes the same. Any other wish for the user ends the wait.
 * @param isAdmin whether a user is an admin now: who has asked may not be one any more.
 * @returns the outcome, and the role whose wait is over.
 * @throws AppError SECOND_ADMIN_NEEDED.
 */
export async function requestRole(
  trx: Database,
  { actor_id, user_id, role, reason }: Wish,
  isAdmin: (user_id: string) => boolean,
): Promise<{ outcome: Outcome; ended: StaffRole | null }> {
  const waiting = await waitingFor(trx, user_id);
  const isSame = waiting !== undefined && waiting.role === role && isAdmin(waiting.asked_by);
  const needsSecond = role !== null && BY_TWO.has(role) && actor_id !== null;
  if (needsSecond && isSame && waiting.asked_by === actor_id) {
    return { outcome: 'waits', ended: null };
  }
  if (needsSecond && isSame && !waiting.second_ids.includes(actor_id)) {
    throw new AppError('SECOND_ADMIN_NEEDED');
  }
  await trx.deleteFrom('staff_grant').where('auth_user_id', '=', user_id).execute();
  if (needsSecond && !isSame) {
    await trx
      .insertInto('staff_grant')
      .values({
        auth_user_id: user_id,
        role,
        asked_by: actor_id,
        reason: reason ?? null,
      })
      .execute();
    return { outcome: 'asked', ended: null };
  }
  return { outcome: 'counts', ended: waiting?.role ?? null };
}

/** How many grants wait for a second admin, and how many of them for too long. */
export async function countDueGrants({ db }: Pick<Context, 'db'>): Promise<{ due: number; overdue: number }> {
  const long = sql<boolean>`asked_at < now() - make_interval(hours => ${LIMITS.staff_grant_due_h})`;
  return db
    .selectFrom('staff_grant')
    .select((row) => [row.fn.countAll<number>().as('due'), row.fn.countAll<number>().filterWhere(long).as('overdue')])
    .executeTakeFirstOrThrow();
}

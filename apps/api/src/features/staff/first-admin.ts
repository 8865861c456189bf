import { createHash, randomBytes } from 'node:crypto';
import { LIMITS, type StaffMember } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { changeWithin } from './change-staff.ts';
import { activeAdmins, lockRoles } from './roles.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

const TOKEN_BYTES = 32;
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Makes the token of the link by which a signed-in person becomes the first admin, in place of the one before.
 * @returns null where there is an admin already.
 */
export async function makeFirstAdminToken({ db, clock }: Deps): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    await lockRoles(trx);
    if ((await activeAdmins(trx)).length > 0) {
      return null;
    }
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expires_at = toInstant(clock.now() + LIMITS.first_admin_link_min * 60_000);
    await trx.deleteFrom('first_admin_link').execute();
    await trx
      .insertInto('first_admin_link')
      .values({ token_hash: hashOf(token), expires_at })
      .execute();
    return token;
  });
}

/** Uses the link up. @returns whether it was the one, and still works. */
async function takeLink(trx: Database, { clock }: Deps, token: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('first_admin_link')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', toInstant(clock.now()))
    .returning('expires_at')
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Makes a person the first admin. Of several who use the link at once, one becomes it.
 * @throws AppError NOT_FOUND for a link that is used up, too old or none, and where there is an admin already.
 */
export async function becomeFirstAdmin(context: Deps, user_id: string, token: string): Promise<StaffMember> {
  return context.db.transaction().execute(async (trx) => {
    await lockRoles(trx);
    if ((await activeAdmins(trx)).length > 0 || !(await takeLink(trx, context, token))) {
      throw new AppError('NOT_FOUND');
    }
    const { items } = await changeWithin(trx, [user_id], { actor_id: null, role: 'admin' });
    const [member] = items;
    if (member === undefined) {
      throw new AppError('NOT_FOUND');
    }
    return member;
  });
}

import type { Database } from '../../db/connection.ts';
import { recordStaffAct } from './record-act.ts';

/** Records that the command line removed the second factor of a user, who is named by their id at the identity provider. */
export async function recordRemovedFactor(trx: Database, identity_id: string, reason: string | null): Promise<void> {
  const about = await trx
    .selectFrom('authenticated_user')
    .select('id')
    .where('clerk_id', '=', identity_id)
    .executeTakeFirst();
  const about_user_id = about?.id ?? null;
  await recordStaffAct(trx, { kind: 'second_factor_removed', actor_id: null, about_user_id, reason });
}

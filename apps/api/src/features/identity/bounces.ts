import type { Database } from '../../db/connection.ts';

/**
 * Records that mail to a user's address bounces. A former address is ignored.
 * @param bounce.at RFC 3339.
 */
export async function recordBounce(
  trx: Database,
  { user_id, address, at }: { user_id: string; address: string; at: string },
): Promise<void> {
  await trx
    .updateTable('authenticated_user')
    .set({ bounced_email: address, bounced_at: at })
    .where('id', '=', user_id)
    .where('email', '=', address)
    .execute();
}

/** Clears a bounce, so that mail is sent to the address again. */
export async function clearBounce(trx: Database, user_id: string): Promise<void> {
  await trx
    .updateTable('authenticated_user')
    .set({ bounced_email: null, bounced_at: null })
    .where('id', '=', user_id)
    .execute();
}

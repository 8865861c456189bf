import type { Database } from '../../db/connection.ts';

/**
 * Notes that mail to somebody's address comes back. An address that is theirs no more says nothing about them.
 * @param bounce.at RFC 3339.
 */
export async function noteBounce(
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

/** Has mail tried again at the address. */
export async function forgetBounce(trx: Database, user_id: string): Promise<void> {
  await trx
    .updateTable('authenticated_user')
    .set({ bounced_email: null, bounced_at: null })
    .where('id', '=', user_id)
    .execute();
}

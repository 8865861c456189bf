import type { Context } from '../../context.ts';
import { keyedHash, type KeyedHash } from '../../db/keyed-hash.ts';
import type { Database } from '../../db/connection.ts';

/** The hash of addresses and codes. Call it outside of transactions. */
export const addressHash = (context: Pick<Context, 'db' | 'sealer'>): Promise<KeyedHash> =>
  keyedHash(context, 'proof-addresses');

/**
 * Deletes the mailboxes that prove a user, in the transaction that erases them. Those of revoked proofs stay taken, as keyed
 * hashes of no one: otherwise a new account would prove the same with them.
 */
export async function forgetAddresses(trx: Database, user_id: string): Promise<void> {
  await trx.deleteFrom('proof_address').where('auth_user_id', '=', user_id).where('is_revoked', '=', false).execute();
  await trx.updateTable('proof_address').set({ auth_user_id: null }).where('auth_user_id', '=', user_id).execute();
}

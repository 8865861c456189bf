import type { Database } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { closePayoutAccountJob } from '../../jobs/known-jobs.ts';

/** Reads a person's payout account for their archive, without sealed numbers and the provider's ids. */
export async function exportPayoutAccount(db: Database, user_id: string) {
  const account = await db
    .selectFrom('payout_account')
    .select(['provider', 'state', 'country', 'currency', 'needs', 'bank_last4', 'bank_changed_at'])
    .select(['activated_at', 'schedule', 'created_at'])
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  const events = await db
    .selectFrom('payout_account_event')
    .select(['kind', 'from_state', 'to_state', 'actor_role', 'created_at'])
    .where('user_id', '=', user_id)
    .orderBy('created_at')
    .execute();
  return account === undefined ? null : { ...account, events };
}

/**
 * Deletes what an account says of its bank, in the transaction that erases the person. The provider's id stays, and so the
 * money that may still be due. The account at the provider is closed afterwards, once nothing is owed.
 */
export async function forgetPayoutAccount(trx: Database, user_id: string): Promise<void> {
  const account = await trx
    .updateTable('payout_account')
    .set({ bank_details: null, bank_details_key_id: null, bank_last4: null, bank_fingerprint: null })
    .where('user_id', '=', user_id)
    .returning('account_id')
    .executeTakeFirst();
  if (account !== undefined && account.account_id !== null) {
    await enqueue(trx, [closePayoutAccountJob({ user_id })]);
  }
}

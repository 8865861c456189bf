import type { HoldReason } from '@abroad/booking-rules';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { payoutAccountOf, type PayoutAccount } from '../payout-accounts/account.ts';
import { isBlocked } from './blocked.ts';
import type { Payout, PayoutLine } from './payout.ts';

/** The kinds of what decisions did at once about a mentor since an instant, as far as it lasts. */
async function decidedSince(trx: Database, user_id: string, since: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from moderation_measure
    where user_id = ${user_id} and ended_at is null and created_at >= ${since}::timestamptz
      and begins_at is null`.execute(trx);
  return rows.map(({ kind }) => kind);
}

/** Whether a payout goes elsewhere than to its mentor's account; who has left has none any more for what staff pay by hand. */
export async function isElsewhere(
  trx: Database,
  { user_id, provider, account_id }: Pick<Payout, 'user_id' | 'provider' | 'account_id'>,
  account: PayoutAccount | undefined,
): Promise<boolean> {
  if (account?.provider === provider && account.account_id === account_id) {
    return false;
  }
  const left = await trx.selectFrom('erasure').select('user_id').where('user_id', '=', user_id).executeTakeFirst();
  return provider !== 'manual' || left === undefined;
}

/**
 * Why a payout is looked at again just before its money leaves: since it was begun or released its bank account changed,
 * something was opened about one of its sessions, or a decision suspended the mentor or holds what they are paid. Runs under the
 * mentor's lock.
 */
export async function changedSince(trx: Database, payout: Payout, lines: readonly PayoutLine[]): Promise<HoldReason[]> {
  const { user_id, updated_at } = payout;
  const account = await payoutAccountOf(trx, user_id);
  const bank_changed_at = account?.bank_changed_at ?? null;
  const isNewBank = bank_changed_at !== null && Date.parse(bank_changed_at) > Date.parse(updated_at);
  let hasOpen = false;
  for (const { id, net_minor } of lines) {
    hasOpen ||= net_minor > 0 && (await isBlocked(trx, id));
  }
  const decided = await decidedSince(trx, user_id, updated_at);
  const found: Partial<Record<HoldReason, boolean>> = {
    bank_changed: isNewBank,
    open_case: hasOpen,
    decision: decided.includes('hold_payouts'),
    suspended: decided.includes('suspend') || decided.includes('close_account'),
    account_changed: await isElsewhere(trx, payout, account),
  };
  return (Object.keys(found) as HoldReason[]).filter((reason) => found[reason] === true);
}

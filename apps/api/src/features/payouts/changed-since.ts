import type { HoldReason } from '@abroad/booking-rules';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { payoutAccountOf } from '../payout-accounts/index.ts';
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

/**
 * Why a payout is looked at again just before its money leaves: since it was begun or released its bank account changed,
 * something was opened about one of its sessions, or a decision suspended the mentor or holds what they are paid. Runs under the
 * mentor's lock.
 */
export async function changedSince(
  trx: Database,
  { user_id, provider, account_id, updated_at }: Payout,
  lines: readonly PayoutLine[],
): Promise<HoldReason[]> {
  const account = await payoutAccountOf(trx, user_id);
  const isOther = account?.provider !== provider || account.account_id !== account_id;
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
    account_changed: isOther,
  };
  return (Object.keys(found) as HoldReason[]).filter((reason) => found[reason] === true);
}

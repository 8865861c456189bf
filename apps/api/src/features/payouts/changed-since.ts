import type { HoldReason } from '@abroad/booking-rules';
import type { Database } from '../../db/connection.ts';
import { payoutAccountOf } from '../payout-accounts/index.ts';
import { isBlocked } from './blocked.ts';
import type { Payout, PayoutLine } from './payout.ts';

/**
 * Why a payout is looked at again just before its money leaves: since it was begun or released its bank account changed, or
 * something was opened about one of its sessions. Runs under the mentor's lock.
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
  const found: Partial<Record<HoldReason, boolean>> = {
    bank_changed: isNewBank,
    open_case: hasOpen,
    account_changed: isOther,
  };
  return (Object.keys(found) as HoldReason[]).filter((reason) => found[reason] === true);
}

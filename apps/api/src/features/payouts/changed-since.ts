import type { HoldReason } from '@abroad/booking-rules';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { payoutAccountOf, type PayoutAccount } from '../payout-accounts/account.ts';
import { isBlocked } from './blocked.ts';
import type { Payout, PayoutLine } from './payout.ts';

/** Lists the kinds of lasting measures that decisions took about a mentor since an instant. */
async function decidedSince(trx: Database, user_id: string, since: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from moderation_measure
    where user_id = ${user_id} and ended_at is null and created_at >= ${since}::timestamptz
      and begins_at is null`.execute(trx);
  return rows.map(({ kind }) => kind);
}

/** Says whether a payout's target differs from its mentor's account; mentors who left have none any more for payouts by hand. */
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
 * Returns the reasons to review a payout again just before it is sent: since it was begun or released its bank account changed,
 * a case or dispute was opened about one of its sessions, or a decision suspended the mentor or holds their payouts. Runs under the
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

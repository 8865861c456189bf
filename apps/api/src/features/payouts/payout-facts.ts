import type { StaffPayoutDetail } from '@abroad/contract';
import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { needsOf } from '../payout-accounts/present.ts';
import { payoutAccountOf } from '../payout-accounts/account.ts';
import type { Payout } from './payout.ts';

/** The account of a payout's mentor as it is now; null where they have none. */
export async function findPayee(
  db: Database,
  payout: Pick<Payout, 'user_id' | 'provider' | 'account_id'>,
): Promise<StaffPayoutDetail['account']> {
  const account = await payoutAccountOf(db, payout.user_id);
  if (account === undefined) {
    return null;
  }
  const { state, needs, provider, bank_last4, account_id } = account;
  const is_of_payout = provider === payout.provider && account_id === payout.account_id;
  return { state, needs: needsOf(needs), provider, bank_last4, is_of_payout };
}

type Posting = StaffPayoutDetail['ledger']['lines'][number];

/** The ledger of a payout: for each occasion and account the lines of all sessions together, the oldest first. */
export async function findPostings(db: Database, payout_id: string): Promise<StaffPayoutDetail['ledger']> {
  const { rows } = await sql<Posting>`
    select split_part(occasion, ':', 1) as occasion, account, sum(amount_minor)::bigint as amount_minor,
      min(created_at) as created_at
    from ledger_entry where payout_id = ${payout_id}
    -- Each time that it was sent is an occasion of its own.
    group by split_part(occasion, ':', 1), case when occasion like 'payout%' then split_part(occasion, ':', 3) end, account
    order by min(created_at), 1, account`.execute(db);
  return {
    lines: rows.map((row) => ({ ...row, created_at: toInstant(row.created_at) })),
    sum_minor: rows.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
  };
}

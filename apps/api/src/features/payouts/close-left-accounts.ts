import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { closePayoutAccountJob } from '../../jobs/known-jobs.ts';
import { payoutProviderOf } from '../../providers/payouts/port.ts';
import { noteClosed, payoutAccountOf } from '../payout-accounts/account.ts';
import type { PayoutDeps } from './deps.ts';
import { RETURNED_FOR_DAYS } from './reconcile-payouts.ts';
import { tryCall } from './try-call.ts';

const BATCH = 500;

/** Says whether a mentor has left, has an account at a provider, and no money is due to or from it any more. */
const canBeClosed = (now: number): RawBuilder<boolean> => sql`
  account.account_id is not null and account.provider <> 'manual' and account.closed_at is null
  and exists (select from erasure where erasure.user_id = account.user_id)
  and not exists (
    select from ledger_entry where owner_user_id = account.user_id
      and account in ('mentor_pending', 'mentor_earned', 'mentor_payable', 'payout_in_transit')
    group by account, currency having sum(amount_minor) <> 0)
  and not exists (
    select from payout where payout.user_id = account.user_id and (status not in ('paid', 'cancelled')
      or status = 'paid' and paid_at > ${new Date(now)}::timestamptz - make_interval(days => ${RETURNED_FOR_DAYS})))
  and not exists (
    select from payout_reversal join payout on payout.id = payout_id
    where payout.user_id = account.user_id and payout_reversal.status = 'pending')`;

async function findClosable(db: Database, now: number, user_id: string | null): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select account.user_id from payout_account account
    where (${user_id}::uuid is null or account.user_id = ${user_id}) and ${canBeClosed(now)} limit ${BATCH}`.execute(
    db,
  );
  return rows.map((row) => row.user_id);
}

/**
 * Closes the account of a mentor who has left. It stays open while money is owed, or may come back from the bank; the sweep
 * tries again each day, also after a refusal.
 * @throws PayoutError if the provider can't be reached
 */
export async function closeLeftAccount(context: PayoutDeps, user_id: string): Promise<void> {
  const { db, clock, logger } = context;
  const [closable] = await findClosable(db, clock.now(), user_id);
  const account = closable === undefined ? undefined : await payoutAccountOf(db, user_id);
  if (account?.account_id == null) {
    return;
  }
  const { account_id, provider } = account;
  const outcome = await tryCall(context, { user_id, call: 'close' }, () =>
    payoutProviderOf(context, provider ?? 'none').closeAccount(account_id),
  );
  if ('refusal' in outcome) {
    return;
  }
  await noteClosed(db, user_id, clock.now());
  logger.warn({ part: 'payouts', user_id }, 'the payout account of a mentor who left was closed');
}

/** Closes the accounts of mentors who left, once nothing is due to them. */
export async function closeLeftAccounts({ db, clock }: Pick<PayoutDeps, 'db' | 'clock'>): Promise<void> {
  const closable = await findClosable(db, clock.now(), null);
  await enqueue(
    db,
    closable.map((user_id) => closePayoutAccountJob({ user_id })),
  );
}

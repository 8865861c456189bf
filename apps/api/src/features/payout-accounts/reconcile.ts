import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import { automaticPayouts, PayoutError } from '../../providers/payouts/port.ts';
import { payoutAccountOf } from './account.ts';
import type { PayoutAccountDeps } from './deps.ts';
import { openPayoutAccount, settlePayoutAccount } from './settle.ts';

/** How many accounts are checked per run; those unchecked for longest come first. */
const BATCH = 100;

/**
 * Accounts that mentors work on are due after five minutes, or a tenth of the time since they last changed, up to six hours; those that can
 * be paid each day.
 */
async function findDue({ db, clock, payouts }: PayoutAccountDeps): Promise<{ user_id: string; isOpen: boolean }[]> {
  const at = new Date(clock.now());
  const { rows } = await sql<{ user_id: string; is_open: boolean }>`
    select user_id, account_id is not null as is_open from payout_account
    where provider = ${automaticPayouts({ payouts }).name} and state <> 'rejected' and closed_at is null
      and coalesce(checked_at, updated_at) < ${at}::timestamptz - case state when 'active' then interval '1 day'
        else least(interval '6 hours', greatest(interval '5 minutes', (${at}::timestamptz - updated_at) / 10)) end
    order by checked_at nulls first limit ${BATCH}`.execute(db);
  return rows.map(({ user_id, is_open }) => ({ user_id, isOpen: is_open }));
}

/** Counts a failed check as a check, so that failing accounts don't keep others from their turn. */
const postpone = ({ db, clock }: PayoutAccountDeps, user_id: string) =>
  db
    .updateTable('payout_account')
    .set({ checked_at: toInstant(clock.now()) })
    .where('user_id', '=', user_id)
    .execute();

async function repair(context: PayoutAccountDeps, user_id: string, isOpen: boolean): Promise<void> {
  const before = await payoutAccountOf(context.db, user_id);
  const after = await (isOpen ? settlePayoutAccount : openPayoutAccount)(context, user_id);
  if (after === undefined) {
    // The account of an erased person stays as it is.
    await postpone(context, user_id);
  } else if (before?.state !== after.state) {
    const { state } = after;
    context.logger.warn({ part: 'payouts', user_id, before: before?.state, state }, 'a payout account was repaired');
  }
}

/** Asks the provider about accounts whose webhook may be lost, and makes those whose making was interrupted. */
export async function reconcilePayoutAccounts(context: PayoutAccountDeps): Promise<void> {
  for (const { user_id, isOpen } of await findDue(context)) {
    try {
      await repair(context, user_id, isOpen);
    } catch (error) {
      context.logger.warn({ part: 'payouts', user_id, err: error }, 'a payout account could not be looked at');
      await postpone(context, user_id);
      if (error instanceof PayoutError && error.reason === 'unreachable') {
        return;
      }
    }
  }
}

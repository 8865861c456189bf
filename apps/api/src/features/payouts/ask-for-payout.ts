import { LOOKED_AT_ONCE } from '@abroad/booking-rules';
import type { PayoutDetail } from '@abroad/contract';
import { AppError } from '../../core/app-error.ts';
import { writeAs } from '../../db/write-as.ts';
import { lockPayoutAccount, type PayoutAccount } from '../payout-accounts/account.ts';
import { beginPayout, findHolds } from './begin-payout.ts';
import { retryPayout } from './change-payout.ts';
import type { PayoutDeps } from './deps.ts';
import { lockPayout, type Payout, type PayoutActor } from './payout.ts';
import { readPayout } from './read-payouts.ts';
import { requireMentor } from '../profiles/own-profile.ts';
import { takeBackTransfers } from './take-back.ts';

type Deps = Pick<PayoutDeps, 'db' | 'clock' | 'config'>;

const byMentor = (user_id: string): PayoutActor => ({ user_id, role: 'mentor' });

/** Begins a payout that the mentor asks for. @throws AppError PROFILE_NOT_FOUND, PAYOUT_NOT_POSSIBLE */
export async function askForPayout(context: Deps, user_id: string, currency: string): Promise<PayoutDetail> {
  const payout = await writeAs(context.db, user_id, async (trx) => {
    const now = context.clock.now();
    await requireMentor(trx, user_id);
    const account = await lockPayoutAccount(trx, user_id);
    return beginPayout(trx, account, {
      currency,
      platform_country: context.config.platform_country,
      scheduled_for: now,
      by: byMentor(user_id),
      now,
    });
  });
  if (typeof payout === 'string') {
    throw new AppError('PAYOUT_NOT_POSSIBLE');
  }
  return readPayout(context, user_id, payout.id);
}

const isSameAccount = (payout: Payout, account: PayoutAccount) =>
  account.provider === payout.provider && account.account_id === payout.account_id;

/**
 * Sends a failed payout of one's own again. Where another account was chosen meanwhile, the balance at the old one is taken back.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE, PAYOUT_NOT_POSSIBLE while the account isn't ready.
 */
export async function askAgain(context: Deps, user_id: string, id: string): Promise<PayoutDetail> {
  await writeAs(context.db, user_id, async (trx) => {
    const now = context.clock.now();
    const by = byMentor(user_id);
    const payout = await lockPayout(trx, id);
    if (payout?.user_id !== user_id) {
      throw new AppError('NOT_FOUND');
    }
    if (payout.status !== 'failed' || payout.cancel_asked_at !== null) {
      throw new AppError('ILLEGAL_MOVE');
    }
    const account = await lockPayoutAccount(trx, user_id);
    if (account?.state !== 'active') {
      throw new AppError('PAYOUT_NOT_POSSIBLE');
    }
    if (!isSameAccount(payout, account)) {
      await takeBackTransfers(trx, payout, { by, now });
      return;
    }
    const { amount_minor, currency, provider } = payout;
    const { bank_changed_at } = account;
    const holds = await findHolds(
      trx,
      { user_id, currency },
      { amount_minor, provider, bank_changed_at, now, but: id },
    );
    // Staff have reviewed it before its first attempt.
    const held_for = holds.filter((reason) => !LOOKED_AT_ONCE.has(reason));
    await retryPayout(trx, payout, { held_for, by, now });
  });
  return readPayout(context, user_id, id);
}

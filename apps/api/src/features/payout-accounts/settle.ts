import { fullName } from '@abroad/contract/full-name';
import { toInstant } from '../../core/clock.ts';
import { writeAbout } from '../../db/write-as.ts';
import type { PayoutAccountState } from '../../db/tables.ts';
import { replaceSignal, signalOf } from '../../http/account-signals.ts';
import { payoutProviderOf, type PayoutAccountSnapshot } from '../../providers/payouts/port.ts';
import { comparedName } from '../fraud/holder-name.ts';
import { lockPayoutAccount, payoutAccountOf, type PayoutAccount } from './account.ts';
import type { PayoutAccountDeps } from './deps.ts';
import { writeAccount } from './write-account.ts';

/** A concurrent call applied an answer of the provider that may be newer. */
const OUTDATED = Symbol('outdated');
const TRIES = 10;

/** Describes a mismatch in an answer of the provider; null where everything matches. */
function mismatchOf({ account_id, country }: PayoutAccount, snapshot: PayoutAccountSnapshot): string | null {
  if (account_id !== null && snapshot.id !== account_id) {
    return `the account is ${snapshot.id}`;
  }
  return snapshot.country === country ? null : `the country is ${snapshot.country}`;
}

/** Returns the next state: a rejected account stays rejected, and an account that was active isn't in progress again. */
function nextState(before: PayoutAccountState, told: PayoutAccountSnapshot['state']): PayoutAccountState {
  if (before === 'rejected') {
    return 'rejected';
  }
  return told === 'in_progress' && (before === 'active' || before === 'restricted') ? 'restricted' : told;
}

/** Applies an answer of the provider to the account, under the lock of its owner. */
export async function applySnapshot(
  context: PayoutAccountDeps,
  unlocked: PayoutAccount,
  snapshot: PayoutAccountSnapshot,
): Promise<PayoutAccount | typeof OUTDATED | undefined> {
  const now = context.clock.now();
  const mismatch = mismatchOf(unlocked, snapshot);
  const { user_id } = unlocked;
  return writeAbout(context.db, user_id, async (trx) => {
    const before = await lockPayoutAccount(trx, user_id);
    if (before?.version !== unlocked.version) {
      return OUTDATED;
    }
    if (mismatch !== null) {
      context.logger.error({ part: 'payouts', user_id, mismatch }, 'the payout provider disagrees');
      const checked_at = toInstant(now);
      return trx
        .updateTable('payout_account')
        .set({ mismatch, checked_at })
        .where('user_id', '=', user_id)
        .returningAll()
        .executeTakeFirst();
    }
    if (snapshot.bank_holder !== null) {
      await replaceSignal(trx, user_id, signalOf(context, 'holder', comparedName([snapshot.bank_holder])));
    }
    return writeAccount(trx, before, {
      columns: {
        account_id: snapshot.id,
        needs: [...snapshot.needs],
        mismatch: null,
        checked_at: toInstant(now),
        ...(before.provider !== 'manual' && { bank_last4: snapshot.bank_last4 }),
      },
      fingerprint: snapshot.bank_fingerprint,
      state: nextState(before.state, snapshot.state),
      by: 'provider',
      now,
    });
  });
}

/**
 * Asks the provider for the state of an account, and takes it over. All that providers say of accounts goes through here, in any
 * order and any number of times, with the same result: an answer is applied only if it was requested after everything that
 * was applied before.
 * @returns the account then; undefined where there is none at a provider
 * @throws PayoutError
 */
export async function settlePayoutAccount(
  context: PayoutAccountDeps,
  user_id: string,
): Promise<PayoutAccount | undefined> {
  for (let left = TRIES; left > 0; left -= 1) {
    const account = await payoutAccountOf(context.db, user_id);
    if (account?.provider == null || account.account_id === null || account.provider === 'manual') {
      return account;
    }
    const snapshot = await payoutProviderOf(context, account.provider).readAccount(account.account_id);
    const after = await applySnapshot(context, account, snapshot);
    if (after !== OUTDATED) {
      return after;
    }
  }
  throw new Error(`the payout account of ${user_id} changes too often to be settled`);
}

/**
 * Makes the account at the provider that a mentor has chosen. Asked for again, even after a lost answer, it is the same account.
 * @throws PayoutError
 */
export async function openPayoutAccount(
  context: PayoutAccountDeps,
  user_id: string,
): Promise<PayoutAccount | undefined> {
  const account = await payoutAccountOf(context.db, user_id);
  if (account?.provider == null || account.country === null || account.account_id !== null) {
    return account;
  }
  const person = await context.db
    .selectFrom('authenticated_user')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  const made = await payoutProviderOf(context, account.provider).createAccount(
    {
      user_id,
      email: person.email ?? '',
      country: account.country,
      display_name: fullName(person, 'en'),
    },
    `payout-account:${user_id}:${account.attempt}`,
  );
  const opened = await applySnapshot(context, account, made);
  return opened === OUTDATED ? openPayoutAccount(context, user_id) : opened;
}

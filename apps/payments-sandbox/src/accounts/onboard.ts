import type { PoolClient } from 'pg';
import type { AccountRow, AccountState, LinkRow } from '../database/connect-rows.ts';
import { insertRow, updateRow } from '../database/queries.ts';
import { recordLinkReturned, recordThinEvent } from '../events/record-thin.ts';
import { recordEvent } from '../events/record.ts';
import { newId } from '../ids.ts';
import { lockAccount } from './account-of.ts';
import { bankOf, presentBank } from './bank-accounts.ts';
import { currenciesOf } from './currency-of.ts';
import { testBankOf } from './test-banks.ts';

/** What a person, or a test, chooses on the onboarding page. */
export interface Choice {
  outcome: 'complete' | 'restricted' | 'rejected';
  /** The number of a test bank account; empty: the one that is there stays. */
  bank: string;
  /** In which a new bank account is held, lower case; empty: the country's own. */
  currency: string;
}

const STATE: Readonly<Record<Choice['outcome'], AccountState>> = {
  complete: 'active',
  restricted: 'restricted',
  rejected: 'rejected',
};

/** Makes an account active, restricted or rejected, and tells it. A rejected one stays so. */
export async function setState(db: PoolClient, account: AccountRow, state: AccountState): Promise<AccountRow> {
  if (account.state === 'rejected') {
    return account;
  }
  const changed = await updateRow(db, 'account', account.id, {
    state,
    submitted_at: account.submitted_at ?? new Date(),
  });
  await recordThinEvent(db, 'v2.core.account[requirements].updated', account.id);
  if (state !== account.state) {
    const details = { updated_capability: 'stripe_balance.stripe_transfers' };
    await recordThinEvent(
      db,
      'v2.core.account[configuration.recipient].capability_status_updated',
      account.id,
      details,
    );
  }
  return changed;
}

/**
 * Puts a bank account in the place of the one that is there.
 * @returns whether the number is one of the test numbers, and the currency one of the country's
 */
export async function setBank(
  db: PoolClient,
  account: AccountRow,
  { number, currency: wanted }: { number: string; currency: string },
): Promise<boolean> {
  const test = testBankOf(number);
  const [own, ...others] = currenciesOf(account.country);
  const currency = wanted === '' ? own : [own, ...others].find((one) => one === wanted);
  if (test === undefined || currency === undefined) {
    return false;
  }
  const before = await bankOf(db, account.id);
  const bank = await insertRow(db, 'bank_account', {
    id: newId('ba'),
    account_id: account.id,
    last4: number.slice(-4),
    behaviour: test.behaviour,
    country: account.country,
    currency,
  });
  await updateRow(db, 'account', account.id, { currency });
  const kind = before === undefined ? 'created' : 'updated';
  await recordEvent(db, `account.external_account.${kind}`, presentBank(bank, true), account.id);
  await recordThinEvent(db, 'v2.core.account[requirements].updated', account.id);
  return true;
}

/** Does what was chosen on the page of a link. @returns whether it was done: the number of the bank account may be wrong */
export async function onboard(db: PoolClient, link: LinkRow, { outcome, bank, currency }: Choice): Promise<boolean> {
  const account = await lockAccount(db, link.account_id, 'account');
  const isKept = bank === '' && (await bankOf(db, account.id)) !== undefined;
  if (!isKept && !(await setBank(db, account, { number: bank, currency }))) {
    return false;
  }
  await setState(db, account, STATE[outcome]);
  if (link.kind !== 'login') {
    await recordLinkReturned(db, account.id, link.kind);
  }
  return true;
}

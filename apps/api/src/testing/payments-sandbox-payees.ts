import { inTransaction } from '../../../embedded/src/in-transaction.ts';
import { lockAccount } from '../../../payments-sandbox/src/account-of.ts';
import { setBank, setState } from '../../../payments-sandbox/src/account-links.ts';
import type { AccountState } from '../../../payments-sandbox/src/database/rows.ts';
import type { Sandbox } from '../../../payments-sandbox/src/sandbox.ts';

/** The test bank accounts of the sandbox, by what becomes of payouts to them. */
export const BANKS = {
  good: '000123456789',
  other: '000987654321',
  no_account: '000111111116',
  account_closed: '000111111113',
  returned_late: '000111111112',
} as const;

interface Payee {
  state?: Exclude<AccountState, 'new'>;
  bank?: string;
  /** The currency of the bank account, lower case; the country's own by default. */
  currency?: string;
}

/** Submits the page of an account link, as a browser does. @returns the address of the redirect */
export async function submitOnboarding(
  url: string,
  choice: Partial<Record<'outcome' | 'bank' | 'currency' | 'action', string>> = {},
) {
  const form = { outcome: 'complete', bank: BANKS.good, action: 'submit', ...choice };
  const response = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });
  await response.body?.cancel();
  return { status: response.status, location: response.headers.get('location') };
}

/** The people who are paid, in the hands of a test. */
export function sandboxPayees({ pool, config }: Sandbox) {
  return {
    /** Makes the provider's decision about an account, as on its own page: active with a bank account that takes payouts, unless said otherwise. */
    async decideAccount(account_id: string, { state = 'active', bank = BANKS.good, currency = '' }: Payee = {}) {
      await inTransaction(pool, async (db) => {
        const account = await lockAccount(db, account_id, 'account');
        await setBank(db, account, { number: bank, currency });
        await setState(db, account, state);
      });
    },
    /** Makes an account active, restricted or rejected, and leaves the bank account. */
    async changeAccount(account_id: string, state: Exclude<AccountState, 'new'>) {
      await inTransaction(pool, async (db) => setState(db, await lockAccount(db, account_id, 'account'), state));
    },
    /** The mentor names another bank account. */
    async changeBank(account_id: string, bank: string = BANKS.other) {
      await inTransaction(pool, async (db) =>
        setBank(db, await lockAccount(db, account_id, 'account'), { number: bank, currency: '' }),
      );
    },
    submitOnboarding,
    payouts_webhook_secret: config.payouts_webhook_secret,
  };
}

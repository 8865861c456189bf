import { payoutStep } from '@abroad/reference-data/payable-step';
import { z } from 'zod';
import { accountOf, lockAccount } from '../accounts/account-of.ts';
import { bankOf } from '../accounts/bank-accounts.ts';
import { STEPS } from '../accounts/test-banks.ts';
import { availableTo } from '../balance/held.ts';
import { insufficient } from '../balance/insufficient.ts';
import { checkAmount } from '../currencies.ts';
import type { AccountRow, BankRow } from '../database/connect-rows.ts';
import { insertRow } from '../database/queries.ts';
import { recordEvent } from '../events/record.ts';
import { StateRefusal } from '../http/api-error.ts';
import type { Call, Reply } from '../http/call.ts';
import { readParams } from '../http/params.ts';
import { newId } from '../ids.ts';
import { Metadata } from '../metadata.ts';
import { Sum } from '../transfers/sum.ts';
import { presentPayout } from './present-payout.ts';

const Create = z.strictObject({
  amount: Sum,
  currency: z.string().regex(/^[a-z]{3}$/, 'must be three small letters'),
  metadata: Metadata,
});

/** @throws ApiError 400 where the account can't pay out to it */
function checkBank(account: AccountRow, bank: BankRow | undefined, currency: string): BankRow {
  if (account.state !== 'active') {
    const message = 'Payouts have been disabled on this account until it meets its requirements.';
    throw new StateRefusal({ code: 'payouts_not_allowed', message });
  }
  if (bank?.status === 'errored') {
    const message = 'The bank account provided cannot be used for payouts: it returned one.';
    throw new StateRefusal({ code: 'bank_account_unusable', message });
  }
  if (bank?.currency !== currency) {
    throw new StateRefusal({ message: `Sorry, you don't have any external accounts in that currency (${currency}).` });
  }
  return bank;
}

/** `POST /v1/payouts` of the account in `Stripe-Account`: https://docs.stripe.com/api/payouts/create */
export async function createPayout(call: Call): Promise<Reply> {
  const { sandbox, db, params } = call;
  const { amount, currency, metadata } = readParams(Create, params);
  checkAmount(amount, currency, payoutStep);
  const account = await lockAccount(db, accountOf(call), 'account');
  const bank = checkBank(account, await bankOf(db, account.id), currency);
  if ((await availableTo(db, account.id, currency)) < amount) {
    throw insufficient('You have insufficient funds in your Stripe account for this payout.');
  }
  const due = new Date(Date.now() + sandbox.config.later_ms);
  const steps = STEPS[bank.behaviour];
  const payout = await insertRow(db, 'payout', {
    id: newId('po'),
    account_id: account.id,
    bank_id: bank.id,
    amount,
    currency,
    status: 'pending',
    metadata: metadata ?? {},
    steps,
    due,
    arrival_at: new Date(Date.now() + sandbox.config.later_ms * steps.length),
  });
  await recordEvent(db, 'payout.created', presentPayout(payout), account.id);
  return { status: 200, body: presentPayout(payout) };
}

import { z } from 'zod';
import type { PoolClient } from 'pg';
import { payoutStep } from '@abroad/reference-data/payable-step';
import type { PayoutRow, AccountRow, BankRow } from './database/rows.ts';
import { listOf, checkAmount, Metadata } from './present.ts';
import { seconds, newId } from './ids.ts';
import { accountOf, lockAccount } from './account-of.ts';
import { FAILURE, STEPS, type PayoutStatus } from './test-banks.ts';
import { findRow, updateRow, insertRow } from './database/queries.ts';
import { missing, StateRefusal, type Call, type Reply, readParams } from './http/call.ts';
import { recordThinEvent, recordEvent } from './events.ts';
import type { Sandbox } from './sandbox.ts';
import { bankOf } from './present-account.ts';
import { availableTo } from './balance.ts';
import { insufficient, Sum } from './transfers.ts';

const WORDS: Readonly<Record<string, string>> = {
  no_account:
    'The bank account details on file are probably incorrect. No bank account could be located with those details.',
  account_closed: 'The bank account has been closed.',
};

/** https://docs.stripe.com/api/payouts/object */
const presentPayout = (payout: PayoutRow) => ({
  id: payout.id,
  object: 'payout',
  amount: payout.amount,
  application_fee: null,
  application_fee_amount: null,
  arrival_date: seconds(payout.arrival_at),
  automatic: false,
  balance_transaction: null,
  created: seconds(payout.created_at),
  currency: payout.currency,
  description: null,
  destination: payout.bank_id,
  failure_balance_transaction: null,
  failure_code: payout.failure_code,
  failure_message: payout.failure_code === null ? null : (WORDS[payout.failure_code] ?? null),
  livemode: false,
  metadata: payout.metadata,
  method: 'standard',
  original_payout: null,
  payout_method: null,
  reconciliation_status: 'not_applicable',
  reversed_by: null,
  source_type: 'card',
  statement_descriptor: null,
  status: payout.status,
  trace_id: null,
  type: 'bank_account',
});

/** `GET /v1/payouts/:id`; that of another account isn't there. */
export async function readPayout(call: Call): Promise<Reply> {
  readParams(z.strictObject({}), call.params);
  const payout = await findRow(call.db, 'payout', call.id);
  if (payout.account_id !== accountOf(call)) {
    throw missing('payout', call.id);
  }
  return { status: 200, body: presentPayout(payout) };
}

const List = z.strictObject({ limit: z.coerce.number().int().min(1).max(100).default(10) });

/** `GET /v1/payouts`, newest first */
export async function listPayouts(call: Call): Promise<Reply> {
  const { limit } = readParams(List, call.params);
  const { rows } = await call.db.query<PayoutRow>(
    'select * from payments_sandbox.payout where account_id = $1 order by created_at desc, id limit $2',
    [accountOf(call), limit],
  );
  return { status: 200, body: listOf('/v1/payouts', rows.map(presentPayout)) };
}

const KINDS: Readonly<Partial<Record<PayoutStatus, string>>> = { paid: 'payout.paid', failed: 'payout.failed' };

/** Lets a payout take its next step. A bank that returns one takes no more of them, and the account is told to name another. */
export async function advancePayout({ config }: Sandbox, db: PoolClient, id: string): Promise<void> {
  const { account_id } = await findRow(db, 'payout', id);
  await lockAccount(db, account_id, 'account');
  const payout = await findRow(db, 'payout', id);
  const [status, ...steps] = payout.steps;
  if (status === undefined || payout.due === null || payout.due > new Date()) {
    return;
  }
  const bank = await findRow(db, 'bank_account', payout.bank_id);
  const changed = await updateRow(db, 'payout', id, {
    status,
    steps,
    due: steps.length > 0 ? new Date(Date.now() + config.later_ms) : null,
    failure_code: status === 'failed' ? FAILURE[bank.behaviour] : null,
  });
  await recordEvent(db, KINDS[status] ?? 'payout.updated', presentPayout(changed), account_id);
  if (status === 'failed') {
    await updateRow(db, 'bank_account', bank.id, { status: 'errored' });
    await recordThinEvent(db, 'v2.core.account[requirements].updated', account_id);
  }
}

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

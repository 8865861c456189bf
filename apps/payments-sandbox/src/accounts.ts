import { z } from 'zod';
import type { AccountRow } from './database/rows.ts';
import { StateRefusal, type Call, type Reply, list, readParams } from './http/call.ts';
import { findRow, insertRow, updateRow, type Db } from './database/queries.ts';
import { recordThinEvent } from './events.ts';
import { Metadata } from './present.ts';
import { newId } from './ids.ts';
import { bankOf, INCLUDES, presentAccount, type Include } from './present-account.ts';
import { heldBy } from './balance.ts';
import { setState } from './account-links.ts';
import { accountOf, lockAccount } from './account-of.ts';

const IncludeParam = list(z.enum(INCLUDES)).default([]);
const Email = z.email();
const Name = z.string().max(1_000);

/** Only recipients of the platform are made here: it collects fees and carries losses. */
const Create = z.strictObject({
  contact_email: Email,
  display_name: Name.optional(),
  dashboard: z.literal('express'),
  identity: z.strictObject({
    country: z.string().regex(/^[A-Za-z]{2}$/, 'must be a country of two letters'),
    entity_type: z.literal('individual').optional(),
  }),
  defaults: z.strictObject({
    responsibilities: z.strictObject({
      fees_collector: z.literal('application'),
      losses_collector: z.literal('application'),
    }),
  }),
  configuration: z.strictObject({
    recipient: z.strictObject({
      capabilities: z.strictObject({
        stripe_balance: z.strictObject({ stripe_transfers: z.strictObject({ requested: z.literal(true) }) }),
      }),
    }),
  }),
  metadata: Metadata,
  include: IncludeParam,
});

const showAccount = async (db: Db, account: AccountRow, include: readonly Include[]): Promise<Reply> => ({
  status: 200,
  body: presentAccount(account, await bankOf(db, account.id), include),
});

/** `POST /v2/core/accounts`: https://docs.stripe.com/api/v2/core/accounts/create */
export async function createAccount({ db, params }: Call): Promise<Reply> {
  const { contact_email, display_name, identity, metadata, include } = readParams(Create, params);
  const account = await insertRow(db, 'account', {
    id: newId('acct'),
    email: contact_email,
    display_name: display_name ?? null,
    country: identity.country.toUpperCase(),
    metadata: metadata ?? {},
  });
  await recordThinEvent(db, 'v2.core.account.created', account.id);
  return showAccount(db, account, include);
}

/** `GET /v2/core/accounts/:id`: https://docs.stripe.com/api/v2/core/accounts/retrieve */
export async function readAccount({ db, id, params }: Call): Promise<Reply> {
  const { include } = readParams(z.strictObject({ include: IncludeParam }), params);
  return showAccount(db, await findRow(db, 'account', id), include);
}

const Update = z.strictObject({
  contact_email: Email.optional(),
  display_name: Name.optional(),
  metadata: Metadata,
  include: IncludeParam,
});

/** `POST /v2/core/accounts/:id`: https://docs.stripe.com/api/v2/core/accounts/update */
export async function updateAccount({ db, id, params }: Call): Promise<Reply> {
  const { contact_email, display_name, metadata, include } = readParams(Update, params);
  const account = await findRow(db, 'account', id);
  const changed = await updateRow(db, 'account', id, {
    email: contact_email ?? account.email,
    display_name: display_name ?? account.display_name,
    metadata: { ...account.metadata, ...metadata },
  });
  await recordThinEvent(db, 'v2.core.account.updated', id);
  return showAccount(db, changed, include);
}

const Close = z.strictObject({ applied_configurations: list(z.literal('recipient')).optional() });

/** `POST /v2/core/accounts/:id/close`: https://docs.stripe.com/api/v2/core/accounts/close. With money on it, it stays open. */
export async function closeAccount({ db, id, params }: Call): Promise<Reply> {
  readParams(Close, params);
  const account = await lockAccount(db, id, 'id');
  const held = await heldBy(db, id);
  if (held.some(({ available, pending }) => available !== 0 || pending !== 0)) {
    throw new StateRefusal({ code: 'account_has_balance', message: 'The account still holds money.' });
  }
  if (account.closed_at !== null) {
    return showAccount(db, account, []);
  }
  await setState(db, account, 'rejected');
  const closed = await updateRow(db, 'account', id, { closed_at: new Date() });
  await recordThinEvent(db, 'v2.core.account.closed', id);
  return showAccount(db, closed, []);
}

/** https://docs.stripe.com/api/balance-settings/object */
const presentSettings = (account: AccountRow) => ({
  object: 'balance_settings',
  payments: {
    debit_negative_balances: account.debit_negative_balances,
    payouts: {
      automatic_transfer_rules_by_currency: null,
      minimum_balance_by_currency: null,
      schedule: { interval: account.payout_interval },
      statement_descriptor: null,
      status: account.state === 'active' ? 'enabled' : 'disabled',
    },
    settlement_timing: { delay_days: 2, start_of_day: null },
  },
});

/** `GET /v1/balance_settings` of the account in `Stripe-Account`. */
export async function readBalanceSettings(call: Call): Promise<Reply> {
  readParams(z.strictObject({}), call.params);
  return { status: 200, body: presentSettings(await findRow(call.db, 'account', accountOf(call))) };
}

const UpdateBalance = z.strictObject({
  payments: z.strictObject({
    debit_negative_balances: z.literal('false').optional(),
    payouts: z.strictObject({
      schedule: z.strictObject({ interval: z.literal('manual', 'must be manual: nothing is paid out by itself here') }),
    }),
  }),
});

/** `POST /v1/balance_settings`: https://docs.stripe.com/api/balance-settings/update */
export async function updateBalanceSettings(call: Call): Promise<Reply> {
  const { payments } = readParams(UpdateBalance, call.params);
  const { id } = await findRow(call.db, 'account', accountOf(call));
  const changed = await updateRow(call.db, 'account', id, {
    payout_interval: payments.payouts.schedule.interval,
    debit_negative_balances: false,
  });
  return { status: 200, body: presentSettings(changed) };
}

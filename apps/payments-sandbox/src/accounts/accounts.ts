import { z } from 'zod';
import type { AccountRow } from '../database/connect-rows.ts';
import { findRow, insertRow, updateRow, type Db } from '../database/queries.ts';
import { recordThinEvent } from '../events/record-thin.ts';
import type { Call, Reply } from '../http/call.ts';
import { list, readParams } from '../http/params.ts';
import { newId } from '../ids.ts';
import { Metadata } from '../metadata.ts';
import { bankOf } from './bank-accounts.ts';
import { INCLUDES, presentAccount, type Include } from './present-account.ts';

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

export const showAccount = async (db: Db, account: AccountRow, include: readonly Include[]): Promise<Reply> => ({
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

import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { BankRow } from '../database/connect-rows.ts';
import { findRow, type Db } from '../database/queries.ts';
import type { Call, Reply } from '../http/call.ts';
import { readParams } from '../http/params.ts';
import { listOf } from '../present.ts';

/** Names a bank account; of its number only the last four digits are kept. */
const fingerprintOf = ({ last4, behaviour, country }: BankRow): string =>
  createHash('sha256').update(`bank ${country} ${last4} ${behaviour}`).digest('base64url').slice(0, 16);

/** https://docs.stripe.com/api/external_account_bank_accounts/object */
export const presentBank = (bank: BankRow, isDefault: boolean) => ({
  id: bank.id,
  object: 'bank_account',
  account: bank.account_id,
  account_holder_name: null,
  account_holder_type: null,
  account_type: null,
  available_payout_methods: ['standard'],
  bank_name: 'Test bank of the sandbox',
  country: bank.country,
  currency: bank.currency,
  default_for_currency: isDefault,
  fingerprint: fingerprintOf(bank),
  last4: bank.last4,
  metadata: {},
  routing_number: null,
  status: bank.status,
});

/** The bank account that is used: the newest. */
export async function bankOf(db: Db, account_id: string): Promise<BankRow | undefined> {
  const { rows } = await db.query<BankRow>(
    'select * from payments_sandbox.bank_account where account_id = $1 order by created_at desc limit 1',
    [account_id],
  );
  return rows[0];
}

const List = z.strictObject({ object: z.literal('bank_account').optional(), limit: z.string().optional() });

/** `GET /v1/accounts/:id/external_accounts`: the one that is used. A new one takes its place, as on Express. */
export async function listBanks({ db, id, params }: Call): Promise<Reply> {
  readParams(List, params);
  await findRow(db, 'account', id);
  const bank = await bankOf(db, id);
  const banks = bank === undefined ? [] : [presentBank(bank, true)];
  return { status: 200, body: listOf(`/v1/accounts/${id}/external_accounts`, banks) };
}

import type { PoolClient } from 'pg';
import { z } from 'zod';
import { lockAccount } from '../accounts/account-of.ts';
import { availableTo } from '../balance/held.ts';
import { insufficient } from '../balance/insufficient.ts';
import { checkAmount } from '../currencies.ts';
import { findRow, insertRow, lockIntent } from '../database/queries.ts';
import type { ChargeRow } from '../database/rows.ts';
import { recordEvent } from '../events/record.ts';
import { ApiError, StateRefusal } from '../http/api-error.ts';
import type { Call, Reply } from '../http/call.ts';
import { readParams } from '../http/params.ts';
import { newId } from '../ids.ts';
import { Metadata } from '../metadata.ts';
import { Sum } from './sum.ts';
import { showTransfers } from './present-transfer.ts';

const Create = z.strictObject({
  amount: Sum,
  currency: z.string().regex(/^[a-z]{3}$/, 'must be three small letters'),
  destination: z.string(),
  source_transaction: z.string().optional(),
  transfer_group: z.string().max(500).optional(),
  description: z.string().max(1_000).optional(),
  metadata: Metadata,
});

const refuse = (param: string, message: string) => new ApiError(400, { type: 'invalid_request_error', param, message });

const TRANSFERRED = `
  select coalesce(sum(amount - amount_reversed), 0)::float8 as sum from payments_sandbox.transfer where charge_id = $1`;

/** The charge that a transfer comes out of, locked with its intent. @throws ApiError 400 where it has not so much left */
async function lockSource(db: PoolClient, id: string, { amount, currency }: Wanted): Promise<ChargeRow> {
  const { intent_id } = await findRow(db, 'charge', id);
  await lockIntent(db, intent_id);
  const charge = await findRow(db, 'charge', id);
  if (!charge.captured) {
    throw refuse('source_transaction', `The charge ${id} has not been captured.`);
  }
  if (charge.currency !== currency) {
    const message = `The currency of source_transaction's balance transaction (${charge.currency}) must be the same as the transfer currency (${currency})`;
    throw refuse('currency', message);
  }
  const { rows } = await db.query<{ sum: number }>(TRANSFERRED, [id]);
  const left = charge.amount_captured - (rows[0]?.sum ?? 0);
  if (amount > left) {
    throw refuse('amount', `Transfers using this transaction as a source must not exceed its amount: ${left} is left.`);
  }
  // What went back to the cardholder would have to come from the platform's own money.
  const kept = charge.disputed ? 0 : left - charge.amount_refunded;
  if (amount > kept) {
    throw insufficient('You have insufficient available funds in your Stripe account: the payment went back.');
  }
  return charge;
}

interface Wanted {
  amount: number;
  currency: string;
}

/** `POST /v1/transfers` to a connected account: https://docs.stripe.com/api/transfers/create */
export async function createTransfer({ sandbox, db, params }: Call): Promise<Reply> {
  const given = readParams(Create, params);
  const { amount, currency, source_transaction } = given;
  checkAmount(amount, currency);
  const charge = source_transaction === undefined ? null : await lockSource(db, source_transaction, given);
  const account = await lockAccount(db, given.destination, 'destination');
  if (account.state !== 'active') {
    throw new StateRefusal({
      code: 'insufficient_capabilities_for_transfer',
      message:
        'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
    });
  }
  if (charge === null && (await availableTo(db, null, currency)) < amount) {
    throw insufficient('You have insufficient available funds in your Stripe account.');
  }
  const settles = (charge?.created_at ?? new Date()).getTime() + (sandbox.config.settle_ms ?? 0);
  const transfer = await insertRow(db, 'transfer', {
    id: newId('tr'),
    account_id: account.id,
    charge_id: charge?.id ?? null,
    amount,
    currency,
    transfer_group: given.transfer_group ?? null,
    description: given.description ?? null,
    metadata: given.metadata ?? {},
    available_at: new Date(settles),
  });
  const [shown] = await showTransfers(db, [transfer]);
  await recordEvent(db, 'transfer.created', shown);
  return { status: 200, body: shown };
}

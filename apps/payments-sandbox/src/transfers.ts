import { z } from 'zod';
import type { PoolClient } from 'pg';
import type { ReversalRow, TransferRow, ChargeRow } from './database/rows.ts';
import { type Db, findRow, insertRow, updateRow, lockIntent } from './database/queries.ts';
import { listOf, checkAmount, Metadata } from './present.ts';
import { seconds, newId } from './ids.ts';
import { type Call, type Reply, readParams, StateRefusal, ApiError } from './http/call.ts';
import { lockAccount } from './account-of.ts';
import { availableTo } from './balance.ts';
import { recordEvent } from './events.ts';

/** A sum paid out at once, which may have one digit more than a card payment. */
export const Sum = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number);

/** https://docs.stripe.com/api/transfer_reversals/object */
const presentReversal = (reversal: ReversalRow) => ({
  id: reversal.id,
  object: 'transfer_reversal',
  amount: reversal.amount,
  balance_transaction: null,
  created: seconds(reversal.created_at),
  currency: reversal.currency,
  destination_payment_refund: null,
  metadata: reversal.metadata,
  source_refund: null,
  transfer: reversal.transfer_id,
});

async function reversalsOf(db: Db, transfers: readonly TransferRow[]): Promise<ReversalRow[]> {
  const { rows } = await db.query<ReversalRow>(
    'select * from payments_sandbox.reversal where transfer_id = any($1) order by created_at desc, id',
    [transfers.map(({ id }) => id)],
  );
  return rows;
}

/** https://docs.stripe.com/api/transfers/object */
const presentTransfer = (transfer: TransferRow, reversals: readonly ReversalRow[]) => ({
  id: transfer.id,
  object: 'transfer',
  amount: transfer.amount,
  amount_reversed: transfer.amount_reversed,
  balance_transaction: null,
  created: seconds(transfer.created_at),
  currency: transfer.currency,
  description: transfer.description,
  destination: transfer.account_id,
  livemode: false,
  metadata: transfer.metadata,
  reversals: listOf(`/v1/transfers/${transfer.id}/reversals`, reversals.map(presentReversal)),
  reversed: transfer.amount_reversed === transfer.amount,
  source_transaction: transfer.charge_id,
  source_type: 'card',
  transfer_group: transfer.transfer_group,
});

/** Transfers with what was taken back of them. */
async function showTransfers(db: Db, transfers: readonly TransferRow[]): Promise<unknown[]> {
  const reversals = await reversalsOf(db, transfers);
  return transfers.map((transfer) =>
    presentTransfer(
      transfer,
      reversals.filter(({ transfer_id }) => transfer_id === transfer.id),
    ),
  );
}

/** `GET /v1/transfers/:id` */
export async function readTransfer({ db, id, params }: Call): Promise<Reply> {
  readParams(z.strictObject({}), params);
  const [body] = await showTransfers(db, [await findRow(db, 'transfer', id)]);
  return { status: 200, body };
}

const List = z.strictObject({
  transfer_group: z.string().optional(),
  destination: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
});

/** Pages end before the transfer that the next one starts after. */
const FIND = `
  select * from payments_sandbox.transfer
  where ($1::text is null or transfer_group = $1) and ($2::text is null or account_id = $2)
    and ($3::text is null or (created_at, id) < (select created_at, id from payments_sandbox.transfer where id = $3))
  order by created_at desc, id desc limit $4`;

/** `GET /v1/transfers?transfer_group=…`, newest first: https://docs.stripe.com/api/transfers/list */
export async function listTransfers({ db, params }: Call): Promise<Reply> {
  const { transfer_group = null, destination = null, starting_after = null, limit } = readParams(List, params);
  const { rows } = await db.query<TransferRow>(FIND, [transfer_group, destination, starting_after, limit + 1]);
  const shown = await showTransfers(db, rows.slice(0, limit));
  return { status: 200, body: { ...listOf('/v1/transfers', shown), has_more: rows.length > limit } };
}

/** https://docs.stripe.com/error-codes#balance-insufficient */
export const insufficient = (message: string) => new StateRefusal({ code: 'balance_insufficient', message });

const CreateReversal = z.strictObject({
  amount: Sum.optional(),
  description: z.string().max(1_000).optional(),
  metadata: Metadata,
});

/** `POST /v1/transfers/:id/reversals`, as far as the account's balance goes: https://docs.stripe.com/api/transfer_reversals/create */
export async function reverseTransfer({ db, id, params }: Call): Promise<Reply> {
  const given = readParams(CreateReversal, params);
  const { account_id } = await findRow(db, 'transfer', id);
  await lockAccount(db, account_id, 'destination');
  const transfer = await findRow(db, 'transfer', id);
  const left = transfer.amount - transfer.amount_reversed;
  const amount = given.amount ?? left;
  checkAmount(amount, transfer.currency);
  if (amount > left) {
    const message = `Reversal amount (${amount}) is greater than unreversed amount on transfer (${left})`;
    throw new ApiError(400, { type: 'invalid_request_error', param: 'amount', message });
  }
  // An unsettled transfer can be taken back too.
  const isSettled = transfer.available_at <= new Date();
  if (isSettled && (await availableTo(db, account_id, transfer.currency)) < amount) {
    throw insufficient('The recipient of this transfer does not have sufficient funds in their Stripe balance.');
  }
  const reversal = await insertRow(db, 'reversal', {
    id: newId('trr'),
    transfer_id: id,
    amount,
    currency: transfer.currency,
    metadata: given.metadata ?? {},
  });
  const changed = await updateRow(db, 'transfer', id, { amount_reversed: transfer.amount_reversed + amount });
  const [shown] = await showTransfers(db, [changed]);
  await recordEvent(db, 'transfer.reversed', shown);
  return { status: 200, body: presentReversal(reversal) };
}

const ListReversals = z.strictObject({ limit: z.string().optional() });

/** `GET /v1/transfers/:id/reversals`, newest first */
export async function listReversals({ db, id, params }: Call): Promise<Reply> {
  readParams(ListReversals, params);
  await findRow(db, 'transfer', id);
  const { rows } = await db.query<ReversalRow>(
    'select * from payments_sandbox.reversal where transfer_id = $1 order by created_at desc, id',
    [id],
  );
  return { status: 200, body: listOf(`/v1/transfers/${id}/reversals`, rows.map(presentReversal)) };
}

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

/** The charge that a transfer comes out of, locked with its intent. @throws ApiError 400 where the rest is too small */
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
  // Money returned to the cardholder would have to come from the platform's own funds.
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

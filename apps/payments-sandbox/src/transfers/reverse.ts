import { z } from 'zod';
import { lockAccount } from '../accounts/account-of.ts';
import { availableTo } from '../balance/held.ts';
import { insufficient } from '../balance/insufficient.ts';
import { checkAmount } from '../currencies.ts';
import type { ReversalRow } from '../database/connect-rows.ts';
import { findRow, insertRow, updateRow } from '../database/queries.ts';
import { recordEvent } from '../events/record.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call, Reply } from '../http/call.ts';
import { readParams } from '../http/params.ts';
import { newId } from '../ids.ts';
import { Metadata } from '../metadata.ts';
import { listOf } from '../present.ts';
import { Sum } from './sum.ts';
import { presentReversal, showTransfers } from './present-transfer.ts';

const Create = z.strictObject({
  amount: Sum.optional(),
  description: z.string().max(1_000).optional(),
  metadata: Metadata,
});

/** `POST /v1/transfers/:id/reversals`, as far as the account's balance goes: https://docs.stripe.com/api/transfer_reversals/create */
export async function reverseTransfer({ db, id, params }: Call): Promise<Reply> {
  const given = readParams(Create, params);
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
  // What has not settled yet can be taken back too.
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

const List = z.strictObject({ limit: z.string().optional() });

/** `GET /v1/transfers/:id/reversals`, newest first */
export async function listReversals({ db, id, params }: Call): Promise<Reply> {
  readParams(List, params);
  await findRow(db, 'transfer', id);
  const { rows } = await db.query<ReversalRow>(
    'select * from payments_sandbox.reversal where transfer_id = $1 order by created_at desc, id',
    [id],
  );
  return { status: 200, body: listOf(`/v1/transfers/${id}/reversals`, rows.map(presentReversal)) };
}

import { z } from 'zod';
import { checkAmount } from '../currencies.ts';
import { findRow, insertRow, lockIntent, updateRow } from '../database/queries.ts';
import type { ChargeRow, RefundRow } from '../database/rows.ts';
import { recordEvent } from '../events/record.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call, Reply } from '../http/call.ts';
import { readParams, wholeNumber } from '../http/params.ts';
import { newId } from '../ids.ts';
import { Metadata } from '../metadata.ts';
import { presentCharge, presentRefund } from '../present.ts';

const Create = z.strictObject({
  payment_intent: z.string(),
  amount: wholeNumber.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: Metadata,
});

const refuse = (code: string | null, message: string) =>
  new ApiError(400, { type: 'invalid_request_error', ...(code !== null && { code }), message });

/** @throws ApiError 400 where so much can't go back */
function checkRefundable(charge: ChargeRow, amount: number): void {
  const left = charge.amount_captured - charge.amount_refunded;
  if (charge.disputed) {
    throw refuse('charge_disputed', `Charge ${charge.id} has been charged back; cannot issue a refund.`);
  }
  if (left === 0) {
    throw refuse('charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
  }
  if (amount > left) {
    throw refuse(null, `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`);
  }
}

/** How a refund of the card begins and what becomes of it later. */
function fateOf({ behaviour }: ChargeRow, laterMs: number): Pick<RefundRow, 'status' | 'becomes' | 'due'> {
  const due = new Date(Date.now() + laterMs);
  switch (behaviour) {
    case 'refund_fails':
      return { status: 'succeeded', becomes: 'failed', due };
    case 'refund_pends':
      return { status: 'pending', becomes: 'succeeded', due };
    default:
      return { status: 'succeeded', becomes: null, due: null };
  }
}

/** `POST /v1/refunds`: https://docs.stripe.com/api/refunds/create */
export async function createRefund({ sandbox, db, params }: Call): Promise<Reply> {
  const given = readParams(Create, params);
  const intent = await lockIntent(db, given.payment_intent);
  const charge = intent.charge_id === null ? null : await findRow(db, 'charge', intent.charge_id);
  if (charge === null || !charge.captured) {
    throw refuse(null, `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  }
  const amount = given.amount ?? charge.amount_captured - charge.amount_refunded;
  checkRefundable(charge, amount);
  checkAmount(amount, charge.currency);
  const refund = await insertRow(db, 'refund', {
    id: newId('re'),
    intent_id: intent.id,
    charge_id: charge.id,
    amount,
    currency: charge.currency,
    reason: given.reason ?? null,
    metadata: given.metadata ?? {},
    ...fateOf(charge, sandbox.config.later_ms),
  });
  const changed = await updateRow(db, 'charge', charge.id, { amount_refunded: charge.amount_refunded + amount });
  await recordEvent(db, 'refund.created', presentRefund(refund));
  await recordEvent(db, 'charge.refunded', presentCharge(changed, null));
  return { status: 200, body: presentRefund(refund) };
}

import { z } from 'zod';
import type { PoolClient } from 'pg';
import { findRow, rowsOfIntent, lockIntent, updateRow, insertRow } from './database/queries.ts';
import { type Call, type Reply, readParams, wholeNumber, ApiError } from './http/call.ts';
import { listOf, presentRefund, presentCharge, checkAmount, Metadata } from './present.ts';
import { newId } from './ids.ts';
import { recordEvent } from './events.ts';
import type { ChargeRow, RefundRow } from './database/rows.ts';

/** `GET /v1/refunds/:id` */
export async function readRefund({ db, id, params }: Call): Promise<Reply> {
  readParams(z.strictObject({}), params);
  return { status: 200, body: presentRefund(await findRow(db, 'refund', id)) };
}

const List = z.strictObject({ payment_intent: z.string(), limit: z.string().optional() });

/** `GET /v1/refunds?payment_intent=…`, newest first */
export async function listRefunds({ db, params }: Call): Promise<Reply> {
  const { payment_intent } = readParams(List, params);
  const refunds = await rowsOfIntent(db, 'refund', payment_intent);
  return { status: 200, body: listOf('/v1/refunds', refunds.map(presentRefund)) };
}

/** Lets a refund become what its card makes of it: settled, or failed with the money back at the merchant. */
export async function settleRefund(db: PoolClient, id: string): Promise<void> {
  const { intent_id } = await findRow(db, 'refund', id);
  await lockIntent(db, intent_id);
  const refund = await findRow(db, 'refund', id);
  if (refund.becomes === null) {
    return;
  }
  const hasFailed = refund.becomes === 'failed';
  const changed = await updateRow(db, 'refund', id, {
    status: refund.becomes,
    failure_reason: hasFailed ? 'expired_or_canceled_card' : null,
    becomes: null,
    due: null,
  });
  await recordEvent(db, 'refund.updated', presentRefund(changed));
  if (hasFailed) {
    const charge = await findRow(db, 'charge', refund.charge_id);
    const amount_refunded = charge.amount_refunded - refund.amount;
    const restored = await updateRow(db, 'charge', charge.id, { amount_refunded });
    await recordEvent(db, 'refund.failed', presentRefund(changed));
    await recordEvent(db, 'charge.updated', presentCharge(restored, null));
  }
}

const Create = z.strictObject({
  payment_intent: z.string(),
  amount: wholeNumber.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: Metadata,
});

const refuse = (code: string | null, message: string) =>
  new ApiError(400, { type: 'invalid_request_error', ...(code !== null && { code }), message });

/** @throws ApiError 400 where the amount can't be refunded */
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

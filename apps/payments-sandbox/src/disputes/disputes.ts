import type { PoolClient } from 'pg';
import { z } from 'zod';
import { findRow, insertRow, lockIntent, rowsOfIntent, updateRow } from '../database/queries.ts';
import type { DisputeRow } from '../database/rows.ts';
import { recordEvent } from '../events/record.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call, Reply } from '../http/call.ts';
import { readParams } from '../http/params.ts';
import { newId } from '../ids.ts';
import { listOf, presentDispute } from '../present.ts';

/** The cardholder's bank takes back what is left of a charge. */
export async function openDispute(db: PoolClient, chargeId: string): Promise<void> {
  const { intent_id } = await findRow(db, 'charge', chargeId);
  await lockIntent(db, intent_id);
  const charge = await findRow(db, 'charge', chargeId);
  const amount = charge.amount_captured - charge.amount_refunded;
  await updateRow(db, 'charge', chargeId, { dispute_due: null, disputed: charge.disputed || amount > 0 });
  if (charge.disputed || amount === 0) {
    return;
  }
  const dispute = await insertRow(db, 'dispute', {
    id: newId('du'),
    intent_id,
    charge_id: chargeId,
    amount,
    currency: charge.currency,
    status: 'needs_response',
  });
  await recordEvent(db, 'charge.dispute.created', presentDispute(dispute));
}

/** @throws ApiError 400 where it is closed already */
export async function closeDispute(db: PoolClient, id: string, status: 'won' | 'lost'): Promise<DisputeRow> {
  const { intent_id } = await findRow(db, 'dispute', id);
  await lockIntent(db, intent_id);
  const dispute = await findRow(db, 'dispute', id);
  if (dispute.status !== 'needs_response') {
    throw new ApiError(400, { type: 'invalid_request_error', message: 'This dispute is already closed.' });
  }
  const closed = await updateRow(db, 'dispute', id, { status });
  await recordEvent(db, 'charge.dispute.closed', presentDispute(closed));
  return closed;
}

const Update = z.strictObject({
  evidence: z.strictObject({ uncategorized_text: z.enum(['winning_evidence', 'losing_evidence']) }),
});

/** `POST /v1/disputes/:id`; the evidence decides as at Stripe: https://docs.stripe.com/testing#evidence */
export async function answerDispute({ db, id, params }: Call): Promise<Reply> {
  const { evidence } = readParams(Update, params);
  const status = evidence.uncategorized_text === 'winning_evidence' ? 'won' : 'lost';
  return { status: 200, body: presentDispute(await closeDispute(db, id, status)) };
}

/** `POST /v1/disputes/:id/close` takes it as lost. */
export async function acceptDispute({ db, id, params }: Call): Promise<Reply> {
  readParams(z.strictObject({}), params);
  return { status: 200, body: presentDispute(await closeDispute(db, id, 'lost')) };
}

const List = z.strictObject({ payment_intent: z.string(), limit: z.string().optional() });

/** `GET /v1/disputes?payment_intent=…`, newest first */
export async function listDisputes({ db, params }: Call): Promise<Reply> {
  const { payment_intent } = readParams(List, params);
  const disputes = await rowsOfIntent(db, 'dispute', payment_intent);
  return { status: 200, body: listOf('/v1/disputes', disputes.map(presentDispute)) };
}

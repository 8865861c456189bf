import type { PoolClient } from 'pg';
import { z } from 'zod';
import { insertRow, updateRow, findRow, lockIntent, rowsOfIntent } from './database/queries.ts';
import type { DisputeRow } from './database/rows.ts';
import { recordEvent } from './events.ts';
import { ApiError, type Call, type Reply, readParams } from './http/call.ts';
import { listOf, presentDispute } from './present.ts';
import { newId } from './ids.ts';

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
async function lockOpen(db: PoolClient, id: string): Promise<DisputeRow> {
  const { intent_id } = await findRow(db, 'dispute', id);
  await lockIntent(db, intent_id);
  const dispute = await findRow(db, 'dispute', id);
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw new ApiError(400, { type: 'invalid_request_error', message: 'This dispute is already closed.' });
  }
  return dispute;
}

/** @throws ApiError 400 where it is closed already */
export async function closeDispute(db: PoolClient, id: string, status: 'won' | 'lost'): Promise<DisputeRow> {
  await lockOpen(db, id);
  const closed = await updateRow(db, 'dispute', id, { status });
  await recordEvent(db, 'charge.dispute.closed', presentDispute(closed));
  return closed;
}

/** Stripe's limit of characters in all texts of an answer. */
const EVIDENCE_MAX = 150_000;

const said = z.string().max(EVIDENCE_MAX).optional();

/** The texts of evidence; files are not taken here. */
const Evidence = z.strictObject({
  access_activity_log: said,
  customer_email_address: said,
  customer_name: said,
  product_description: said,
  refund_policy_disclosure: said,
  service_date: said,
  uncategorized_text: said,
});

const Update = z.strictObject({ evidence: Evidence.optional(), submit: z.enum(['true', 'false']).default('true') });

const DECIDES: Readonly<Record<string, 'won' | 'lost'>> = { winning_evidence: 'won', losing_evidence: 'lost' };

/**
 * `POST /v1/disputes/:id`: keeps evidence, and sends it to the bank unless `submit` is false. Two texts decide at once, as at Stripe:
 * https://docs.stripe.com/testing#evidence
 */
export async function answerDispute({ db, id, params }: Call): Promise<Reply> {
  const { evidence = {}, submit } = readParams(Update, params);
  const { evidence: before, submissions } = await lockOpen(db, id);
  const all = { ...before, ...evidence } as Record<string, string>;
  if (Object.values(all).join('').length > EVIDENCE_MAX) {
    throw new ApiError(400, { type: 'invalid_request_error', message: 'The evidence has too many characters.' });
  }
  const isSent = submit === 'true';
  const kept = await updateRow(db, 'dispute', id, {
    evidence: all,
    ...(isSent && { submissions: submissions + 1, status: 'under_review' as const }),
  });
  const outcome = isSent ? DECIDES[evidence.uncategorized_text ?? ''] : undefined;
  if (outcome !== undefined) {
    return { status: 200, body: presentDispute(await closeDispute(db, id, outcome)) };
  }
  await recordEvent(db, 'charge.dispute.updated', presentDispute(kept));
  return { status: 200, body: presentDispute(kept) };
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

import type { PoolClient } from 'pg';
import { z } from 'zod';
import { findRow, insertRow, lockIntent, updateRow } from '../database/queries.ts';
import type { IntentRow } from '../database/rows.ts';
import { recordEvent } from '../events/record.ts';
import type { Call, Reply } from '../http/call.ts';
import { readParams } from '../http/params.ts';
import { newId } from '../ids.ts';
import { presentCharge, presentIntent } from '../present.ts';
import type { Sandbox } from '../sandbox.ts';
import { Expand, showIntent } from './read.ts';
import { unexpectedState } from './unexpected-state.ts';

/** An authorisation that is let go shows as a refund of the charge, though nothing was taken. */
async function releaseCharge(db: PoolClient, intent: IntentRow): Promise<void> {
  const charge = await findRow(db, 'charge', intent.charge_id ?? '');
  const released = await updateRow(db, 'charge', charge.id, { amount_refunded: charge.amount, capture_before: null });
  await insertRow(db, 'refund', {
    id: newId('re'),
    intent_id: intent.id,
    charge_id: charge.id,
    amount: charge.amount,
    currency: charge.currency,
    status: 'succeeded',
    metadata: {},
  });
  await recordEvent(db, 'charge.refunded', presentCharge(released, null));
}

/** Closes an intent that is locked and open. */
export async function closeIntent(
  { config }: Sandbox,
  db: PoolClient,
  intent: IntentRow,
  reason: string | null,
): Promise<IntentRow> {
  if (intent.status === 'requires_capture') {
    await releaseCharge(db, intent);
  }
  const changed = await updateRow(db, 'intent', intent.id, {
    status: 'canceled',
    cancellation_reason: reason,
    canceled_at: new Date(),
    challenge: null,
    challenged_card: null,
  });
  await recordEvent(db, 'payment_intent.canceled', presentIntent(changed, config.origin));
  return changed;
}

const Cancel = z.strictObject({
  cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional(),
  expand: Expand,
});

/** `POST /v1/payment_intents/:id/cancel`: https://docs.stripe.com/api/payment_intents/cancel */
export async function cancelIntent({ sandbox, db, id, params }: Call): Promise<Reply> {
  const { cancellation_reason, expand } = readParams(Cancel, params);
  const intent = await lockIntent(db, id);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(intent, 'cancel', presentIntent(intent, sandbox.config.origin));
  }
  const changed = await closeIntent(sandbox, db, intent, cancellation_reason ?? null);
  return { status: 200, body: await showIntent(sandbox, db, changed, expand) };
}

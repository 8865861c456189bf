import { z } from 'zod';
import { findRow, lockIntent, updateRow } from '../database/queries.ts';
import { recordEvent } from '../events/record.ts';
import type { Call, Reply } from '../http/call.ts';
import { readParams } from '../http/params.ts';
import { presentCharge, presentIntent } from '../present.ts';
import { Expand, showIntent } from './read.ts';
import { unexpectedState } from './unexpected-state.ts';

const Capture = z.strictObject({ expand: Expand });

/** `POST /v1/payment_intents/:id/capture`, of all that is authorised: https://docs.stripe.com/api/payment_intents/capture */
export async function captureIntent({ sandbox, db, id, params }: Call): Promise<Reply> {
  const { expand } = readParams(Capture, params);
  const { origin, later_ms } = sandbox.config;
  const intent = await lockIntent(db, id);
  const charge = intent.charge_id === null ? null : await findRow(db, 'charge', intent.charge_id);
  const isOpen = charge?.capture_before != null && charge.capture_before > new Date();
  if (intent.status !== 'requires_capture' || !isOpen) {
    throw unexpectedState(intent, 'capture', presentIntent(intent, origin));
  }
  const taken = await updateRow(db, 'charge', charge.id, {
    captured: true,
    amount_captured: charge.amount,
    capture_before: null,
    dispute_due: charge.behaviour === 'disputed' ? new Date(Date.now() + later_ms) : null,
  });
  const changed = await updateRow(db, 'intent', id, { status: 'succeeded', amount_received: intent.amount });
  await recordEvent(db, 'charge.captured', presentCharge(taken, null));
  await recordEvent(db, 'payment_intent.succeeded', presentIntent(changed, origin));
  return { status: 200, body: await showIntent(sandbox, db, changed, expand) };
}

import { z } from 'zod';
import type { PoolClient } from 'pg';
import type { IntentRow } from './database/rows.ts';
import {
  ApiError,
  missing,
  type ErrorBody,
  type Call,
  type Reply,
  list,
  readParams,
  wholeNumber,
} from './http/call.ts';
import { findRow, rowsOfIntent, type Db, lockIntent, updateRow, insertRow } from './database/queries.ts';
import {
  presentCharge,
  presentIntent,
  presentIntentToBrowser,
  errorForBrowser,
  checkCharge,
  Metadata,
} from './present.ts';
import { newId, randomText } from './ids.ts';
import type { Sandbox } from './sandbox.ts';
import { recordEvent } from './events.ts';
import { checkCard, cardOf, chargeCard, refuseCard } from './charges.ts';
import { testCardOf } from './test-cards.ts';

/** Makes the error for an action that an intent's state doesn't allow: https://docs.stripe.com/error-codes#payment-intent-unexpected-state */
const unexpectedState = (intent: IntentRow, verb: string, shown: unknown) =>
  new ApiError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: shown,
  });

/** Objects that can be requested in place of ids: https://docs.stripe.com/api/expanding_objects */
const Expand = list(z.enum(['latest_charge', 'latest_charge.refunds'])).optional();

/** The intent as the API shows it. */
async function showIntent(
  { config }: Sandbox,
  db: Db,
  intent: IntentRow,
  expand: readonly string[] = [],
): Promise<unknown> {
  if (intent.charge_id === null || expand.length === 0) {
    return presentIntent(intent, config.origin);
  }
  const charge = await findRow(db, 'charge', intent.charge_id);
  const refunds = expand.includes('latest_charge.refunds') ? await rowsOfIntent(db, 'refund', intent.id) : null;
  return presentIntent(intent, config.origin, presentCharge(charge, refunds));
}

const Read = z.strictObject({ expand: Expand });

/** `GET /v1/payment_intents/:id` with the secret key. */
export async function readIntent({ sandbox, db, id, params }: Call): Promise<Reply> {
  const { expand } = readParams(Read, params);
  const intent = await findRow(db, 'intent', id);
  return { status: 200, body: await showIntent(sandbox, db, intent, expand) };
}

const ReadByBrowser = z.strictObject({ key: z.string().optional(), client_secret: z.string() });

/** `GET /v1/payment_intents/:id` with the publishable key and the intent's secret. */
export async function readIntentByBrowser({ sandbox, db, id, params }: Call): Promise<Reply> {
  const { client_secret } = readParams(ReadByBrowser, params);
  const intent = await findRow(db, 'intent', id);
  if (client_secret !== intent.client_secret) {
    throw missing('payment_intent', id, 'intent');
  }
  return { status: 200, body: presentIntentToBrowser(intent, sandbox.config.origin) };
}

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

const Create = z.strictObject({
  amount: wholeNumber,
  currency: z.string().regex(/^[a-z]{3}$/, 'must be three small letters'),
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).default('automatic'),
  allowed_payment_method_types: list(z.literal('card')).optional(),
  description: z.string().max(1_000).optional(),
  payment_method_options: z
    .strictObject({
      card: z.strictObject({ request_three_d_secure: z.enum(['any', 'automatic', 'challenge']).optional() }).optional(),
    })
    .optional(),
  metadata: Metadata,
  expand: Expand,
});

/** `POST /v1/payment_intents`: https://docs.stripe.com/api/payment_intents/create */
export async function createIntent({ sandbox, db, params }: Call): Promise<Reply> {
  const { amount, currency, capture_method, description, metadata, expand, payment_method_options } = readParams(
    Create,
    params,
  );
  checkCharge(amount, currency);
  const id = newId('pi');
  const intent = await insertRow(db, 'intent', {
    id,
    client_secret: `${id}_secret_${randomText(25)}`,
    amount,
    currency,
    capture_method: capture_method === 'manual' ? 'manual' : 'automatic',
    status: 'requires_payment_method',
    description: description ?? null,
    metadata: metadata ?? {},
    asks_confirmation: (payment_method_options?.card?.request_three_d_secure ?? 'automatic') !== 'automatic',
  });
  await recordEvent(db, 'payment_intent.created', presentIntent(intent, sandbox.config.origin));
  return { status: 200, body: await showIntent(sandbox, db, intent, expand) };
}

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

const Confirm = z.strictObject({
  key: z.string().optional(),
  client_secret: z.string(),
  return_url: z.string().max(2_000).optional(),
  payment_method_data: z.strictObject({
    type: z.literal('card'),
    card: z.strictObject({
      number: z.string().max(30),
      exp_month: z.string().max(4),
      exp_year: z.string().max(4),
      cvc: z.string().max(4),
    }),
  }),
});

/** People come back to the product only, whatever a page asks for. @throws ApiError 400 */
function checkReturnUrl(url: string | undefined, webOrigin: string): string {
  if (url !== undefined && URL.parse(url)?.origin === webOrigin) {
    return url;
  }
  throw new ApiError(400, {
    type: 'invalid_request_error',
    code: url === undefined ? 'parameter_missing' : 'url_invalid',
    param: 'return_url',
    message: `return_url must be an address of ${webOrigin}: this card asks for a confirmation on a page of its own.`,
  });
}

const NOT_A_TEST_CARD: ErrorBody = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'test_mode_live_card',
  message: 'Your card was declined. No real card is taken here: use one of the test cards.',
};

async function pay({ sandbox, db }: Call, intent: IntentRow, number: string, returnUrl: string | undefined) {
  const test = testCardOf(number);
  if (test === undefined) {
    return refuseCard(sandbox, db, intent, { card: null, error: NOT_A_TEST_CARD });
  }
  if (test.decline !== null) {
    return refuseCard(sandbox, db, intent, { card: cardOf(number), error: { type: 'card_error', ...test.decline } });
  }
  if (test.behaviour !== 'challenge' && !intent.asks_confirmation) {
    return chargeCard(sandbox, db, intent, cardOf(number));
  }
  const changed = await updateRow(db, 'intent', intent.id, {
    status: 'requires_action',
    return_url: checkReturnUrl(returnUrl, sandbox.config.web_origin),
    challenge: randomText(40),
    challenged_card: cardOf(number),
    last_error: null,
  });
  await recordEvent(db, 'payment_intent.requires_action', presentIntent(changed, sandbox.config.origin));
  return changed;
}

/**
 * `POST /v1/payment_intents/:id/confirm`, from a browser with the publishable key and the intent's secret. The number
 * of the card is looked at and forgotten: https://docs.stripe.com/api/payment_intents/confirm
 */
export async function confirmIntent(call: Call): Promise<Reply> {
  const { sandbox, db, id, params } = call;
  const given = readParams(Confirm, params);
  const intent = await lockIntent(db, id);
  if (given.client_secret !== intent.client_secret) {
    throw missing('payment_intent', id, 'intent');
  }
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action') {
    throw unexpectedState(intent, 'confirm', presentIntentToBrowser(intent, sandbox.config.origin));
  }
  const number = checkCard(given.payment_method_data.card, new Date());
  const changed = await pay(call, intent, number, given.return_url);
  const shown = presentIntentToBrowser(changed, sandbox.config.origin);
  return changed.last_error === null
    ? { status: 200, body: shown }
    : { status: 402, body: { error: { ...errorForBrowser(changed.last_error), payment_intent: shown } } };
}

import { z } from 'zod';
import { checkCard } from '../cards/check-card.ts';
import { testCardOf } from '../cards/test-cards.ts';
import { cardOf, chargeCard, refuseCard } from '../charges/charge-card.ts';
import { lockIntent, updateRow } from '../database/queries.ts';
import type { IntentRow } from '../database/rows.ts';
import { recordEvent } from '../events/record.ts';
import { ApiError, missing, type ErrorBody } from '../http/api-error.ts';
import type { Call, Reply } from '../http/call.ts';
import { readParams } from '../http/params.ts';
import { randomText } from '../ids.ts';
import { errorForBrowser, presentIntent, presentIntentToBrowser } from '../present.ts';
import { unexpectedState } from './unexpected-state.ts';

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

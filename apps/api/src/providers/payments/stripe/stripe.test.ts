import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../core/ids.ts';
import { CARDS } from '../../../testing/payments-sandbox-browser.ts';
import { startTestSandbox, type TestSandbox } from '../../../testing/payments-sandbox.ts';
import { settableClock } from '../../../testing/settable-clock.ts';
import type { IntentSnapshot, NewIntent, PaymentProvider } from '../port.ts';
import { paymentErrorOf } from './failures.ts';
import { lazyClient } from '../../stripe/library.ts';
import { stripePayments } from './stripe.ts';

let sandbox: TestSandbox;
let payments: PaymentProvider;
const clock = settableClock();

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
beforeEach(() => {
  clock.release();
  const { secret_key, publishable_key, webhook_secret } = sandbox.config;
  const keys = { secret_key, publishable_key, webhook_secrets: ['whsec_b2xk', webhook_secret] };
  payments = stripePayments({ name: 'sandbox', keys: () => keys, api_url: sandbox.url, now: () => clock.now() });
});
afterEach(() => sandbox.repair());
afterAll(async () => {
  expect(sandbox.problems).toEqual([]);
  await sandbox.close();
});

const wanted = (changes: Partial<NewIntent> = {}): NewIntent => ({
  booking_id: newId(),
  payment_id: newId(),
  amount_minor: 2500,
  currency: 'EUR',
  capture_method: 'automatic',
  description: 'Abroad Mentors',
  ...changes,
});
const create = (changes: Partial<NewIntent> = {}, key = newId()) => payments.createIntent(wanted(changes), key);
const pay = (intent: IntentSnapshot, card?: string) => sandbox.pay(intent.client_secret ?? '', card);
const paid = async (changes: Partial<NewIntent> = {}, card?: string) => {
  const intent = await create(changes);
  expect(await pay(intent, card)).toMatchObject({ status: 200 });
  return payments.readIntent(intent.id);
};
const refund = (intent: IntentSnapshot, amount_minor: number, refund_id = newId()) =>
  payments.refund({ intent_id: intent.id, refund_id, amount_minor, currency: intent.currency }, refund_id);

test('an intent is made, paid and read, with what we wrote on it and without the number of the card', async () => {
  const given = wanted();
  const intent = await payments.createIntent(given, newId());
  expect(intent).toMatchObject({
    status: 'requires_payment',
    amount_minor: 2500,
    currency: 'EUR',
    captured_minor: 0,
    livemode: false,
    booking_id: given.booking_id,
    payment_id: given.payment_id,
    card: null,
    failure: null,
    authorisation_ends_at: null,
    dispute: null,
    refunds: [],
  });
  await pay(intent);
  expect(await payments.readIntent(intent.id)).toMatchObject({
    status: 'captured',
    captured_minor: 2500,
    card: { brand: 'visa', last4: '4242', fingerprint: expect.stringMatching(/^[\w-]{16}$/) },
  });
  const { rows } = await sandbox.pool.query(
    `select 1 from payments_sandbox.event where body like '%${CARDS.good}%'
     union all select 1 from payments_sandbox.request where body like '%${CARDS.good}%'`,
  );
  expect(rows).toEqual([]);
});

test.each([
  [CARDS.declined, 'card_declined'],
  [CARDS.insufficient_funds, 'insufficient_funds'],
  [CARDS.expired, 'expired_card'],
  // It passes the check digit but isn't a test card.
  ['4111111111111111', 'test_mode_live_card'],
])('the card %s is refused with %s, and the intent stays open for another', async (card, failure) => {
  const intent = await create();
  expect(await pay(intent, card)).toMatchObject({ status: 402 });
  expect(await payments.readIntent(intent.id)).toMatchObject({ status: 'requires_payment', failure, card: null });
  await pay(intent);
  expect(await payments.readIntent(intent.id)).toMatchObject({ status: 'captured', failure: null });
});

test('a bank challenge is answered at a page of its own, either way, and leads back to the product', async () => {
  const intent = await create();
  const asked = await pay(intent, CARDS.challenge);
  expect((await payments.readIntent(intent.id)).status).toBe('requires_action');
  const page = await fetch(asked.body.next_action?.redirect_to_url.url ?? '');
  expect(await page.text()).toContain('EUR 25.00');
  const back = new URL((await sandbox.answerChallenge(asked, 'fail')) ?? '');
  expect([back.origin, back.searchParams.get('redirect_status')]).toEqual([sandbox.config.web_origin, 'failed']);
  expect(await payments.readIntent(intent.id)).toMatchObject({
    status: 'requires_payment',
    failure: 'payment_intent_authentication_failure',
  });
  const again = await pay(intent, CARDS.challenge);
  expect(await sandbox.answerChallenge(again, 'complete')).toContain('redirect_status=succeeded');
  expect(await sandbox.answerChallenge(again, 'complete')).toBeNull();
  expect((await payments.readIntent(intent.id)).status).toBe('captured');
});

test('an authorised amount is captured once, however often that is requested', async () => {
  const intent = await paid({ capture_method: 'manual' });
  expect(intent).toMatchObject({ status: 'authorized', captured_minor: 0 });
  expect(intent.authorisation_ends_at).toBeGreaterThan(Date.now());
  const captured = await payments.captureIntent(intent.id, 'capture');
  expect(captured).toMatchObject({ status: 'captured', captured_minor: 2500, authorisation_ends_at: null });
  expect(await payments.captureIntent(intent.id, 'capture')).toEqual(captured);
  expect(await payments.captureIntent(intent.id, 'another key')).toEqual(captured);
  expect(await payments.cancelIntent(intent.id, 'cancel')).toEqual(captured);
});

test('a voided or expired authorisation moved no money and can’t be captured any more', async () => {
  const voided = await paid({ capture_method: 'manual' });
  const gone = { status: 'canceled', captured_minor: 0, refunded_minor: 0, refunds: [] };
  expect(await payments.cancelIntent(voided.id, newId())).toMatchObject(gone);
  const ended = await paid({ capture_method: 'manual' });
  await sandbox.endAuthorisation(ended.id);
  expect(await payments.captureIntent(ended.id, newId())).toMatchObject(gone);
  expect(await payments.cancelIntent(ended.id, newId())).toMatchObject(gone);
  const unpaid = await create();
  expect(await payments.cancelIntent(unpaid.id, newId())).toMatchObject(gone);
});

test('refunds go back in parts, each once, and not more than was taken', async () => {
  const intent = await paid();
  const first = newId();
  const done = await refund(intent, 1000, first);
  expect(done).toMatchObject({ refund_id: first, amount_minor: 1000, status: 'succeeded', failure: null });
  expect(await refund(intent, 1000, first)).toEqual(done);
  await expect(refund(intent, 1501)).rejects.toMatchObject({ name: 'PaymentError', reason: 'refused' });
  await refund(intent, 1500);
  const after = await payments.readIntent(intent.id);
  expect(after).toMatchObject({ status: 'captured', captured_minor: 2500, refunded_minor: 2500 });
  expect(after.refunds).toHaveLength(2);
  await expect(refund(intent, 1)).rejects.toMatchObject({ reason: 'refused', code: 'charge_already_refunded' });
});

test('a refund that fails later, or takes a while, has its present status', async () => {
  const failing = await paid({}, CARDS.refund_fails);
  const pending = await paid({}, CARDS.refund_pends);
  const refund_id = newId();
  expect(await refund(failing, 2500, refund_id)).toMatchObject({ status: 'succeeded' });
  expect(await refund(pending, 2500)).toMatchObject({ status: 'pending' });
  expect(await payments.readIntent(pending.id)).toMatchObject({ refunded_minor: 0 });
  await sandbox.passTime();
  expect(await payments.readIntent(failing.id)).toMatchObject({
    refunded_minor: 0,
    refunds: [{ refund_id, status: 'failed', failure: 'expired_or_canceled_card' }],
  });
  // The answer of then is not believed.
  expect(await refund(failing, 2500, refund_id)).toMatchObject({ status: 'failed' });
  expect(await payments.readIntent(pending.id)).toMatchObject({ refunded_minor: 2500 });
});

test('a dispute is seen open, won and lost', async () => {
  const [won, lost] = [await paid({}, CARDS.disputed), await paid({}, CARDS.disputed)];
  expect(won.dispute).toBeNull();
  await sandbox.passTime();
  expect((await payments.readIntent(won.id)).dispute).toBe('open');
  await expect(refund(won, 100)).rejects.toMatchObject({ reason: 'refused', code: 'charge_disputed' });
  await sandbox.closeDispute(won.id, 'won');
  await sandbox.closeDispute(lost.id, 'lost');
  expect((await payments.readIntent(won.id)).dispute).toBe('won');
  expect((await payments.readIntent(lost.id)).dispute).toBe('lost');
});

test('the same key gives the same intent, in its present state; with another body it is refused', async () => {
  const given = wanted();
  const intent = await payments.createIntent(given, 'booking:1:intent');
  await pay(intent);
  const again = await payments.createIntent(given, 'booking:1:intent');
  expect(again).toMatchObject({ id: intent.id, status: 'captured' });
  await expect(payments.createIntent({ ...given, amount_minor: 1 }, 'booking:1:intent')).rejects.toMatchObject({
    reason: 'refused',
  });
});

test('a lost answer is requested again, and nothing is done twice', async () => {
  const given = wanted();
  sandbox.spoil('lose_answer', { times: 2 });
  await expect(payments.createIntent(given, 'lost')).rejects.toMatchObject({ reason: 'unreachable' });
  const intent = await payments.createIntent(given, 'lost');
  const { rows } = await sandbox.pool.query(
    "select id from payments_sandbox.intent where metadata->>'booking_id' = $1",
    [given.booking_id],
  );
  expect(rows).toEqual([{ id: intent.id }]);
});

test('a failing provider is unreachable, and after five failures no calls wait for it for a while', async () => {
  const intent = await create();
  clock.set('2027-01-07T10:00:00Z');
  sandbox.spoil('fail', { times: 5 });
  for (let count = 0; count < 5; count += 1) {
    await expect(payments.readIntent(intent.id)).rejects.toMatchObject({ reason: 'unreachable' });
  }
  await expect(payments.readIntent(intent.id)).rejects.toMatchObject({ code: 'breaker_open' });
  clock.set('2027-01-07T10:00:10Z');
  expect((await payments.readIntent(intent.id)).id).toBe(intent.id);
});

test('a call waits at most 3 s for an answer', async () => {
  sandbox.spoil('hang');
  await expect(payments.readIntent('pi_x')).rejects.toMatchObject({ reason: 'unreachable' });
});

test('neither keys nor secrets of intents are logged with an error', async () => {
  const intent = await paid();
  const keys = { secret_key: sandbox.config.secret_key, publishable_key: '', webhook_secrets: [] };
  const stripe = await lazyClient({ keys: () => keys, api_url: sandbox.url, now: Date.now })();
  // Stripe shows the whole intent in this error.
  const error: unknown = await stripe.paymentIntents.cancel(intent.id).catch((thrown: unknown) => thrown);
  expect(error).toHaveProperty('raw.payment_intent.client_secret', intent.client_secret);
  let log = '';
  pino({}, { write: (line: string) => void (log += line) }).warn({ err: paymentErrorOf(error) });
  expect(log).toContain('PaymentError');
  expect(log).not.toContain(intent.client_secret);
  expect(log).not.toContain(keys.secret_key);
});

test('what the provider doesn’t know is refused, and a wrong key is no answer', async () => {
  await expect(payments.readIntent('pi_none')).rejects.toMatchObject({ reason: 'refused', code: 'resource_missing' });
  const keys = { secret_key: 'sk_test_wrong', publishable_key: '', webhook_secrets: [] };
  const stranger = stripePayments({ name: 'sandbox', keys: () => keys, api_url: sandbox.url, now: Date.now });
  await expect(stranger.readIntent('pi_none')).rejects.toMatchObject({ reason: 'unreachable' });
});

test.each([
  ['JPY', 3000, 3000],
  ['ISK', 500, 50_000],
  ['UGX', 500, 50_000],
  ['MGA', 500_000, 5000],
  ['KWD', 12_340, 12_340],
])('%s is counted as the provider counts, there and back', async (currency, amount_minor, provider_amount) => {
  const intent = await paid({ currency, amount_minor });
  expect(intent).toMatchObject({ amount_minor, captured_minor: amount_minor, currency });
  const { rows } = await sandbox.pool.query('select amount from payments_sandbox.intent where id = $1', [intent.id]);
  expect(rows).toEqual([{ amount: provider_amount }]);
  expect(await refund(intent, amount_minor)).toMatchObject({ amount_minor });
});

test('an amount that the provider can’t represent is refused before it is sent', async () => {
  const sums = [
    ['KWD', 12_345],
    ['KWD', 12_340],
    ['EUR', 99_999_999],
    ['EUR', 100_000_000],
    ['ISK', 1_000_000],
    ['EUR', 49],
    ['EUR', 50],
    ['VND', 1],
  ] as const;
  const may = sums.map(([currency, minor]) => payments.chargeProblem(minor, currency) === null);
  expect(may).toEqual([false, true, true, false, false, false, true, true]);
  await expect(create({ currency: 'KWD', amount_minor: 12_345 })).rejects.toMatchObject({ reason: 'refused' });
  await expect(create({ currency: 'MGA', amount_minor: 12_345 })).rejects.toMatchObject({ reason: 'refused' });
});

test('webhooks with a valid signature of either secret, no older than 300 s, are accepted', async () => {
  const intent = await paid();
  const event = (await sandbox.events()).findLast(({ type }) => type === 'payment_intent.succeeded');
  const { id = '', body = '' } = event ?? {};
  const read = (signing: Parameters<typeof sandbox.sign>[1], changed = body) =>
    payments.readEvent({ headers: new Headers({ 'stripe-signature': sandbox.sign(body, signing) }), body: changed });
  const expected = { id, kind: 'payment_intent.succeeded', intent_id: intent.id, declined: null };
  expect(await read({})).toEqual(expected);
  expect(await read({ secret: 'whsec_b2xk' })).toEqual(expected);
  expect(await read({ secret: 'whsec_other' })).toBeNull();
  expect(await read({ age_s: 299 })).toEqual(expected);
  expect(await read({ age_s: 302 })).toBeNull();
  expect(await read({}, body.replace('2500', '25'))).toBeNull();
  expect(await payments.readEvent({ headers: new Headers(), body })).toBeNull();
});

test('charges, refunds and disputes name the intent that they belong to', async () => {
  const intent = await paid({}, CARDS.disputed);
  await refund(intent, 100);
  await sandbox.passTime();
  const sent = (await sandbox.events()).filter(({ body }) => body.includes(intent.id));
  const read = await Promise.all(
    sent.map(({ body }) =>
      payments.readEvent({ headers: new Headers({ 'stripe-signature': sandbox.sign(body, {}) }), body }),
    ),
  );
  expect(read.map((event) => event?.intent_id)).toEqual(sent.map(() => intent.id));
  expect(sent.map(({ type }) => type)).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'refund.created',
    'charge.refunded',
    'charge.dispute.created',
  ]);
});

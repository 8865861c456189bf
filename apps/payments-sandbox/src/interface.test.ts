import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLoneSandbox } from './testing/test-sandbox.ts';

let sandbox: Awaited<ReturnType<typeof startLoneSandbox>>;

beforeAll(async () => {
  sandbox = await startLoneSandbox();
});
afterAll(async () => {
  expect(sandbox.problems).toEqual([]);
  await sandbox.close();
});

const SUM = { amount: '2500', currency: 'eur' };
const newIntent = async () => {
  const { body } = await sandbox.ask('/v1/payment_intents', SUM);
  return body as { id: string; client_secret: string };
};
const card = (changes: Record<string, string> = {}) => {
  const parts = { number: '4242424242424242', exp_month: '12', exp_year: '40', cvc: '123', ...changes };
  const named = Object.entries(parts).map(([name, value]) => [`payment_method_data[card][${name}]`, value]);
  return { 'payment_method_data[type]': 'card', ...(Object.fromEntries(named) as Record<string, string>) };
};
const browser = { authorization: '' };
const confirm = (
  { id, client_secret }: { id: string; client_secret: string },
  changes: Record<string, string> = {},
  more: Record<string, string> = {},
) =>
  sandbox.ask(
    `/v1/payment_intents/${id}/confirm`,
    { key: sandbox.config.publishable_key, client_secret, ...card(changes), ...more },
    browser,
  );

test('the secret key opens the server’s calls, the publishable one those of a browser, and another none', async () => {
  const { id, client_secret } = await newIntent();
  const publishable = { authorization: `Bearer ${sandbox.config.publishable_key}` };
  expect((await sandbox.ask('/v1/payment_intents', SUM, publishable)).status).toBe(401);
  expect((await sandbox.ask('/v1/payment_intents', SUM, { authorization: 'Bearer sk_test_other' })).status).toBe(401);
  const basic = { authorization: `Basic ${btoa(`${sandbox.config.secret_key}:`)}` };
  expect((await sandbox.ask(`/v1/payment_intents/${id}`, undefined, basic)).status).toBe(200);
  const seen = await sandbox.ask(`/v1/payment_intents/${id}?client_secret=${client_secret}`, undefined, publishable);
  expect(seen.body).toMatchObject({ id, status: 'requires_payment_method' });
  expect(seen.body).not.toHaveProperty('metadata');
  expect((await sandbox.ask(`/v1/payment_intents/${id}?client_secret=x`, undefined, publishable)).status).toBe(404);
  expect((await confirm({ id, client_secret: `${id}_secret_other` })).status).toBe(404);
  expect((await sandbox.ask('/v1/customers')).status).toBe(404);
});

test('only pages of the product may ask from a browser', async () => {
  const preflight = await fetch(`${sandbox.config.origin}/v1/payment_intents/pi_1/confirm`, { method: 'OPTIONS' });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([
    204,
    'http://localhost:3000',
  ]);
});

test.each([
  [{ number: '4242424242424241' }, 'incorrect_number'],
  [{ number: '4242' }, 'invalid_number'],
  [{ exp_month: '13' }, 'invalid_expiry_month'],
  [{ exp_year: '20' }, 'invalid_expiry_year'],
  [{ cvc: '12' }, 'invalid_cvc'],
])('a card with %o is refused as %s, and the intent stays as it was', async (wrong, code) => {
  const intent = await newIntent();
  expect(await confirm(intent, wrong)).toMatchObject({ status: 402, body: { error: { type: 'card_error', code } } });
  const { body } = await sandbox.ask(`/v1/payment_intents/${intent.id}`);
  expect(body).toMatchObject({ status: 'requires_payment_method', last_payment_error: null });
});

test('what is paid can’t be paid again, and the error shows how it stands', async () => {
  const intent = await newIntent();
  const both = await Promise.all([confirm(intent), confirm(intent)]);
  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400]));
  expect((await confirm(intent)).body.error).toMatchObject({
    code: 'payment_intent_unexpected_state',
    payment_intent: { status: 'succeeded' },
  });
  const { rows } = await sandbox.pool.query('select id from payments_sandbox.charge where intent_id = $1', [intent.id]);
  expect(rows).toHaveLength(1);
});

test('people are sent back to the product only', async () => {
  const intent = await newIntent();
  const asking = { number: '4000002500003155' };
  expect((await confirm(intent, asking)).body.error).toMatchObject({ code: 'parameter_missing', param: 'return_url' });
  for (const return_url of ['https://evil.example/', '//evil.example', 'javascript:alert(1)']) {
    expect((await confirm(intent, asking, { return_url })).body.error).toMatchObject({ code: 'url_invalid' });
  }
});

test('a key does a thing once: the same answer again, another request refused', async () => {
  const key = { 'idempotency-key': 'once' };
  const first = await sandbox.ask('/v1/payment_intents', SUM, key);
  const again = await sandbox.ask('/v1/payment_intents', SUM, key);
  expect(again.body).toEqual(first.body);
  expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
  const other = await sandbox.ask('/v1/payment_intents', { ...SUM, amount: '1' }, key);
  expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } });
  // A request that is refused before it begins stores no key.
  const wrong = { 'idempotency-key': 'wrong first' };
  expect((await sandbox.ask('/v1/payment_intents', { ...SUM, amount: '0' }, wrong)).status).toBe(400);
  expect((await sandbox.ask('/v1/payment_intents', SUM, wrong)).status).toBe(200);
});

test('twenty requests at once under one key make one intent', async () => {
  const key = { 'idempotency-key': 'at once' };
  const given = { ...SUM, 'metadata[try]': 'at once' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => sandbox.ask('/v1/payment_intents', given, key)));
  expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
  const { rows } = await sandbox.pool.query(
    "select id from payments_sandbox.intent where metadata->>'try' = 'at once'",
  );
  expect(rows).toHaveLength(1);
});

test.each<[Record<string, string>, string, string]>([
  [{ amount: '2500' }, 'parameter_missing', 'currency'],
  [{ ...SUM, colour: 'red' }, 'parameter_unknown', 'colour'],
  [{ ...SUM, 'expand[0]': 'customer' }, 'parameter_invalid', 'expand[0]'],
  [{ ...SUM, amount: '-1' }, 'parameter_invalid', 'amount'],
  [{ amount: '12345', currency: 'kwd' }, 'invalid_amount', 'amount'],
  [{ amount: '150', currency: 'isk' }, 'invalid_amount', 'amount'],
  [{ ...SUM, '__proto__[x]': '1' }, 'parameter_unknown', '__proto__'],
])('%o is refused by name', async (form, code, param) => {
  const { status, body } = await sandbox.ask('/v1/payment_intents', form);
  expect([status, body.error?.['code'], body.error?.['param']]).toEqual([400, code, param]);
});

test.each<[Record<string, string>, string | undefined, string]>([
  [{ amount: '2500', currency: 'ghs' }, undefined, 'currency'],
  [{ amount: '49', currency: 'eur' }, 'amount_too_small', 'amount'],
  [{ amount: '17400', currency: 'huf' }, 'amount_too_small', 'amount'],
  [{ amount: '49', currency: 'jpy' }, 'amount_too_small', 'amount'],
])('[N-28] %o can’t be charged, as at Stripe', async (form, code, param) => {
  const { status, body } = await sandbox.ask('/v1/payment_intents', form);
  expect([status, body.error?.['type'], body.error?.['code'], body.error?.['param']]).toEqual([
    400,
    'invalid_request_error',
    code,
    param,
  ]);
});

test('a body that is too large, or holds what can’t be stored, is refused', async () => {
  expect((await sandbox.ask('/v1/payment_intents', { ...SUM, description: 'x'.repeat(70_000) })).status).toBe(413);
  expect((await sandbox.ask('/v1/payment_intents', { ...SUM, description: 'a\0b' })).status).toBe(400);
});

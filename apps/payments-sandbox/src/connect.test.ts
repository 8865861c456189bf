import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '../../embedded/src/testing/test-database.ts';
import { ensureSchema } from './database/schema.ts';
import { signEvent } from './events.ts';
import { startLoneSandbox } from './testing/test-sandbox.ts';

let sandbox: Awaited<ReturnType<typeof startLoneSandbox>>;

beforeAll(async () => {
  sandbox = await startLoneSandbox();
});
afterAll(async () => {
  expect(sandbox.problems).toEqual([]);
  await sandbox.close();
});

const ACCOUNT = {
  contact_email: 'ada@example.org',
  display_name: 'Ada',
  dashboard: 'express',
  identity: { country: 'nl' },
  defaults: { responsibilities: { fees_collector: 'application', losses_collector: 'application' } },
  configuration: { recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } } },
};
const create = (changes: object = {}, headers: Record<string, string> = {}) =>
  sandbox.ask('/v2/core/accounts', JSON.stringify({ ...ACCOUNT, ...changes }), headers);

test('[T-111] an account shows the parts that are asked for, and is changed', async () => {
  const { body } = await create();
  expect(body).toMatchObject({ object: 'v2.core.account', contact_email: 'ada@example.org', dashboard: 'express' });
  expect(body).not.toHaveProperty('requirements');
  const path = `/v2/core/accounts/${String(body['id'])}`;
  const seen = await sandbox.ask(`${path}?include[0]=requirements&include[1]=configuration.recipient`);
  expect(seen.body).toMatchObject({
    configuration: { recipient: { capabilities: { stripe_balance: { stripe_transfers: { status: 'restricted' } } } } },
    requirements: { summary: { minimum_deadline: { status: 'currently_due' } } },
  });
  expect(seen.body).not.toHaveProperty('identity');
  const changed = await sandbox.ask(path, JSON.stringify({ display_name: 'Ada L.', metadata: { a: 'b' } }));
  expect(changed.body).toMatchObject({ display_name: 'Ada L.', metadata: { a: 'b' } });
});

test('[T-111] only the platform’s secret key opens Connect', async () => {
  const publishable = { authorization: `Bearer ${sandbox.config.publishable_key}` };
  expect((await create({}, publishable)).status).toBe(401);
  expect((await sandbox.ask('/v1/balance', undefined, publishable)).status).toBe(401);
});

test.each<[object, string, string]>([
  [{ dashboard: 'full' }, 'parameter_invalid', 'dashboard'],
  [{ colour: 'red' }, 'parameter_unknown', 'colour'],
  [{ contact_email: undefined }, 'parameter_missing', 'contact_email'],
  [{ identity: { country: 'nld' } }, 'parameter_invalid', 'identity[country]'],
  [{ include: ['everything'] }, 'parameter_invalid', 'include[0]'],
])('[T-111] an account with %j is refused by name', async (changes, code, param) => {
  expect(await create(changes)).toMatchObject({ status: 400, body: { error: { code, param } } });
});

test.each(['{', '[]', '"text"', 'null', '{"contact_email":"a\\u0000b"}'])(
  '[T-111] the body %s is refused, and not as a fault of the sandbox',
  async (body) => {
    expect((await sandbox.ask('/v2/core/accounts', body)).status).toBe(400);
  },
);

test('[T-114] a key makes one account, is refused with another body, and is another one for each account it speaks for', async () => {
  const key = { 'idempotency-key': 'an account' };
  const [first, again] = [await create({}, key), await create({}, key)];
  expect(again.body).toEqual(first.body);
  expect((await create({ display_name: 'Eve' }, key)).status).toBe(400);
  const settings = { 'payments[payouts][schedule][interval]': 'manual' };
  const set = (id: unknown) =>
    sandbox.ask('/v1/balance_settings', settings, { 'idempotency-key': 'a schedule', 'stripe-account': String(id) });
  expect((await set(first.body['id'])).status).toBe(200);
  expect((await set((await create()).body['id'])).status).toBe(400);
});

test('[T-116] payouts and their schedule belong to an account, which the call names', async () => {
  expect((await sandbox.ask('/v1/payouts', { amount: '100', currency: 'eur' })).status).toBe(400);
  const stranger = { 'stripe-account': 'acct_none' };
  expect((await sandbox.ask('/v1/payouts', { amount: '100', currency: 'eur' }, stranger)).status).toBe(404);
  expect((await sandbox.ask('/v1/balance', undefined, stranger)).status).toBe(404);
  expect((await sandbox.ask('/v1/balance')).body).toMatchObject({ object: 'balance', available: [] });
});

test('[T-119] events of payments and of accounts go to addresses of their own, each with its own secret', async () => {
  const heard: { path: string; type: string }[] = [];
  const secrets: Record<string, string> = { '/payments': 'whsec_lone', '/payouts': 'whsec_lonePayouts' };
  const receiver = createServer((request, response) => {
    void text(request).then((body) => {
      const path = request.url ?? '';
      const signature = String(request.headers['stripe-signature']);
      const at = Number(/^t=(\d+)/.exec(signature)?.[1]);
      if (signature === signEvent(body, secrets[path] ?? '', at)) {
        heard.push({ path, type: (JSON.parse(body) as { type: string }).type });
      }
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const telling = await startLoneSandbox({
    webhook_url: `${origin}/payments`,
    payouts_webhook_url: `${origin}/payouts`,
  });
  await telling.ask('/v2/core/accounts', JSON.stringify(ACCOUNT));
  await telling.ask('/v1/payment_intents', { amount: '2500', currency: 'eur' });
  await expect.poll(() => heard).toHaveLength(2);
  expect(heard).toEqual(
    expect.arrayContaining([
      { path: '/payments', type: 'payment_intent.created' },
      { path: '/payouts', type: 'v2.core.account.created' },
    ]),
  );
  await telling.close();
  receiver.closeAllConnections();
  receiver.close();
});

test('a database from before payouts gets their tables, and keeps what it has', async () => {
  const database = await createEmptyDatabase();
  const pool = new pg.Pool({ connectionString: database.url });
  await ensureSchema(pool);
  await pool.query(`
    insert into payments_sandbox.event (id, type, body) values ('evt_old', 'charge.refunded', '{}');
    drop table payments_sandbox.payout, payments_sandbox.reversal, payments_sandbox.transfer,
      payments_sandbox.account_link, payments_sandbox.bank_account, payments_sandbox.account;
    drop index payments_sandbox.dispute_open;
    alter table payments_sandbox.event drop column destination, drop column details`);
  await ensureSchema(pool);
  await ensureSchema(pool);
  const { rows } = await pool.query('select id, destination from payments_sandbox.event');
  expect(rows).toEqual([{ id: 'evt_old', destination: 'payments' }]);
  expect((await pool.query('select 1 from payments_sandbox.payout')).rows).toEqual([]);
  await pool.end();
  await database.drop();
});

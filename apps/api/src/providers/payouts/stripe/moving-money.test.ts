import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { newId } from '../../../core/ids.ts';
import { CARDS } from '../../../testing/payments-sandbox-browser.ts';
import { BANKS } from '../../../testing/payments-sandbox-payees.ts';
import { connectScene } from './scene.test-helper.ts';

import { stripeConnect } from './stripe-connect.ts';

const scene = connectScene();
const balance = async (account_id: string) => scene.payouts.readBalance(account_id);
const euros = (available_minor: number) => [{ currency: 'EUR', available_minor, pending_minor: 0 }];
/** An account with money on it. */
const funded = async (amount_minor = 4500, bank?: string) => {
  const account_id = await scene.payee('NL', bank);
  const wanted = await scene.wanted(account_id, { amount_minor });
  const transfer = await scene.payouts.transfer(wanted, newId());
  return { account_id, transfer, wanted };
};
const send = (account_id: string, amount_minor: number, key = newId()) =>
  scene.payouts.sendPayout({ account_id, payout_id: newId(), attempt: 1, amount_minor, currency: 'EUR' }, key);

test('[T-113] a booking’s share is transferred out of its payment, once under its key, and found by the booking', async () => {
  const account_id = await scene.payee();
  const wanted = await scene.wanted(account_id);
  const transfer = await scene.payouts.transfer(wanted, 'payout:1:1');
  expect(transfer).toEqual({
    id: expect.stringMatching(/^tr_/),
    amount_minor: 4500,
    reversed_minor: 0,
    currency: 'EUR',
    payout_id: wanted.payout_id,
    booking_id: wanted.booking_id,
  });
  expect(await scene.payouts.transfer(wanted, 'payout:1:1')).toEqual(transfer);
  expect(await scene.payouts.findTransfers(wanted.booking_id)).toEqual([transfer]);
  expect(await scene.payouts.findTransfers(newId())).toEqual([]);
  expect(await balance(account_id)).toEqual(euros(4500));
});

test('[T-113] no more is transferred than was paid, and nothing that was not paid or went back', async () => {
  const account_id = await scene.payee();
  const tooMuch = await scene.wanted(account_id, { amount_minor: 5001 });
  await expect(scene.payouts.transfer(tooMuch, newId())).rejects.toMatchObject({ reason: 'refused' });
  const refunded = await scene.wanted(account_id);
  const { intent_id } = refunded;
  await scene.payments.refund({ intent_id, refund_id: newId(), amount_minor: 1000, currency: 'EUR' }, newId());
  await expect(scene.payouts.transfer(refunded, newId())).rejects.toMatchObject({ code: 'insufficient_funds' });
  expect(await scene.payouts.transfer({ ...refunded, amount_minor: 4000 }, newId())).toMatchObject({
    reversed_minor: 0,
  });
  const unpaid = await scene.payments.createIntent(
    {
      booking_id: newId(),
      payment_id: newId(),
      amount_minor: 5000,
      currency: 'EUR',
      capture_method: 'automatic',
      description: 'A session',
    },
    newId(),
  );
  const early = { ...(await scene.wanted(account_id)), intent_id: unpaid.id };
  await expect(scene.payouts.transfer(early, newId())).rejects.toMatchObject({ code: 'charge_missing' });
  expect(await balance(account_id)).toEqual(euros(4000));
});

test('[T-113] a disputed payment is not transferred', async () => {
  const account_id = await scene.payee();
  const intent = await scene.payments.createIntent(
    {
      booking_id: newId(),
      payment_id: newId(),
      amount_minor: 5000,
      currency: 'EUR',
      capture_method: 'automatic',
      description: 'A session',
    },
    newId(),
  );
  await scene.sandbox.pay(intent.client_secret ?? '', CARDS.disputed);
  await scene.sandbox.passTime();
  const wanted = { ...(await scene.wanted(account_id)), intent_id: intent.id };
  await expect(scene.payouts.transfer(wanted, newId())).rejects.toMatchObject({ code: 'insufficient_funds' });
});

test('[T-114] transfer refused for funds, or to a restricted account: the same key succeeds once that has changed', async () => {
  const { id } = await scene.payouts.createAccount(scene.person(), newId());
  const wanted = await scene.wanted(id);
  const transfer = () => scene.payouts.transfer(wanted, 'payout:2:1');
  await expect(transfer()).rejects.toMatchObject({ reason: 'refused', code: 'account_restricted' });
  await expect(transfer()).rejects.toMatchObject({ reason: 'refused', code: 'account_restricted' });
  await scene.sandbox.decideAccount(id);
  scene.sandbox.spoil('no_funds', { calls: /POST \/v1\/transfers/ });
  await expect(transfer()).rejects.toMatchObject({ reason: 'refused', code: 'insufficient_funds' });
  scene.sandbox.repair();
  const made = await transfer();
  expect(await transfer()).toEqual(made);
  expect(await scene.payouts.findTransfers(wanted.booking_id)).toHaveLength(1);
});

test('[T-114] an answer that is lost or late is asked for again, and nothing is moved twice', async () => {
  const account_id = await scene.payee();
  const wanted = await scene.wanted(account_id);
  for (const fault of ['lose_answer', 'answer_late'] as const) {
    scene.sandbox.spoil(fault, { calls: /POST \/v1\/transfers/ });
    await expect(scene.payouts.transfer(wanted, 'payout:3:1')).rejects.toMatchObject({ reason: 'unreachable' });
  }
  scene.sandbox.repair();
  await scene.payouts.transfer(wanted, 'payout:3:1');
  expect(await balance(account_id)).toEqual(euros(4500));
  scene.sandbox.spoil('lose_answer', { calls: /POST \/v1\/payouts/ });
  await expect(send(account_id, 4500, 'payout:3')).rejects.toMatchObject({ reason: 'unreachable' });
  scene.sandbox.repair();
  // The body has to be the same one.
  await expect(send(account_id, 4500, 'payout:3')).rejects.toMatchObject({ reason: 'refused' });
  expect(await balance(account_id)).toEqual(euros(0));
});

test('[T-114] twenty transfers at once under one key, and under twenty, move what was paid once', async () => {
  const account_id = await scene.payee();
  const wanted = await scene.wanted(account_id);
  const tries = Array.from({ length: 20 }, (_, index) => scene.payouts.transfer(wanted, index < 10 ? 'one' : newId()));
  const done = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
  expect(done.length).toBeGreaterThan(0);
  const made = await scene.payouts.findTransfers(wanted.booking_id);
  expect(made).toHaveLength(1);
  expect(await balance(account_id)).toEqual(euros(4500));
});

test('[T-114] a refusal that is kept while the same transfer succeeds does not make it a second time', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await scene.payouts.createAccount(scene.person(), newId());
    const wanted = await scene.wanted(id, { amount_minor: 1000 });
    const key = newId();
    const transfer = () => scene.payouts.transfer(wanted, key);
    const tries = Promise.allSettled(Array.from({ length: 12 }, transfer));
    await scene.sandbox.decideAccount(id);
    await Promise.allSettled([tries, ...Array.from({ length: 6 }, transfer)]);
    await transfer();
    expect(await scene.payouts.findTransfers(wanted.booking_id)).toHaveLength(1);
  }
});

test('[T-115] a transfer is taken back in parts, each once, and never more than it was', async () => {
  const { account_id, transfer } = await funded();
  const reversal = { transfer_id: transfer.id, reversal_id: newId(), amount_minor: 1000 };
  const { reverse } = scene.payouts;
  expect(await reverse(reversal, 'reversal:1')).toMatchObject({ amount_minor: 4500, reversed_minor: 1000 });
  expect(await reverse(reversal, 'reversal:1')).toMatchObject({ reversed_minor: 1000 });
  await expect(reverse({ ...reversal, amount_minor: 3501 }, newId())).rejects.toMatchObject({
    reason: 'refused',
    code: 'balance_insufficient',
  });
  expect(await reverse({ ...reversal, amount_minor: 3500 }, newId())).toMatchObject({ reversed_minor: 4500 });
  expect(await balance(account_id)).toEqual(euros(0));
});

test('[T-115] what has been paid out can’t be taken back: a reversal larger than the balance is refused', async () => {
  const { account_id, transfer } = await funded();
  await send(account_id, 4000);
  const reversal = { transfer_id: transfer.id, reversal_id: newId(), amount_minor: 4500 };
  await expect(scene.payouts.reverse(reversal, 'reversal:2')).rejects.toMatchObject({ code: 'balance_insufficient' });
  expect(await scene.payouts.reverse({ ...reversal, amount_minor: 500 }, newId())).toMatchObject({
    reversed_minor: 500,
  });
  // Money of another session has come since: the same key takes it.
  await scene.payouts.transfer(await scene.wanted(account_id), newId());
  expect(await scene.payouts.reverse({ ...reversal, amount_minor: 4000 }, 'reversal:3')).toMatchObject({
    reversed_minor: 4500,
  });
});

test('[T-116] a payout goes to the bank, and is seen on its way and arrived', async () => {
  const { account_id } = await funded();
  const payout = await send(account_id, 4500);
  expect(payout).toMatchObject({ status: 'pending', failure: null, amount_minor: 4500, currency: 'EUR' });
  expect(payout.arrives_at).toBeGreaterThan(Date.now());
  const seen = async () => (await scene.payouts.readPayout(account_id, payout.id)).status;
  await scene.sandbox.passTime();
  expect(await seen()).toBe('in_transit');
  await scene.sandbox.passTime();
  expect(await seen()).toBe('paid');
  const other = await scene.payee();
  await expect(scene.payouts.readPayout(other, payout.id)).rejects.toMatchObject({ code: 'resource_missing' });
});

test('[T-116] no more is sent than the account holds, and nothing while it is restricted', async () => {
  const { account_id } = await funded();
  await expect(send(account_id, 4501)).rejects.toMatchObject({ reason: 'refused', code: 'insufficient_funds' });
  await scene.sandbox.changeAccount(account_id, 'restricted');
  await expect(send(account_id, 4500)).rejects.toMatchObject({ reason: 'refused', code: 'account_restricted' });
  await scene.sandbox.changeAccount(account_id, 'active');
  await Promise.allSettled([send(account_id, 4500), send(account_id, 4500), send(account_id, 4500)]);
  expect(await balance(account_id)).toEqual(euros(0));
});

test.each([
  [BANKS.no_account, 'no_account', 2],
  [BANKS.account_closed, 'account_closed', 2],
  [BANKS.returned_late, 'account_closed', 3],
])(
  '[T-117] a payout to %s is returned by the bank with %s, the money is back, and another account is asked for',
  async (bank, failure, steps) => {
    const { account_id } = await funded(4500, bank);
    const key = newId();
    const wanted = { account_id, payout_id: newId(), attempt: 1, amount_minor: 4500, currency: 'EUR' };
    const payout = await scene.payouts.sendPayout(wanted, key);
    for (let step = 0; step < steps; step += 1) await scene.sandbox.passTime();
    expect(await scene.payouts.readPayout(account_id, payout.id)).toMatchObject({ status: 'failed', failure });
    expect(await scene.payouts.sendPayout(wanted, key)).toMatchObject({ id: payout.id, status: 'failed' });
    expect(await balance(account_id)).toEqual(euros(4500));
    expect((await scene.payouts.readAccount(account_id)).needs).toHaveLength(1);
    await expect(send(account_id, 4500)).rejects.toMatchObject({ code: 'account_restricted' });
    await scene.sandbox.changeBank(account_id);
    expect((await scene.payouts.readAccount(account_id)).needs).toEqual([]);
    expect(await send(account_id, 4500)).toMatchObject({ status: 'pending' });
  },
);

test.each([
  ['IS', 'ISK', 500, 50_000],
  ['UG', 'UGX', 4000, 400_000],
  ['JP', 'JPY', 3000, 3000],
  ['KW', 'KWD', 12_340, 12_340],
])('[T-118] in %s, %s is counted as the provider counts, there and back', async (country, currency, minor, units) => {
  const account_id = await scene.payee(country);
  const wanted = await scene.wanted(account_id, { currency, paid_minor: minor, amount_minor: minor });
  const transfer = await scene.payouts.transfer(wanted, newId());
  expect(transfer).toMatchObject({ amount_minor: minor, currency });
  const { rows } = await scene.sandbox.pool.query('select amount from payments_sandbox.transfer where id = $1', [
    transfer.id,
  ]);
  expect(rows).toEqual([{ amount: units }]);
  expect(await balance(account_id)).toEqual([{ currency, available_minor: minor, pending_minor: 0 }]);
  const payout = { account_id, payout_id: newId(), attempt: 1, amount_minor: minor, currency };
  expect(await scene.payouts.sendPayout(payout, newId())).toMatchObject({ amount_minor: minor, currency });
});

test('[T-118] a sum that the provider can’t represent is refused before anything is sent', async () => {
  const account_id = await scene.payee('KW');
  const wanted = await scene.wanted(account_id, { currency: 'KWD', paid_minor: 12_340, amount_minor: 12_345 });
  await expect(scene.payouts.transfer(wanted, newId())).rejects.toMatchObject({ code: 'invalid_amount' });
  expect(await scene.payouts.findTransfers(wanted.booking_id)).toEqual([]);
});

test('[T-118] a bank account takes its own currency only', async () => {
  const account_id = await scene.payee('GB');
  await scene.payouts.transfer(await scene.wanted(account_id), newId());
  await expect(send(account_id, 4500)).rejects.toMatchObject({ reason: 'refused' });
  await scene.sandbox.decideAccount(account_id, { currency: 'eur' });
  expect(await send(account_id, 4500)).toMatchObject({ status: 'pending', currency: 'EUR' });
});

test('[T-114] after five failures in a row nothing is asked for a while', async () => {
  const account_id = await scene.payee();
  scene.clock.set('2027-01-07T10:00:00Z');
  scene.sandbox.spoil('fail', { times: 5, calls: /GET \/v1\/balance/ });
  for (let count = 0; count < 5; count += 1) {
    await expect(balance(account_id)).rejects.toMatchObject({ reason: 'unreachable' });
  }
  await expect(balance(account_id)).rejects.toMatchObject({ reason: 'unreachable', code: 'breaker_open' });
  scene.clock.set('2027-01-07T10:00:10Z');
  expect(await balance(account_id)).toEqual([]);
});

test('[T-193] what a proxy answers in the place of the provider is no answer, also as JSON, and no refusal', async () => {
  const server = createServer((_asked, answer) =>
    answer.writeHead(502, { 'content-type': 'application/json' }).end('{}'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const keys = { secret_key: 'sk_test_x', publishable_key: 'pk_test_x', webhook_secrets: ['whsec_eA=='] };
  const api_url = `http://127.0.0.1:${port}`;
  const payouts = stripeConnect({ name: 'sandbox', api_url, now: Date.now, keys: () => keys });
  const wanted = { account_id: 'acct_1', payout_id: newId(), booking_id: newId(), intent_id: 'pi_1', amount_minor: 1 };
  await expect(payouts.transfer({ ...wanted, currency: 'EUR' }, newId())).rejects.toMatchObject({
    reason: 'unreachable',
    code: null,
  });
  server.close();
});

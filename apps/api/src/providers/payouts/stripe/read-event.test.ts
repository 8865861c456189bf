import { expect, test } from 'vitest';
import { newId } from '../../../core/ids.ts';
import type { SandboxEvent } from '../../../testing/payments-sandbox-events.ts';
import { BANKS } from '../../../testing/payments-sandbox-payees.ts';
import { connectScene } from './scene.test-helper.ts';

const scene = connectScene();
const URLS = { return_url: 'http://localhost:3000/earnings', refresh_url: 'http://localhost:3000/earnings' };

const signed = (body: string, signing: { secret?: string; age_s?: number } = {}) => {
  const secret = scene.sandbox.payouts_webhook_secret;
  return { headers: new Headers({ 'stripe-signature': scene.sandbox.sign(body, { secret, ...signing }) }), body };
};
const read = ({ body }: SandboxEvent) => scene.payouts.readEvent(signed(body));
const told = async (after: number) => (await scene.sandbox.events()).slice(after);
const soFar = async () => (await scene.sandbox.events()).length;

test('[T-119] the way of an account is told by thin events that name it, one of them only when it is read back', async () => {
  const before = await soFar();
  const { id } = await scene.payouts.createAccount(scene.person(), newId());
  const { url } = await scene.payouts.createAccountLink(id, URLS);
  await scene.sandbox.submitOnboarding(url);
  const events = await told(before);
  expect(events.every(({ destination }) => destination === 'payouts')).toBe(true);
  const messages = await Promise.all(events.map(read));
  expect(messages.map((event) => event?.kind)).toEqual([
    'v2.core.account.created',
    'account.external_account.created',
    'v2.core.account[requirements].updated',
    'v2.core.account[requirements].updated',
    'v2.core.account[configuration.recipient].capability_status_updated',
    'v2.core.account_link.returned',
  ]);
  expect(messages.map((event) => event?.account_id)).toEqual(messages.map(() => id));
  expect(events.at(-1)?.body).not.toContain(id);
});

test('[T-119] payouts are told with their account and their own id', async () => {
  const account_id = await scene.payee('NL', BANKS.returned_late);
  await scene.payouts.transfer(await scene.wanted(account_id), newId());
  const before = await soFar();
  const payout = { account_id, payout_id: newId(), attempt: 1, amount_minor: 4500, currency: 'EUR' };
  const { id } = await scene.payouts.sendPayout(payout, newId());
  for (let step = 0; step < 3; step += 1) await scene.sandbox.passTime();
  const messages = await Promise.all((await told(before)).map(read));
  expect(messages.map((event) => [event?.kind, event?.account_id, event?.payout_id])).toEqual([
    ['payout.created', account_id, id],
    ['payout.updated', account_id, id],
    ['payout.paid', account_id, id],
    ['payout.failed', account_id, id],
    ['v2.core.account[requirements].updated', account_id, null],
  ]);
});

test('[T-119] only messages signed with one of the secrets, and no older than 300 s, are accepted', async () => {
  const id = await scene.payee();
  const events = await scene.sandbox.events();
  const ofAccount = events.filter(({ body }) => body.includes(id));
  for (const kind of ['v2.core.account.created', 'account.external_account.created']) {
    const { body = '' } = ofAccount.find(({ type }) => type === kind) ?? {};
    const expected = { kind, account_id: id };
    const { readEvent } = scene.payouts;
    expect(await readEvent(signed(body))).toMatchObject(expected);
    expect(await readEvent(signed(body, { secret: 'whsec_b2xk' }))).toMatchObject(expected);
    expect(await readEvent(signed(body, { age_s: 299 }))).toMatchObject(expected);
    expect(await readEvent(signed(body, { age_s: 302 }))).toBeNull();
    expect(await readEvent(signed(body, { secret: 'whsec_other' }))).toBeNull();
    expect(await readEvent(signed(body, { secret: scene.sandbox.config.webhook_secret }))).toBeNull();
    expect(await readEvent({ ...signed(body), body: body.replaceAll(id, 'acct_other') })).toBeNull();
    expect(await readEvent({ headers: new Headers(), body })).toBeNull();
  }
});

test('[T-119] an event that can’t be read back is not taken, so that it is sent again', async () => {
  const { id } = await scene.payouts.createAccount(scene.person(), newId());
  const { url } = await scene.payouts.createAccountLink(id, URLS);
  await scene.sandbox.submitOnboarding(url);
  const event = (await scene.sandbox.events()).at(-1);
  scene.sandbox.spoil('fail', { calls: /\/v2\/core\/events/ });
  await expect(scene.payouts.readEvent(signed(event?.body ?? ''))).rejects.toMatchObject({ reason: 'unreachable' });
  scene.sandbox.repair();
  expect(await scene.payouts.readEvent(signed(event?.body ?? ''))).toMatchObject({ account_id: id });
});

import { expect, test } from 'vitest';
import { BANKS } from '../../../testing/payments-sandbox-payees.ts';
import { connectScene } from './scene.test-helper.ts';

const scene = connectScene();
const URLS = { return_url: 'http://localhost:3000/earnings', refresh_url: 'http://localhost:3000/earnings?again' };

test('[T-111] an account begins without anything, and becomes active when the provider has what it asks for', async () => {
  const { payouts, sandbox } = scene;
  const account = await payouts.createAccount(scene.person('NL'), 'account:1');
  expect(account).toMatchObject({
    state: 'in_progress',
    needs: expect.arrayContaining(['identity.individual.date_of_birth']),
    bank_last4: null,
    bank_fingerprint: null,
    bank_holder: null,
    country: 'NL',
    currency: null,
    livemode: false,
  });
  await sandbox.decideAccount(account.id);
  expect(await payouts.readAccount(account.id)).toMatchObject({
    state: 'active',
    needs: [],
    bank_last4: '6789',
    bank_fingerprint: expect.stringMatching(/^[\w-]{16}$/),
    currency: 'EUR',
  });
});

test('[T-111] nothing is paid out of a new account by itself, and no bank is debited', async () => {
  const { id } = await scene.payouts.createAccount(scene.person(), 'account:2');
  const { rows } = await scene.sandbox.pool.query(
    'select payout_interval, debit_negative_balances from payments_sandbox.account where id = $1',
    [id],
  );
  expect(rows).toEqual([{ payout_interval: 'manual', debit_negative_balances: false }]);
});

test('[T-111] asked for again under its key, or after a lost answer, there is one account, as it is by then', async () => {
  const { payouts, sandbox } = scene;
  const person = scene.person();
  const account = await payouts.createAccount(person, 'account:3');
  await sandbox.decideAccount(account.id);
  expect(await payouts.createAccount(person, 'account:3')).toMatchObject({ id: account.id, state: 'active' });
  const other = scene.person();
  sandbox.spoil('lose_answer', { calls: /\/v2\/core\/accounts$/, times: 2 });
  await expect(payouts.createAccount(other, 'account:4')).rejects.toMatchObject({ reason: 'unreachable' });
  sandbox.repair();
  const { id } = await payouts.createAccount(other, 'account:4');
  const { rows } = await sandbox.pool.query("select id from payments_sandbox.account where metadata->>'user_id' = $1", [
    other.user_id,
  ]);
  expect(rows).toEqual([{ id }]);
});

test.each([
  ['complete', 'active'],
  ['restricted', 'restricted'],
  ['rejected', 'rejected'],
])('[T-112] on the page of a link a person chooses %s, comes back, and the account is %s', async (outcome, state) => {
  const { payouts, sandbox } = scene;
  const { id } = await payouts.createAccount(scene.person(), `onboarding:${outcome}`);
  const link = await payouts.createAccountLink(id, URLS);
  expect(link.expires_at).toBeGreaterThan(Date.now());
  expect(await (await fetch(link.url)).text()).toContain('Ada Lovelace');
  expect(await sandbox.submitOnboarding(link.url, { outcome })).toEqual({ status: 303, location: URLS.return_url });
  const account = await payouts.readAccount(id);
  expect(account).toMatchObject({ state, bank_last4: '6789' });
  expect(account.needs.length > 0).toBe(outcome === 'restricted');
  // It opens once, and then leads to where a new one is made.
  expect(await sandbox.submitOnboarding(link.url)).toEqual({ status: 303, location: URLS.refresh_url });
});

test('[T-112] leaving changes nothing, a bank account that isn’t one of the sandbox is refused, and the link stays open', async () => {
  const { payouts, sandbox } = scene;
  const { id } = await payouts.createAccount(scene.person(), 'onboarding:left');
  const { url } = await payouts.createAccountLink(id, URLS);
  expect(await sandbox.submitOnboarding(url, { action: 'leave' })).toEqual({ status: 303, location: URLS.return_url });
  expect(await sandbox.submitOnboarding(url, { bank: '123456' })).toEqual({ status: 422, location: null });
  expect(await payouts.readAccount(id)).toMatchObject({ state: 'in_progress', bank_last4: null });
  expect(await sandbox.submitOnboarding(url)).toMatchObject({ status: 303 });
});

test('[T-112] where banks keep euros beside the country’s currency, the page asks in which the account is', async () => {
  const { payouts, sandbox } = scene;
  const { id } = await payouts.createAccount(scene.person('CH'), 'onboarding:euros');
  const { url } = await payouts.createAccountLink(id, URLS);
  expect(await (await fetch(url)).text()).toContain('Currency of a new bank account');
  expect(await sandbox.submitOnboarding(url, { currency: 'usd' })).toMatchObject({ status: 422 });
  await sandbox.submitOnboarding(url, { currency: 'eur' });
  expect(await payouts.readAccount(id)).toMatchObject({ state: 'active', country: 'CH', currency: 'EUR' });
});

test('[T-112] links lead back to the product only', async () => {
  const { id } = await scene.payouts.createAccount(scene.person(), 'onboarding:elsewhere');
  const elsewhere = { ...URLS, return_url: 'https://evil.example/' };
  await expect(scene.payouts.createAccountLink(id, elsewhere)).rejects.toMatchObject({ reason: 'refused' });
});

test('[T-112] an active account has a page where the bank account is changed, and its fingerprint changes with it', async () => {
  const { payouts, sandbox } = scene;
  const id = await scene.payee();
  const before = await payouts.readAccount(id);
  const { url } = await payouts.createAccountLink(id, URLS);
  await sandbox.submitOnboarding(url, { bank: BANKS.other });
  const after = await payouts.readAccount(id);
  expect(after).toMatchObject({ state: 'active', bank_last4: '4321' });
  expect(after.bank_fingerprint).not.toBe(before.bank_fingerprint);
});

test('[T-112] a restricted account is mended on the page of a link, and a rejected one stays rejected', async () => {
  const { payouts, sandbox } = scene;
  const id = await scene.payee();
  await sandbox.changeAccount(id, 'restricted');
  expect((await payouts.readAccount(id)).needs).toEqual([
    'identity.individual.documents.primary_verification.front_back',
  ]);
  const { url } = await payouts.createAccountLink(id, URLS);
  await sandbox.submitOnboarding(url, { bank: '' });
  expect(await payouts.readAccount(id)).toMatchObject({ state: 'active', needs: [], bank_last4: '6789' });
  await sandbox.changeAccount(id, 'rejected');
  await sandbox.changeAccount(id, 'active');
  expect(await payouts.readAccount(id)).toMatchObject({ state: 'rejected' });
});

test('[T-112] an account that nobody made is refused', async () => {
  await expect(scene.payouts.readAccount('acct_none')).rejects.toMatchObject({
    name: 'PayoutError',
    reason: 'refused',
  });
});

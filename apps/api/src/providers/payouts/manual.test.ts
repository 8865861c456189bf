import { expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { configuredPayouts } from './configured-payouts.ts';
import { payoutProviderOf, type PayoutProvider } from './port.ts';

const context = { payouts: configuredPayouts({ provider: 'none' }, Date.now) };
const manual = payoutProviderOf(context, 'manual');
const money = { payout_id: newId(), attempt: 1, amount_minor: 1, currency: 'EUR' };

/** Every call that moves money, or leads to where it could be moved. */
const moves = (provider: PayoutProvider, account_id: string): (() => Promise<unknown>)[] => [
  () => provider.createAccountLink(account_id, { return_url: 'http://a.example', refresh_url: 'http://a.example' }),
  () => provider.transfer({ ...money, account_id, booking_id: newId(), intent_id: 'pi_1' }, newId()),
  () => provider.reverse({ transfer_id: 'tr_1', reversal_id: newId(), amount_minor: 1 }, newId()),
  () => provider.sendPayout({ ...money, account_id }, newId()),
  () => provider.readPayout(account_id, 'po_1'),
];

test('[T-110] by hand there is an account at once, which keeps its country, and no call moves money', async () => {
  const person = { user_id: newId(), email: 'ada@example.org', country: 'VN', display_name: 'Ada' };
  const account = await manual.createAccount(person, 'key');
  expect(account).toMatchObject({ state: 'active', country: 'VN', needs: [], bank_last4: null });
  expect(await manual.createAccount(person, 'another key')).toEqual(account);
  expect(await manual.readAccount(account.id)).toEqual(account);
  await expect(manual.readAccount('acct_1')).rejects.toMatchObject({ reason: 'refused' });
  expect(manual.moves_money).toBe(false);
  for (const call of moves(manual, account.id)) {
    await expect(call()).rejects.toMatchObject({ name: 'PayoutError', reason: 'refused' });
  }
  expect(await manual.findTransfers(newId())).toEqual([]);
});

test('[T-110] a provider that isn’t set up here, or that nobody knows, refuses everything', async () => {
  for (const name of ['none', 'wise']) {
    const provider = payoutProviderOf(context, name);
    expect(provider).toMatchObject({ name: 'none', moves_money: false });
    for (const call of [...moves(provider, 'acct_1'), () => provider.readAccount('acct_1')]) {
      await expect(call()).rejects.toMatchObject({ name: 'PayoutError', reason: 'refused' });
    }
    expect(await provider.readEvent({ headers: new Headers(), body: '{}' })).toBeNull();
  }
});

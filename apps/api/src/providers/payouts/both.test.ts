import { describe, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { memoryPayouts } from '../../testing/memory-payouts.ts';
import { payoutDouble } from '../../testing/payout-double.ts';
import { BANKS } from '../../testing/payments-sandbox-payees.ts';
import type { NewTransfer, PayoutAccountSnapshot, PayoutProvider } from './port.ts';
import { connectScene } from './stripe/scene.test-helper.ts';

type Call = 'transfer' | 'reverse' | 'sendPayout';

/** A provider, and what tests do to it from outside. */
interface World {
  provider(): PayoutProvider;
  /** An account that can be paid, whose bank keeps what it gets, or returns it. */
  payee(bank?: 'good' | 'no_account'): Promise<string>;
  wanted(account_id: string, amount_minor: number): Promise<NewTransfer>;
  change(account_id: string, state: 'active' | 'restricted'): Promise<void>;
  /** Makes such calls do their work without an answer, or do nothing, until `repair`. */
  spoil(call: Call, how: 'lost' | 'nothing'): void;
  refuseForFunds(isOut: boolean): void;
  repair(): void;
  /** The bank has decided about a payout. */
  passTime(id: string, decided: 'paid' | 'failed'): Promise<void>;
}

function inMemory(): World {
  const double = payoutDouble();
  return {
    provider: () => double.provider,
    payee: async () => `acct_${newId()}`,
    wanted: async (account_id, amount_minor) => ({
      account_id,
      payout_id: newId(),
      booking_id: newId(),
      intent_id: 'pi_1',
      amount_minor,
      currency: 'EUR',
    }),
    change: async (account_id, state) => double[state === 'active' ? 'mend' : 'restrict'](account_id),
    spoil: (call, how) => double.spoil({ calls: new RegExp(`^${call}`), how: how === 'lost' ? 'after' : 'before' }),
    refuseForFunds: (isOut) => double.setFunds(isOut ? 0 : Infinity),
    repair: double.repair,
    passTime: async (id, decided) => double.bank(id, decided, decided === 'failed' ? 'no_account' : null),
  };
}

const ADDRESS: Readonly<Record<Call, RegExp>> = {
  transfer: /POST \/v1\/transfers$/,
  reverse: /POST \/v1\/transfers\/\w+\/reversals/,
  sendPayout: /POST \/v1\/payouts$/,
};

function atTheWire(): World {
  const scene = connectScene();
  return {
    provider: () => scene.payouts,
    payee: (bank = 'good') => scene.payee('NL', BANKS[bank]),
    wanted: (account_id, amount_minor) => scene.wanted(account_id, { amount_minor, paid_minor: amount_minor }),
    change: (account_id, state) => scene.sandbox.changeAccount(account_id, state),
    spoil: (call, how) => scene.sandbox.spoil(how === 'lost' ? 'lose_answer' : 'fail', { calls: ADDRESS[call] }),
    refuseForFunds: (isOut) =>
      isOut ? scene.sandbox.spoil('no_funds', { calls: ADDRESS.transfer }) : scene.sandbox.repair(),
    repair: () => scene.sandbox.repair(),
    async passTime() {
      await scene.sandbox.passTime();
      await scene.sandbox.passTime();
    },
  };
}

const UNREACHABLE = { reason: 'unreachable' };
const refusedWith = (code: string) => ({ reason: 'refused', code });

describe.each([
  ['in memory', inMemory],
  ['at the wire', atTheWire],
] as const)('[T-292] money %s', (_, makeWorld) => {
  const world = makeWorld();
  const holds = async (account_id: string) =>
    (await world.provider().readBalance(account_id)).reduce((sum, { available_minor }) => sum + available_minor, 0);
  const send = (account_id: string, amount_minor: number, { key = newId(), payout_id = newId(), attempt = 1 } = {}) =>
    world.provider().sendPayout({ account_id, payout_id, attempt, amount_minor, currency: 'EUR' }, key);
  const funded = async (amount_minor = 4500, bank?: 'no_account') => {
    const account_id = await world.payee(bank);
    const transfer = await world.provider().transfer(await world.wanted(account_id, amount_minor), newId());
    return { account_id, transfer };
  };

  test('a transfer is made once under its key, is found by its booking, and says whose it is', async () => {
    const account_id = await world.payee();
    const wanted = await world.wanted(account_id, 4500);
    const made = await world.provider().transfer(wanted, 'one');
    const { payout_id, booking_id } = wanted;
    expect(made).toEqual({
      id: expect.any(String),
      amount_minor: 4500,
      reversed_minor: 0,
      currency: 'EUR',
      payout_id,
      booking_id,
    });
    expect(await world.provider().transfer(wanted, 'one')).toEqual(made);
    expect(await world.provider().findTransfers(booking_id)).toEqual([made]);
    expect(await world.provider().findTransfers(newId())).toEqual([]);
    expect(await holds(account_id)).toBe(4500);
  });

  test('what is done and not answered is there under its key, and what was not done is done then', async () => {
    const account_id = await world.payee();
    for (const how of ['lost', 'nothing'] as const) {
      const wanted = await world.wanted(account_id, 1000);
      world.spoil('transfer', how);
      await expect(world.provider().transfer(wanted, how)).rejects.toMatchObject(UNREACHABLE);
      world.repair();
      expect(await world.provider().findTransfers(wanted.booking_id)).toHaveLength(how === 'lost' ? 1 : 0);
      await world.provider().transfer(wanted, how);
      expect(await world.provider().findTransfers(wanted.booking_id)).toHaveLength(1);
    }
    expect(await holds(account_id)).toBe(2000);
  });

  test('a refusal for funds, or of a restricted account, is over under the same key once that has changed', async () => {
    const account_id = await world.payee();
    const wanted = await world.wanted(account_id, 4500);
    const transfer = () => world.provider().transfer(wanted, 'refused');
    world.refuseForFunds(true);
    await expect(transfer()).rejects.toMatchObject(refusedWith('insufficient_funds'));
    world.refuseForFunds(false);
    await world.change(account_id, 'restricted');
    await expect(transfer()).rejects.toMatchObject(refusedWith('account_restricted'));
    await world.change(account_id, 'active');
    await transfer();
    expect(await holds(account_id)).toBe(4500);
  });

  test('a transfer comes back in parts, once under each key, and never more than the account holds', async () => {
    const { account_id, transfer } = await funded();
    const reverse = (amount_minor: number, key: string) =>
      world.provider().reverse({ transfer_id: transfer.id, reversal_id: newId(), amount_minor }, key);
    const first = { transfer_id: transfer.id, reversal_id: newId(), amount_minor: 1000 };
    world.spoil('reverse', 'lost');
    await expect(world.provider().reverse(first, 'part')).rejects.toMatchObject(UNREACHABLE);
    world.repair();
    expect(await world.provider().reverse(first, 'part')).toMatchObject({ amount_minor: 4500, reversed_minor: 1000 });
    await expect(reverse(3501, 'too much')).rejects.toMatchObject(refusedWith('balance_insufficient'));
    await send(account_id, 3000);
    await expect(reverse(501, 'gone')).rejects.toMatchObject(refusedWith('balance_insufficient'));
    expect(await reverse(500, 'rest')).toMatchObject({ reversed_minor: 1500 });
    expect(await holds(account_id)).toBe(0);
  });

  test('a payout is sent once under its key, and found by account and payout with its attempt, the newest first', async () => {
    const { account_id } = await funded();
    const payout_id = newId();
    const request = { key: 'sent', payout_id, attempt: 2 };
    world.spoil('sendPayout', 'lost');
    await expect(send(account_id, 1500, request)).rejects.toMatchObject(UNREACHABLE);
    world.repair();
    const sent = await send(account_id, 1500, request);
    expect(sent).toMatchObject({ amount_minor: 1500, currency: 'EUR', failure: null, attempt: 2 });
    expect(['pending', 'in_transit']).toContain(sent.status);
    const next = await send(account_id, 1000, { payout_id, attempt: 3 });
    await send(account_id, 500);
    const { findPayouts } = world.provider();
    expect((await findPayouts(account_id, payout_id)).map(({ id, attempt }) => [id, attempt])).toEqual([
      [next.id, 3],
      [sent.id, 2],
    ]);
    expect(await findPayouts(account_id, newId())).toEqual([]);
    expect(await findPayouts(await world.payee(), payout_id)).toEqual([]);
    expect(await holds(account_id)).toBe(1500);
  });

  test('no more is sent than the account holds, nothing while it is restricted, and nothing twice under two keys', async () => {
    const { account_id } = await funded();
    await expect(send(account_id, 4501)).rejects.toMatchObject(refusedWith('insufficient_funds'));
    await world.change(account_id, 'restricted');
    await expect(send(account_id, 4500)).rejects.toMatchObject(refusedWith('account_restricted'));
    await world.change(account_id, 'active');
    await Promise.allSettled([send(account_id, 4500), send(account_id, 4500), send(account_id, 4500)]);
    expect(await holds(account_id)).toBe(0);
  });

  test('a payout arrives, and another account knows nothing of it', async () => {
    const { account_id } = await funded();
    const { id } = await send(account_id, 4500);
    await world.passTime(id, 'paid');
    expect(await world.provider().readPayout(account_id, id)).toMatchObject({ status: 'paid', failure: null });
    const other = await world.payee();
    await expect(world.provider().readPayout(other, id)).rejects.toMatchObject(refusedWith('resource_missing'));
  });

  test('what a bank returns is at the account again, with the reason', async () => {
    const { account_id } = await funded(4500, 'no_account');
    const { id } = await send(account_id, 4500);
    await world.passTime(id, 'failed');
    const failed = { status: 'failed', failure: 'no_account' };
    expect(await world.provider().readPayout(account_id, id)).toMatchObject(failed);
    expect(await holds(account_id)).toBe(4500);
  });

  test('an account that holds money is not closed; closed it takes nothing, and closing it again changes nothing', async () => {
    const { account_id, transfer } = await funded(1000);
    await expect(world.provider().closeAccount(account_id)).rejects.toMatchObject({ reason: 'refused' });
    const reversal = { transfer_id: transfer.id, reversal_id: newId(), amount_minor: 1000 };
    await world.provider().reverse(reversal, newId());
    await world.provider().closeAccount(account_id);
    await world.provider().closeAccount(account_id);
    const wanted = await world.wanted(account_id, 1000);
    await expect(world.provider().transfer(wanted, newId())).rejects.toMatchObject(refusedWith('account_restricted'));
  });
});

/** Accounts, which another double has. */
interface Accounts {
  provider(): PayoutProvider;
  decide(account_id: string, state: PayoutAccountSnapshot['state']): Promise<void>;
}

function accountsInMemory(): Accounts {
  const memory = memoryPayouts();
  return {
    provider: () => memory.providers.sandbox,
    decide: async (id, state) => memory.change(id, { state, needs: [], bank_last4: '6789', currency: 'EUR' }),
  };
}

function accountsAtTheWire(): Accounts {
  const scene = connectScene();
  return {
    provider: () => scene.payouts,
    decide: (id, state) => scene.sandbox.decideAccount(id, { state: state === 'in_progress' ? 'restricted' : state }),
  };
}

describe.each([
  ['in memory', accountsInMemory],
  ['at the wire', accountsAtTheWire],
] as const)('[T-292] accounts %s', (_, makeAccounts) => {
  const accounts = makeAccounts();
  const urls = { return_url: 'http://localhost:3000/earnings', refresh_url: 'http://localhost:3000/earnings' };
  const open = (key = newId()) =>
    accounts
      .provider()
      .createAccount({ user_id: newId(), email: 'ada@example.org', country: 'NL', display_name: 'Ada' }, key);

  test('a new account needs something, has no bank account, and a page where that is given', async () => {
    const made = await open();
    expect(made).toMatchObject({ state: 'in_progress', country: 'NL', bank_last4: null, currency: null });
    expect(made.needs).not.toEqual([]);
    expect(await accounts.provider().readAccount(made.id)).toEqual(made);
    const { url, expires_at } = await accounts.provider().createAccountLink(made.id, urls);
    expect(URL.canParse(url)).toBe(true);
    expect(expires_at).toBeGreaterThan(Date.now());
  });

  test('what the provider decides is read, with the last digits of the bank account', async () => {
    const { id } = await open();
    for (const state of ['active', 'restricted'] as const) {
      await accounts.decide(id, state);
      const read = await accounts.provider().readAccount(id);
      expect(read).toMatchObject({ state, bank_last4: '6789', currency: 'EUR' });
    }
  });

  test('a closed account is rejected from then on, and one that isn’t there is missing', async () => {
    const { id } = await open();
    await accounts.provider().closeAccount(id);
    await accounts.provider().closeAccount(id);
    expect(await accounts.provider().readAccount(id)).toMatchObject({ state: 'rejected' });
    await expect(accounts.provider().readAccount('acct_nobody')).rejects.toMatchObject({ reason: 'refused' });
  });
});

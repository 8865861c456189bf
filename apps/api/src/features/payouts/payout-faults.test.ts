import { expect, test } from 'vitest';
import { payoutStep } from '@abroad/reference-data/payable-step';
import { memoryPayouts } from '../../testing/memory-payouts.ts';
import { payoutScene, RUN } from '../../testing/payout-scene.ts';

const scene = payoutScene();
const NEXT_RUN = '2055-02-08T06:00:00Z';
const codeOf = (error: unknown) => (error as { code?: string }).code ?? 'thrown';

test('[T-125] what a session earned is paid once: payable, in transit, paid out, each step in the ledger', async () => {
  const mentor = await scene.payee();
  const session = await scene.earned(mentor);
  await scene.run();
  expect(await session.ledger()).toEqual({ provider: 5000, platform_fee: -500, payout_in_transit: -4500 });
  expect(await scene.payoutsOf(mentor)).toMatchObject([
    { status: 'held', held_for: ['first_payout'], amount_minor: 4500 },
  ]);
  await scene.release(mentor);
  expect(await scene.payoutsOf(mentor)).toMatchObject([
    { status: 'in_transit', provider_payout_id: expect.any(String) },
  ]);
  await scene.arrive(mentor);
  expect(await session.ledger()).toEqual({ provider: 5000, platform_fee: -500, paid_out: -4500 });
  await scene.run(NEXT_RUN);
  expect(await scene.payoutsOf(mentor)).toHaveLength(1);
});

test('[T-125] money is payable 72 hours after the session, and not while something is open about it', async () => {
  const mentor = await scene.payee();
  const session = await scene.earned(mentor);
  await session.tell({ refunds: [session.refund('a', 1000, 'pending')] });
  scene.clock.set('2055-01-11T00:00:00Z');
  await scene.job('make-payable');
  expect(await session.ledger()).toMatchObject({ mentor_earned: -4500 });
  await scene.run();
  expect(await session.ledger()).toMatchObject({ mentor_earned: -4500 });
  await session.tell({ refunds: [session.refund('a', 1000)] });
  await scene.run(NEXT_RUN);
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ amount_minor: 3600 }]);
});

test('[T-125] a payout can’t include a session with an open no-show; the next one has it once the case ended for the mentor', async () => {
  const mentor = await scene.payee();
  const session = await scene.earned(mentor);
  const params = { id: session.booking_id };
  const { end } = await mentor.client.getBooking({ params });
  scene.clock.set(end);
  await mentor.client.reportNoShow({ params, body: {} });
  expect(await session.ledger()).toMatchObject({ no_show_pending: -4500 });
  await scene.run();
  expect(await scene.payoutsOf(mentor)).toEqual([]);
  // No one has answered within 48 hours.
  await scene.job('sweep-no-shows');
  await scene.run(NEXT_RUN);
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ amount_minor: 4500 }]);
});

test('[T-126] payout and refund at once: either nothing of the session is sent, or it comes back', async () => {
  for (let round = 0; round < 4; round += 1) {
    const mentor = await scene.payee();
    const session = await scene.earned(mentor);
    scene.clock.set(RUN);
    await scene.job('make-payable');
    await Promise.all([scene.job('run-payouts'), session.tell({ refunds: [session.refund('a', 5000)] })]);
    await scene.release(mentor);
    await scene.runPayoutJobs();
    expect(scene.double.balanceOf(mentor.account_id, 'EUR')).toBe(0);
    const { provider = 0, paid_out = 0, mentor_debt = 0 } = await session.ledger();
    expect([provider, paid_out + mentor_debt]).toEqual([0, 0]);
    scene.clock.set('2055-02-03T06:00:00Z');
  }
});

test('[T-126] a refund before a held payout is sent is taken off it, and none of it is transferred', async () => {
  const mentor = await scene.payee();
  const [session, other] = [await scene.earned(mentor), await scene.earned(mentor)];
  await scene.run();
  await session.tell({ refunds: [session.refund('a', 5000)] });
  await scene.runPayoutJobs();
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'held', amount_minor: 4500 }]);
  await scene.release(mentor);
  await scene.arrive(mentor);
  expect(scene.double.transfers.filter(({ booking_id }) => booking_id === session.booking_id)).toEqual([]);
  expect(await session.ledger()).toEqual({});
  expect(await other.ledger()).toMatchObject({ paid_out: -4500 });
});

test('[T-126] a payout of which nothing is left is cancelled', async () => {
  const mentor = await scene.payee();
  const session = await scene.earned(mentor);
  await scene.run();
  await session.tell({ refunds: [session.refund('a', 5000)] });
  await scene.runPayoutJobs();
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'cancelled', amount_minor: 0 }]);
});

test('[T-128] two payouts at once: the run twice and two requests of the mentor begin one', async () => {
  const mentor = await scene.payee();
  for (let left = 3; left > 0; left -= 1) await scene.earned(mentor);
  scene.clock.set(RUN);
  await scene.job('make-payable');
  const ask = () => mentor.client.createPayout({ body: { currency: 'EUR' } }).catch(codeOf);
  await Promise.all([scene.job('run-payouts'), ask(), scene.job('run-payouts'), ask()]);
  const payouts = await scene.payoutsOf(mentor);
  expect(payouts.map(({ amount_minor }) => amount_minor)).toEqual([13_500]);
});

test.each([
  ['before', 'transfer'],
  ['after', 'transfer'],
  ['before', 'sendPayout'],
  ['after', 'sendPayout'],
] as const)('[T-129] a worker that is killed %s the answer to %s pays once', async (how, call) => {
  const mentor = await scene.payee();
  await scene.earned(mentor);
  await scene.earned(mentor);
  await scene.run();
  scene.double.spoil({ calls: new RegExp(`${call} ${mentor.account_id}`), how, times: 2 });
  const [held] = await scene.payoutsOf(mentor);
  await scene.release(mentor);
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'pending', failure: null }]);
  // The job again, twice at once.
  const again = () => scene.job('send-payout', { payout_id: held?.id }).catch(() => undefined);
  await Promise.all([again(), again()]);
  await Promise.all([again(), again()]);
  await scene.arrive(mentor);
  const mine = <T extends { account_id: string }>(all: T[]) =>
    all.filter(({ account_id }) => account_id === mentor.account_id);
  expect(mine(scene.double.transfers).map(({ amount_minor }) => amount_minor)).toEqual([4500, 4500]);
  expect(mine(scene.double.payouts).map(({ amount_minor }) => amount_minor)).toEqual([9000]);
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'paid', amount_minor: 9000 }]);
});

test.each(['before', 'after'] as const)(
  '[T-129] an answer of the bank that was lost %s it was sent, and is asked for a day later: it is sent once',
  async (how) => {
    const mentor = await scene.payee();
    await scene.earned(mentor);
    await scene.run();
    scene.double.spoil({ calls: new RegExp(`sendPayout ${mentor.account_id}`), how, times: 1 });
    await scene.release(mentor);
    expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'pending', failure: null }]);
    // The provider forgets keys after a day.
    scene.double.forgetKeys();
    scene.clock.set('2055-02-02T06:00:01Z');
    const [{ id } = { id: '' }] = await scene.payoutsOf(mentor);
    await scene.job('send-payout', { payout_id: id });
    expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'in_transit' }]);
    expect(scene.double.payouts.filter(({ account_id }) => account_id === mentor.account_id)).toHaveLength(1);
  },
);

test('[T-130] news of the provider that is lost, comes twice or out of order ends in the same payout', async () => {
  const mentor = await scene.payee();
  await scene.earned(mentor);
  await scene.run();
  await scene.release(mentor);
  const [{ id, provider_payout_id } = { id: '', provider_payout_id: null }] = await scene.payoutsOf(mentor);
  scene.double.bank(provider_payout_id, 'paid');
  // No event arrived, so the sweep asks the provider.
  scene.clock.set('2055-02-01T07:00:00Z');
  await scene.job('reconcile-payouts');
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'paid' }]);
  await Promise.all([1, 2, 3].map(() => scene.job('settle-payout', { payout_id: id })));
  const { items } = await mentor.client.listPayouts();
  expect(items).toMatchObject([{ status: 'paid', amount: 45 }]);
  const { events } = await mentor.client.getPayout({ params: { id } });
  expect(events.map(({ kind }) => kind)).toEqual(['held', 'sent', 'paid']);
});

test('[T-130] signed events of a payout that come late, twice at once and out of order end in it once; unsigned ones in nothing', async () => {
  const mentor = await scene.payee();
  await scene.earned(mentor);
  await scene.run();
  await scene.release(mentor);
  const [{ provider_payout_id: payout_id } = { provider_payout_id: null }] = await scene.payoutsOf(mentor);
  const { account_id } = mentor;
  const { accounts, providers } = memoryPayouts();
  const facts = { bank_last4: null, bank_fingerprint: null, bank_holder: null, country: 'NL', currency: 'EUR' };
  accounts.set(account_id, { id: account_id, state: 'active', needs: [], livemode: false, ...facts });
  const { readEvent, readAccount } = providers.sandbox;
  Object.assign(scene.double.provider, { readEvent, readAccount });
  const tell = async (kind: string, signature = 'good') => {
    const { status } = await fetch(`${scene.api.base_url}/api/v1/payouts/webhooks/sandbox`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', signature },
      body: JSON.stringify({ id: `evt_${kind}_${payout_id}`, kind, account_id, payout_id }),
    });
    return status;
  };
  scene.double.bank(payout_id, 'paid');
  expect(await tell('payout.paid', 'bad')).toBe(400);
  await scene.runPayoutJobs('tell-payout');
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'in_transit' }]);
  // The last one first, four times at once, and then those that were before it.
  expect(await Promise.all([1, 2, 3, 4].map(() => tell('payout.paid')))).toEqual([204, 204, 204, 204]);
  await scene.runPayoutJobs('tell-payout');
  for (const kind of ['payout.updated', 'payout.created', 'payout.paid']) {
    expect(await tell(kind)).toBe(204);
    await scene.runPayoutJobs('tell-payout');
  }
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'paid', amount_minor: 4500 }]);
  expect((await scene.mailsTo(mentor)).filter(({ kind }) => kind === 'payout_paid')).toHaveLength(1);
});

test('[T-131] an account that is restricted between pending and transfer holds the payout, and mended it goes on', async () => {
  const mentor = await scene.payee();
  await scene.earned(mentor);
  await scene.run();
  scene.double.restrict(mentor.account_id);
  await scene.release(mentor);
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'held', held_for: ['account_restricted'] }]);
  // The account looks as it did: nothing is tried again and again.
  await scene.job('reconcile-payouts');
  await scene.runPayoutJobs();
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'held' }]);
  scene.double.mend(mentor.account_id);
  await scene.touchAccount(mentor);
  await scene.job('reconcile-payouts');
  await scene.runPayoutJobs();
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'in_transit', held_for: [] }]);
  expect(scene.double.transfers.filter(({ account_id }) => account_id === mentor.account_id)).toHaveLength(1);
});

test('[T-131] a transfer refused for funds waits, raises an alarm, and is tried again', async () => {
  const mentor = await scene.payee();
  await scene.earned(mentor);
  await scene.run();
  scene.double.setFunds(100);
  await expect(scene.release(mentor)).rejects.toThrow('waits for money');
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'pending', failure: 'insufficient_funds' }]);
  scene.double.setFunds(Infinity);
  scene.clock.set('2055-02-01T08:00:00Z');
  await scene.job('reconcile-payouts');
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'in_transit', failure: null, amount_minor: 4500 }]);
});

test.each([
  ['ISK', 500_000],
  ['UGX', 150_000],
  ['KWD', 12_340],
  ['HUF', 123_450],
  ['TWD', 100_500],
])(
  '[T-133] a payout in %s, which Stripe counts otherwise, is the ledger’s to the last unit',
  async (currency, price_minor) => {
    const mentor = await scene.payee({ currency });
    const session = await scene.earned(mentor, { currency, price_minor });
    await scene.run();
    await scene.release(mentor);
    await scene.arrive(mentor);
    const step = payoutStep(currency);
    const fee = Math.floor(price_minor / 10 / step) * step;
    // Amounts below a bank's smallest unit stay payable, where the price has such a part.
    const rest = (price_minor - fee) % step;
    const share = price_minor - fee - rest;
    expect(await session.ledger()).toEqual({
      provider: price_minor,
      platform_fee: -fee,
      paid_out: -share,
      ...(rest > 0 && { mentor_payable: -rest }),
    });
    expect(scene.double.payouts.at(-1)).toMatchObject({ amount_minor: share, currency });
  },
);

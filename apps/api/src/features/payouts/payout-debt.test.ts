import { expect, test } from 'vitest';
import { payoutScene } from '../../testing/payout-scene.ts';

const scene = payoutScene();
const NEXT_RUN = '2055-02-08T06:00:00Z';
const LATER_RUN = '2055-02-15T06:00:00Z';
const codeOf = (error: unknown) => (error as { code?: string }).code ?? 'thrown';

test('[T-127] payout and chargeback: a lost dispute after the payout is debt, and the next payout takes it', async () => {
  const { mentor, session } = await scene.paidOut();
  await session.tell({ dispute: 'open' });
  await session.tell({ dispute: 'lost' });
  await scene.runPayoutJobs();
  expect(await session.ledger()).toEqual({ paid_out: -4500, mentor_debt: 4500 });
  const later = await scene.earned(mentor, { price_minor: 8000 });
  await scene.run(NEXT_RUN);
  const [, payout] = await scene.payoutsOf(mentor);
  expect(payout).toMatchObject({ amount_minor: 2700, debt_minor: 4500, status: 'pending' });
  expect(await later.ledger()).toMatchObject({ mentor_debt: -4500, payout_in_transit: -2700 });
});

test('[T-127] payout and chargeback at once: either nothing of the session is sent, or it is debt, and the ledger is zero', async () => {
  for (let round = 0; round < 3; round += 1) {
    const mentor = await scene.payee();
    const session = await scene.earned(mentor);
    await scene.run(`2055-0${round + 2}-22T06:00:00Z`);
    const chargeback = async () => {
      await session.tell({ dispute: 'open' });
      await session.tell({ dispute: 'lost' });
    };
    await Promise.all([scene.release(mentor), chargeback()]);
    await scene.runPayoutJobs();
    await scene.release(mentor);
    await scene.arrive(mentor);
    const sent = scene.double.payouts.filter(({ account_id }) => account_id === mentor.account_id);
    const { paid_out = 0, mentor_debt = 0, dispute = 0, provider = 0 } = await session.ledger();
    expect([provider, dispute, paid_out + mentor_debt]).toEqual([0, 0, 0]);
    expect(sent.reduce((sum, { amount_minor }) => sum + amount_minor, paid_out)).toBe(0);
  }
});

test('[T-127] a session that the bank disputes between the run and the transfer is taken out of the payout', async () => {
  const mentor = await scene.payee();
  const [session] = [await scene.earned(mentor), await scene.earned(mentor)];
  await scene.run();
  await session.tell({ dispute: 'open' });
  await scene.release(mentor);
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'in_transit', amount_minor: 4500 }]);
  expect(await session.ledger()).toMatchObject({ mentor_payable: -4500 });
});

/** The account holds more than the product sent there. */
const addToAccount = (account_id: string, amount_minor: number) =>
  scene.double.transfers.push({
    id: `tr_else_${account_id}`,
    account_id,
    payout_id: null,
    booking_id: null,
    amount_minor,
    reversed_minor: 0,
    currency: 'EUR',
  });

test('[T-132] a reversal larger than the balance takes what is there; the rest is debt, and the ledger is zero', async () => {
  const { mentor, session } = await scene.paidOut();
  addToAccount(mentor.account_id, 1800);
  await session.tell({ refunds: [session.refund('a', 5000)] });
  await scene.runPayoutJobs('tell-payout-debt');
  expect(await session.ledger()).toEqual({ paid_out: -2700, mentor_debt: 2700 });
  expect(scene.double.balanceOf(mentor.account_id, 'EUR')).toBe(0);
  expect((await scene.mailsTo(mentor)).map(({ kind }) => kind)).toContain('payout_debt');
});

test('[T-132] a reversal takes nothing that another payout is about to send', async () => {
  const { mentor, session } = await scene.paidOut();
  const other = await scene.earned(mentor);
  await scene.run(NEXT_RUN);
  const [, second] = await scene.payoutsOf(mentor);
  scene.double.spoil({ calls: /sendPayout/, how: 'before', times: 1 });
  await scene.job('send-payout', { payout_id: second?.id });
  await session.tell({ refunds: [session.refund('a', 5000)] });
  await scene.runPayoutJobs();
  await scene.job('send-payout', { payout_id: second?.id });
  await scene.arrive(mentor);
  expect(await session.ledger()).toEqual({ paid_out: -4500, mentor_debt: 4500 });
  expect(await other.ledger()).toMatchObject({ paid_out: -4500 });
});

test('[T-132] what is being reversed is not taken from later earnings until the reversal has ended', async () => {
  const { mentor, session } = await scene.paidOut();
  scene.double.spoil({ calls: /findTransfers/, how: 'before' });
  await session.tell({ refunds: [session.refund('a', 5000)] });
  await scene.earned(mentor);
  await scene.run(NEXT_RUN);
  expect((await scene.payoutsOf(mentor))[1]).toMatchObject({ amount_minor: 4500, debt_minor: 0 });
  scene.double.repair();
  scene.clock.set('2055-02-08T08:00:00Z');
  await scene.job('reconcile-payouts');
  expect(await scene.pendingReversals()).toEqual([]);
});

test('[T-132] an answer to a reversal that is lost takes nothing twice', async () => {
  const { mentor, session } = await scene.paidOut();
  addToAccount(mentor.account_id, 4500);
  scene.double.spoil({ calls: /reverse/, how: 'after', times: 1 });
  await session.tell({ refunds: [session.refund('a', 1000)] });
  const [reversal] = await scene.pendingReversals();
  const again = () => scene.job('reverse-transfer', { reversal_id: reversal?.id }).catch(() => undefined);
  await again();
  await Promise.all([again(), again()]);
  expect(await session.ledger()).toEqual({ provider: 4000, platform_fee: -400, paid_out: -3600 });
  expect(scene.double.balanceOf(mentor.account_id, 'EUR')).toBe(3600);
});

test('[T-134] a bank account that changed within seven days holds the next payout', async () => {
  const { mentor } = await scene.paidOut();
  await scene.earned(mentor);
  const { db } = scene.api.context;
  await db
    .updateTable('payout_account')
    .set({ bank_changed_at: '2055-02-05T10:00:00Z' })
    .where('user_id', '=', mentor.user_id)
    .execute();
  await scene.run(NEXT_RUN);
  expect((await scene.payoutsOf(mentor))[1]).toMatchObject({ status: 'held', held_for: ['bank_changed'] });
});

test('[T-135] negative payable never pays: while the debt is larger, nothing is sent', async () => {
  const { mentor, session } = await scene.paidOut();
  await session.tell({ refunds: [session.refund('a', 5000)] });
  await scene.runPayoutJobs();
  await scene.earned(mentor, { price_minor: 1000 });
  await scene.run(NEXT_RUN);
  expect(await scene.payoutsOf(mentor)).toHaveLength(1);
  const { items } = await mentor.client.getPayoutBalance();
  expect(items).toMatchObject([{ payable: 9, debt: 45, paid: 45, short_of_minimum: 0 }]);
  await scene.earned(mentor, { price_minor: 8000 });
  await scene.run(LATER_RUN);
  expect((await scene.payoutsOf(mentor))[1]).toMatchObject({ amount_minor: 3600, debt_minor: 4500 });
});

test('[T-136] below the minimum it stays, and the page says what is missing', async () => {
  const { db } = scene.api.context;
  const mentor = await scene.payee({ country: 'VN' });
  const route = { mentor_country: 'VN', currency: 'EUR', provider: 'stripe_connect' as const };
  await db
    .insertInto('payout_route')
    .values({
      ...route,
      platform_country: 'DE',
      minimum_minor: 5200,
      fee_words: 'paid_by_us',
      days_min: 1,
      days_max: 2,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['platform_country', 'mentor_country', 'currency', 'provider'])
        .doUpdateSet({ minimum_minor: 5200, is_on: true }),
    )
    .execute();
  await scene.earned(mentor);
  await scene.run();
  expect(await scene.payoutsOf(mentor)).toEqual([]);
  expect((await mentor.client.getPayoutBalance()).items).toMatchObject([
    { payable: 45, short_of_minimum: 7, minimum: 52, next_payout_at: '2055-02-08T06:00:00Z' },
  ]);
  expect(await mentor.client.createPayout({ body: { currency: 'EUR' } }).catch(codeOf)).toBe('PAYOUT_NOT_POSSIBLE');
  // The country is switched off: the balance stays, and the mentor is told once.
  await db
    .updateTable('payout_route')
    .set({ minimum_minor: 0, is_on: false })
    .where('mentor_country', '=', 'VN')
    .execute();
  await scene.run(NEXT_RUN);
  await scene.runPayoutJobs('tell-payout-route-off');
  expect(await scene.payoutsOf(mentor)).toEqual([]);
  expect((await scene.mailsTo(mentor)).map(({ kind }) => kind)).toContain('payout_route_off');
  expect((await mentor.client.getPayoutBalance()).items).toMatchObject([{ payable: 45, next_payout_at: null }]);
});

test('[T-199] mentors learn within minutes, once, that their country was switched off, and others don’t', async () => {
  const { db } = scene.api.context;
  const [mentor, other] = [await scene.payee({ country: 'GR' }), await scene.payee()];
  await scene.earned(mentor);
  await scene.earned(other);
  scene.clock.set('2055-01-20T06:00:00Z');
  await scene.job('make-payable');
  const off = (is_on: boolean) =>
    db.updateTable('payout_route').set({ is_on }).where('mentor_country', '=', 'GR').execute();
  await scene.job('tell-routes-off');
  await off(false);
  await scene.job('tell-routes-off');
  await scene.job('tell-routes-off');
  await scene.runPayoutJobs('tell-payout-route-off');
  await off(true);
  expect((await scene.mailsTo(mentor)).map(({ kind }) => kind)).toEqual(['payout_route_off']);
  expect(await scene.mailsTo(other)).toEqual([]);
});

test('[T-137] the bank sends a payout back: nothing is lost, and mended it is sent again once', async () => {
  const mentor = await scene.payee();
  const session = await scene.earned(mentor);
  await scene.run();
  await scene.release(mentor);
  const [{ id, provider_payout_id } = { id: '', provider_payout_id: null }] = await scene.payoutsOf(mentor);
  scene.double.bank(provider_payout_id, 'failed', 'account_closed');
  await scene.job('settle-payout', { payout_id: id });
  expect(await session.ledger()).toMatchObject({ mentor_payable: -4500 });
  expect((await mentor.client.getPayoutBalance()).items).toMatchObject([{ payable: 0, failed: 45, in_transit: 0 }]);
  // No run takes its sessions while it waits to be sent again.
  await scene.run(NEXT_RUN);
  expect(await scene.payoutsOf(mentor)).toHaveLength(1);
  const retry = () => mentor.client.retryPayout({ params: { id } }).catch(codeOf);
  const both = await Promise.all([retry(), retry()]);
  expect(both.filter((one) => one === 'ILLEGAL_MOVE')).toHaveLength(1);
  await scene.runPayoutJobs();
  await scene.arrive(mentor);
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'paid', attempt: 2, amount_minor: 4500 }]);
  expect(scene.double.transfers.filter(({ account_id }) => account_id === mentor.account_id)).toHaveLength(1);
  expect(await session.ledger()).toMatchObject({ paid_out: -4500 });
});

test('[T-137] a payout that comes back after it was paid is payable again; a refund meanwhile is taken off it', async () => {
  const { mentor, session } = await scene.paidOut(2);
  const [{ id, provider_payout_id } = { id: '', provider_payout_id: null }] = await scene.payoutsOf(mentor);
  scene.double.bank(provider_payout_id, 'failed', 'no_account');
  await scene.job('settle-payout', { payout_id: id });
  await session.tell({ refunds: [session.refund('a', 2000)] });
  await scene.runPayoutJobs();
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'failed', amount_minor: 7200 }]);
  await mentor.client.retryPayout({ params: { id } });
  await scene.runPayoutJobs();
  await scene.arrive(mentor);
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'paid', amount_minor: 7200 }]);
  expect(await session.ledger()).toEqual({ provider: 3000, platform_fee: -300, paid_out: -2700 });
});

test('[T-137] with another account meanwhile, what is at the old one is taken back and goes into the next payout', async () => {
  const mentor = await scene.payee();
  await scene.earned(mentor);
  await scene.run();
  await scene.release(mentor);
  const [{ id, provider_payout_id } = { id: '', provider_payout_id: null }] = await scene.payoutsOf(mentor);
  scene.double.bank(provider_payout_id, 'failed', 'account_closed');
  await scene.job('settle-payout', { payout_id: id });
  const { db } = scene.api.context;
  await db
    .updateTable('payout_account')
    .set({ account_id: `new_${mentor.user_id}` })
    .where('user_id', '=', mentor.user_id)
    .execute();
  await mentor.client.retryPayout({ params: { id } });
  await scene.runPayoutJobs();
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'cancelled' }]);
  expect(scene.double.balanceOf(mentor.account_id, 'EUR')).toBe(0);
  await scene.run(NEXT_RUN);
  expect((await scene.payoutsOf(mentor))[1]).toMatchObject({ account_id: `new_${mentor.user_id}`, amount_minor: 4500 });
});

test('[T-138] a mentor who deletes the account with money is paid without a minimum, and their claim stays', async () => {
  const { mentor } = await scene.paidOut();
  const session = await scene.earned(mentor, { price_minor: 500 });
  scene.clock.set('2055-02-02T06:00:00Z');
  await mentor.client.deleteAccount({ body: { confirm: mentor.slug } });
  await scene.run(NEXT_RUN);
  await scene.runPayoutJobs();
  await scene.arrive(mentor);
  expect((await scene.payoutsOf(mentor))[1]).toMatchObject({ status: 'paid', amount_minor: 450 });
  expect(await session.ledger()).toMatchObject({ paid_out: -450 });
});

test('[T-139] debt that no earnings cover for twelve months is written off, and only that', async () => {
  const { mentor, session } = await scene.paidOut();
  await session.tell({ refunds: [session.refund('a', 5000)] });
  await scene.runPayoutJobs();
  await scene.earned(mentor, { price_minor: 1000 });
  await scene.run(NEXT_RUN);
  await scene.job('write-off-debts');
  await scene.job('write-off-debts');
  // The payable share pays its part with the next payout.
  expect(await session.ledger()).toEqual({ paid_out: -4500, mentor_debt: 900, written_off: 3600 });
});

test('a refund that fails after it became debt gives the mentor what was taken', async () => {
  const { mentor, session } = await scene.paidOut();
  await session.tell({ refunds: [session.refund('a', 5000)] });
  await scene.runPayoutJobs();
  await scene.earned(mentor, { price_minor: 8000 });
  await scene.run(NEXT_RUN);
  await scene.arrive(mentor);
  await session.tell({ refunds: [session.refund('a', 5000, 'failed')] });
  expect(await session.ledger()).toEqual({
    provider: 5000,
    platform_fee: -500,
    paid_out: -4500,
    mentor_debt: 4500,
    mentor_payable: -4500,
  });
  await scene.earned(mentor);
  await scene.run(LATER_RUN);
  const payouts = await scene.payoutsOf(mentor);
  expect(payouts.map(({ amount_minor }) => amount_minor)).toEqual([4500, 2700, 9000]);
});

test('a refund that fails before its reversal was made takes nothing back from the mentor', async () => {
  const { mentor, session } = await scene.paidOut();
  addToAccount(mentor.account_id, 4500);
  await session.tell({ refunds: [session.refund('a', 5000)] });
  expect(await scene.pendingReversals()).toMatchObject([{ amount_minor: 4500 }]);
  await session.tell({ refunds: [session.refund('a', 5000, 'failed')] });
  await scene.runPayoutJobs();
  expect(await scene.pendingReversals()).toEqual([]);
  expect(scene.double.balanceOf(mentor.account_id, 'EUR')).toBe(4500);
  expect(await session.ledger()).toEqual({ provider: 5000, platform_fee: -500, paid_out: -4500 });
});

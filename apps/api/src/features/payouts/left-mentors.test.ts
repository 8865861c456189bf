import { expect, test } from 'vitest';
import type { Made, MadeMentor } from '../../testing/make.ts';
import { payoutScene } from '../../testing/payout-scene.ts';
import { refusalCode } from '../../testing/refusal.ts';

const scene = payoutScene();
const NEXT_RUN = '2055-02-08T06:00:00Z';

const leave = async ({ client, slug, user_id }: MadeMentor) => {
  await client.deleteAccount({ body: { confirm: slug } });
  const erased_at = new Date(scene.clock.now()).toISOString();
  await scene.api.context.db.updateTable('erasure').set({ erased_at }).where('user_id', '=', user_id).execute();
};
const isClosed = ({ account_id }: { account_id: string }) => scene.double.closed.has(account_id);
const closedAt = async ({ user_id }: MadeMentor) => {
  const { db } = scene.api.context;
  const account = db.selectFrom('payout_account').select('closed_at').where('user_id', '=', user_id);
  return (await account.executeTakeFirstOrThrow()).closed_at;
};
const sweep = async (at: string) => {
  scene.clock.set(at);
  await scene.job('close-left-accounts');
  await scene.runPayoutJobs();
};

test('[T-291] the account of a mentor who leaves is closed at the provider soon, where nothing is owed', async () => {
  const [mentor, other] = [await scene.payee(), await scene.payee()];
  await leave(mentor);
  await scene.runPayoutJobs();
  expect([isClosed(mentor), isClosed(other)]).toEqual([true, false]);
  expect(await closedAt(mentor)).not.toBeNull();
  await sweep(NEXT_RUN);
  expect(isClosed(other)).toBe(false);
});

test('[T-291] while money is owed to a mentor who left the account stays open, and until the bank can’t return it any more', async () => {
  const mentor = await scene.payee();
  await scene.earned(mentor);
  scene.clock.set('2055-01-20T06:00:00Z');
  await leave(mentor);
  await scene.runPayoutJobs();
  await sweep('2055-01-31T06:00:00Z');
  expect(isClosed(mentor)).toBe(false);
  await scene.run();
  await scene.release(mentor);
  await sweep('2055-02-02T06:00:00Z');
  expect(isClosed(mentor)).toBe(false);
  await scene.arrive(mentor);
  await sweep('2055-02-15T06:00:00Z');
  expect(isClosed(mentor)).toBe(false);
  await sweep('2055-02-17T06:00:00Z');
  expect(isClosed(mentor)).toBe(true);
});

test('[T-291] a provider that is away or refuses does not keep a mentor from leaving, and is asked again', async () => {
  const mentor = await scene.payee();
  scene.double.spoil({ calls: new RegExp(`closeAccount ${mentor.account_id}`), how: 'before', times: 1 });
  await leave(mentor);
  await scene.runPayoutJobs();
  expect([isClosed(mentor), await closedAt(mentor)]).toEqual([false, null]);
  scene.double.spoil({ calls: new RegExp(`closeAccount ${mentor.account_id}`), how: 'account_has_balance', times: 1 });
  await scene.job('close-payout-account', { user_id: mentor.user_id });
  expect(await closedAt(mentor)).toBeNull();
  await sweep(NEXT_RUN);
  expect(isClosed(mentor)).toBe(true);
});

test('[T-293] staff see what is owed to mentors who left, until when, and what happens with it', async () => {
  const finance = await scene.finance();
  const [paid, byHand, restricted, staying] = [
    await scene.payee(),
    await scene.payee({ provider: 'manual' }),
    await scene.payee(),
    await scene.payee(),
  ];
  for (const mentor of [paid, byHand, restricted, staying]) await scene.earned(mentor);
  scene.clock.set('2055-01-20T06:00:00Z');
  await scene.job('make-payable');
  for (const mentor of [paid, byHand, restricted]) await leave(mentor);
  await scene.api.context.db
    .updateTable('payout_account')
    .set({ state: 'restricted' })
    .where('user_id', '=', restricted.user_id)
    .execute();
  const claims = async () => {
    const { items } = await finance.client.listPayoutClaims();
    return new Map(items.map((claim) => [claim.user_id, claim]));
  };
  const listed = await claims();
  expect(listed.get(paid.user_id)).toMatchObject({ amount: 45, currency: 'EUR', country: 'NL', state: 'next_run' });
  expect(listed.get(byHand.user_id)).toMatchObject({ state: 'by_hand' });
  expect(listed.get(restricted.user_id)).toMatchObject({ state: 'account_not_ready' });
  expect(listed.has(staying.user_id)).toBe(false);
  await scene.run();
  expect((await claims()).has(paid.user_id)).toBe(false);
  scene.clock.set('2099-01-01T00:00:00Z');
  expect((await claims()).get(byHand.user_id)).toMatchObject({ state: 'over' });
});

test('[T-293] a mentor who leaves with money is paid from beginning to end, and nothing is left', async () => {
  const mentor = await scene.payee();
  const [first, second] = [await scene.earned(mentor), await scene.earned(mentor)];
  scene.clock.set('2055-01-20T06:00:00Z');
  await leave(mentor);
  await scene.run();
  await scene.release(mentor);
  await scene.arrive(mentor);
  await scene.runPayoutJobs();
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'paid', amount_minor: 9000 }]);
  for (const session of [first, second]) {
    expect(await session.ledger()).toEqual({ provider: 5000, platform_fee: -500, paid_out: -4500 });
  }
  await sweep('2055-03-01T06:00:00Z');
  expect(isClosed(mentor)).toBe(true);
  const finance = await scene.finance();
  const { items } = await finance.client.listPayoutClaims();
  expect(items.map(({ user_id }) => user_id)).not.toContain(mentor.user_id);
});

const pay = (by: Pick<Made, 'client'>, { user_id }: Made) =>
  by.client.payPayoutClaim({ params: { id: user_id }, body: { currency: 'EUR', reason: 'Wrote to us, and is known' } });

/** A mentor who left, whose account at the provider was never finished. */
async function leftUnfinished(price_minor?: number) {
  const mentor = await scene.payee();
  const session = await scene.earned(mentor, price_minor === undefined ? {} : { price_minor });
  scene.clock.set('2055-01-20T06:00:00Z');
  await scene.job('make-payable');
  await scene.api.context.db
    .updateTable('payout_account')
    .set({ state: 'restricted' })
    .where('user_id', '=', mentor.user_id)
    .execute();
  await leave(mentor);
  return { mentor, session };
}

test('[T-371] a claim that no run sends is paid by hand: begun once, released, marked as paid, in the audit and the ledger', async () => {
  const { mentor, session } = await leftUnfinished();
  const finance = await scene.finance();
  const both = await Promise.all([0, 1].map(() => refusalCode(pay(finance, mentor))));
  expect(both.filter((code) => code === null)).toHaveLength(1);
  const [{ id, amount_minor } = { id: '', amount_minor: 0 }] = await scene.payoutsOf(mentor);
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ provider: 'manual', status: 'held', is_by_hand: false }]);
  expect((await finance.client.listPayoutClaims()).items.map(({ user_id }) => user_id)).not.toContain(mentor.user_id);
  expect(await finance.client.releasePayout({ params: { id }, body: {} })).toMatchObject({ status: 'pending' });
  // There are no bank details for a file; it isn't held for that.
  await scene.batchFile(finance);
  const body = { reference: 'W-77', amount_minor };
  expect(await finance.client.markPayoutPaid({ params: { id }, body })).toMatchObject({ status: 'paid' });
  expect(await session.ledger()).toMatchObject({ paid_out: -4500 });
  const audit = await scene.api.context.db
    .selectFrom('staff_event')
    .select(['kind', 'reason'])
    .where('about_user_id', '=', mentor.user_id)
    .execute();
  expect(audit).toContainEqual({ kind: 'payout_claim_begun', reason: 'Wrote to us, and is known' });
  expect(await refusalCode(pay(finance, mentor))).toBe('NOT_FOUND');
});

test('[T-371] a large claim by hand takes two people to release and to mark as paid', async () => {
  const { mentor } = await leftUnfinished(80_000);
  const [first, second] = [await scene.finance(), await scene.finance()];
  const body = { currency: 'EUR', reason: 'Wrote to us, and is known' };
  const begun = await first.client.payPayoutClaim({ params: { id: mentor.user_id }, body });
  expect(begun).toMatchObject({ status: 'held', amount: 720, provider: 'manual' });
  const params = { id: begun.id };
  expect(await first.client.releasePayout({ params, body: {} })).toMatchObject({ status: 'held' });
  expect(await second.client.releasePayout({ params, body: {} })).toMatchObject({ status: 'pending' });
  const paid = { reference: 'W-78', amount_minor: 72_000 };
  expect(await first.client.markPayoutPaid({ params, body: paid })).toMatchObject({ status: 'pending' });
  expect(await second.client.markPayoutPaid({ params, body: paid })).toMatchObject({ status: 'paid' });
});

test('[T-371] what the next run sends, and what is owed to who stays, isn’t paid by hand as a claim', async () => {
  const [leaving, staying] = [await scene.payee(), await scene.payee()];
  for (const mentor of [leaving, staying]) await scene.earned(mentor);
  scene.clock.set('2055-01-20T06:00:00Z');
  await scene.job('make-payable');
  await leave(leaving);
  const finance = await scene.finance();
  expect(await refusalCode(pay(finance, leaving))).toBe('ILLEGAL_MOVE');
  expect(await refusalCode(pay(finance, staying))).toBe('NOT_FOUND');
});

test('[T-443] a claim of a mentor whose country was switched off says so, waits for it, and can be paid by hand', async () => {
  const mentor = await scene.payee({ country: 'GR' });
  await scene.earned(mentor);
  scene.clock.set('2055-01-20T06:00:00Z');
  await scene.job('make-payable');
  await leave(mentor);
  const finance = await scene.finance();
  const stateNow = async () =>
    (await finance.client.listPayoutClaims()).items.find(({ user_id }) => user_id === mentor.user_id)?.state;
  const turn = (is_on: boolean) =>
    scene.api.context.db.updateTable('payout_route').set({ is_on }).where('mentor_country', '=', 'GR').execute();
  expect(await stateNow()).toBe('next_run');
  await turn(false);
  expect(await stateNow()).toBe('route_off');
  await scene.run();
  expect(await scene.payoutsOf(mentor)).toEqual([]);
  expect(await pay(finance, mentor)).toMatchObject({ provider: 'manual', status: 'held' });
  await turn(true);
});

test('[T-371] a claim whose payout by hand is cancelled is a claim again', async () => {
  const { mentor } = await leftUnfinished();
  const finance = await scene.finance();
  const { id } = await pay(finance, mentor);
  await finance.client.cancelPayout({ params: { id }, body: { reason: 'It was someone else' } });
  expect((await finance.client.listPayoutClaims()).items.map(({ user_id }) => user_id)).toContain(mentor.user_id);
});

test('[T-440] a claim whose 24 months are over is ended by staff, once and with a reason: the money stays with the platform', async () => {
  const { mentor, session } = await leftUnfinished();
  const finance = await scene.finance();
  const end = () =>
    finance.client.endPayoutClaim({
      params: { id: mentor.user_id },
      body: { currency: 'EUR', reason: 'Not claimed in time' },
    });
  scene.clock.set('2057-01-20T05:59:59Z');
  expect(await refusalCode(end())).toBe('ILLEGAL_MOVE');
  scene.clock.set('2057-01-20T06:00:01Z');
  const both = await Promise.all([end(), end()].map(refusalCode));
  expect(both.filter((code) => code === null)).toHaveLength(1);
  expect(await session.ledger()).toEqual({ provider: 5000, platform_fee: -500, written_off: -4500 });
  expect((await finance.client.listPayoutClaims()).items.map(({ user_id }) => user_id)).not.toContain(mentor.user_id);
  const acts = await scene.api.context.db
    .selectFrom('staff_event')
    .select(['kind', 'reason'])
    .where('about_user_id', '=', mentor.user_id)
    .execute();
  expect(acts).toEqual([{ kind: 'payout_claim_ended', reason: 'Not claimed in time' }]);
  await scene.job('close-left-accounts');
  await scene.runPayoutJobs();
  expect(isClosed(mentor)).toBe(true);
});

test('[T-440] a claim of which something is disputed isn’t ended', async () => {
  const { mentor, session } = await leftUnfinished();
  await session.tell({ dispute: 'open' });
  const finance = await scene.finance();
  scene.clock.set('2057-02-01T06:00:00Z');
  const body = { currency: 'EUR', reason: 'Not claimed in time' };
  const ending = finance.client.endPayoutClaim({ params: { id: mentor.user_id }, body });
  expect(await refusalCode(ending)).toBe('PAYOUT_NOT_POSSIBLE');
  expect(await session.ledger()).not.toHaveProperty('written_off');
});

test('[T-441] what a bank sent back from a mentor who left is a payout to cancel, then a claim that is paid by hand', async () => {
  const mentor = await scene.payee();
  const session = await scene.earned(mentor);
  scene.clock.set('2055-01-20T06:00:00Z');
  await leave(mentor);
  await scene.run();
  await scene.release(mentor);
  const [{ id, provider_payout_id } = { id: '', provider_payout_id: null }] = await scene.payoutsOf(mentor);
  scene.clock.set('2055-02-03T06:00:00Z');
  scene.double.bank(provider_payout_id, 'failed', 'account_closed');
  await scene.job('settle-payout', { payout_id: id });
  scene.double.restrict(mentor.account_id);
  await scene.api.context.db
    .updateTable('payout_account')
    .set({ state: 'restricted' })
    .where('user_id', '=', mentor.user_id)
    .execute();
  const finance = await scene.finance();
  const claims = async () =>
    (await finance.client.listPayoutClaims()).items.filter(({ user_id }) => user_id === mentor.user_id);
  expect(await claims()).toEqual([]);
  expect(await finance.client.getStaffPayout({ params: { id } })).toMatchObject({
    status: 'failed',
    mentor: { is_deleted: true },
    allowed_actions: ['cancel'],
  });
  await finance.client.cancelPayout({ params: { id }, body: { reason: 'Their bank account is closed' } });
  await scene.runPayoutJobs();
  expect(await claims()).toMatchObject([{ amount: 45, state: 'account_not_ready' }]);
  const begun = await pay(finance, mentor);
  await finance.client.releasePayout({ params: { id: begun.id }, body: {} });
  const body = { reference: 'W-79', amount_minor: 4500 };
  await finance.client.markPayoutPaid({ params: { id: begun.id }, body });
  expect(await session.ledger()).toEqual({ provider: 5000, platform_fee: -500, paid_out: -4500 });
});

test('[T-372] before they leave, mentors read what is owed to them, and whether it is sent or they have to ask for it', async () => {
  const [ready, byHand, none, owing] = [
    await scene.payee(),
    await scene.payee({ provider: 'manual' }),
    await scene.mentor(),
    await scene.payee(),
  ];
  for (const mentor of [ready, byHand, none]) await scene.earned(mentor);
  const debt = await scene.earned(owing);
  await scene.run();
  await scene.release(owing);
  await scene.arrive(owing);
  await debt.tell({ refunds: [debt.refund('a', 5000)] });
  const owedTo = async ({ client }: Made) => (await client.getAccountDeletion()).owed;
  const sums = { currency: 'EUR', amount: 45, earned: 45, pending: 0, debt: 0 };
  expect(await owedTo(ready)).toEqual([{ ...sums, is_sent: true, sent_by: '2055-02-08T06:00:00Z' }]);
  expect(await owedTo(byHand)).toEqual([{ ...sums, is_sent: false, sent_by: null }]);
  expect(await owedTo(none)).toEqual([{ ...sums, is_sent: false, sent_by: null }]);
  expect(await owedTo(owing)).toEqual([]);
  await scene.earned(owing, { price_minor: 8000 });
  expect(await owedTo(owing)).toMatchObject([{ amount: 27, earned: 72, debt: 45 }]);
});

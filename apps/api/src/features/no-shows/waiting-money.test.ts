import { expect, test } from 'vitest';
import { breakWrites } from '../../testing/break-writes.ts';
import { make } from '../../testing/make.ts';
import { CARDS } from '../../testing/payments-sandbox-browser.ts';
import { noShowScene, REPORTED } from '../../testing/no-show-scene.ts';

const { scene, after, paid, END } = noShowScene();
const HOUR = 60 * 60_000;
const WAITS = { provider: 5000, platform_fee: -500, no_show_pending: -4500 };
const EARNED = { provider: 5000, platform_fee: -500, mentor_earned: -4500 };

/** 20.00 € are refunded at the provider. */
async function refundByHand({ id, intent_id }: { id: string; intent_id: string | null }) {
  const refund = { intent_id: intent_id ?? '', currency: 'EUR', refund_id: `by hand ${id}`, amount_minor: 2000 };
  await scene.api.context.payments.refund(refund, `by hand ${id}`);
  await scene.settleMoney();
}
/** The bank returns the refunds that were made. */
async function returnRefunds() {
  await scene.sandbox.passTime();
  await scene.settleMoney();
}
const AT_PROVIDER = { card: CARDS.good };
const REFUND_FAILS = { card: CARDS.refund_fails };

test('[T-43] nothing is refunded or earned at the report: the money waits on an account of its own', async () => {
  const { mentor, prospect, report, money } = await paid();
  scene.clock.set(REPORTED);
  const reported = await report(prospect);
  expect(reported.payment).toMatchObject({ captured: 50, refunded: 0, refund_pending: 0 });
  expect(await money()).toMatchObject({ refunds: [], ledger: WAITS });
  const { items, totals } = await mentor.client.getEarnings();
  expect(items).toMatchObject([{ status: 'pending', net: 45 }]);
  expect(totals).toMatchObject([{ pending: 45, earned: 0 }]);
});

test('[T-43] what was earned already waits too, so that no payout has it', async () => {
  const { mentor, prospect, report, contest, agree, money } = await paid();
  after(END, 50 * HOUR);
  await scene.job('complete-sessions');
  expect((await money()).ledger).toEqual(EARNED);
  await report(prospect);
  expect((await money()).ledger).toEqual(WAITS);
  await contest(mentor);
  await agree(prospect);
  expect((await money()).ledger).toEqual(EARNED);
});

test('[T-43] a mentor who agrees refunds everything, once; a student who agrees gets nothing back', async () => {
  const first = await paid(undefined, AT_PROVIDER);
  scene.clock.set(REPORTED);
  await first.report(first.prospect);
  await first.agree(first.mentor);
  await scene.settleMoney();
  await scene.job('close-no-show', { booking_id: first.id });
  await scene.settleMoney();
  expect(await first.money()).toMatchObject({
    refunds: [{ amount_minor: 5000, reason: 'mentor_absent', status: 'succeeded' }],
    ledger: {},
  });
  expect(await scene.atProvider(first)).toMatchObject({ refunded_minor: 5000 });

  scene.clock.set('2055-01-07T10:00:00Z');
  const second = await paid();
  scene.clock.set(REPORTED);
  await second.report(second.mentor);
  await second.agree(second.prospect);
  await scene.settleMoney();
  expect(await second.money()).toMatchObject({ refunds: [], ledger: EARNED });
});

test('[T-43] a refund made at the provider while the money waits comes out of what waits', async () => {
  const { mentor, prospect, report, contest, agree, money, id } = await paid(undefined, AT_PROVIDER);
  scene.clock.set(REPORTED);
  await report(prospect);
  await refundByHand((await money()).payment);
  expect((await money()).ledger).toEqual({ provider: 3000, platform_fee: -300, no_show_pending: -2700 });
  await contest(mentor);
  await agree(prospect);
  expect((await scene.seen(mentor, { id })).status).toBe('completed');
  expect((await money()).ledger).toEqual({ provider: 3000, platform_fee: -300, mentor_earned: -2700 });
});

test.each([
  ['mentor', { provider: 5000, platform_fee: -500, mentor_pending: -4500 }],
  ['prospect', EARNED],
] as const)(
  '[T-43] a refund that was made while the money waited fails after the %s was found absent: nothing waits any more',
  async (absent, ledger) => {
    const session = await paid(undefined, REFUND_FAILS);
    scene.clock.set(REPORTED);
    await session.report(absent === 'mentor' ? session.prospect : session.mentor);
    await refundByHand((await session.money()).payment);
    expect((await session.money()).ledger).toMatchObject({ no_show_pending: -2700 });
    await session.agree(session[absent]);
    await scene.settleMoney();
    await returnRefunds();
    expect((await session.money()).ledger).toEqual(ledger);
  },
);

test('[T-43] a refund of everything that was made while the money waited fails after both were found to have met: the mentor earns it', async () => {
  const { mentor, prospect, report, contest, agree, money } = await paid(undefined, {
    ...REFUND_FAILS,
    price_minor: 2000,
  });
  scene.clock.set(REPORTED);
  await report(prospect);
  await refundByHand((await money()).payment);
  await contest(mentor);
  await agree(prospect);
  expect((await money()).ledger).toEqual({});
  await returnRefunds();
  expect((await money()).ledger).toEqual({ provider: 2000, platform_fee: -200, mentor_earned: -1800 });
});

test.each([
  ['pending', 0],
  ['earned', 50 * HOUR],
])('[T-43] a refund from what was %s that fails while a no-show is open waits with the rest', async (_, ms) => {
  const { mentor, prospect, report, contest, agree, money } = await paid(undefined, REFUND_FAILS);
  after(END, ms);
  await scene.job('complete-sessions');
  await refundByHand((await money()).payment);
  await report(prospect);
  await returnRefunds();
  expect((await money()).ledger).toEqual(WAITS);
  await contest(mentor);
  await agree(prospect);
  expect((await money()).ledger).toEqual(EARNED);
});

test('[T-43] of a session in ariary, whose half can’t be paid, a little more than half is kept after a technical fault', async () => {
  const { id, mentor, prospect, report, contest, money } = await paid(undefined, {
    ...AT_PROVIDER,
    price_minor: 2_000_100,
    currency: 'MGA',
  });
  scene.clock.set(REPORTED);
  await report(prospect);
  await contest(mentor);
  const staff = await make(scene.api).staff('moderator');
  const body = { outcome: 'technical', facts: 'The platform was down.', version: 2 } as const;
  await staff.client.decideNoShow({ params: { booking_id: id }, body });
  await scene.settleMoney();
  // The ledger is checked after each test.
  expect((await money()).refunds).toEqual([
    { amount_minor: 1_000_000, reason: 'technical_fault', status: 'succeeded' },
  ]);
});

test('[T-40] a case that can’t be ended stops no other one from being ended', async () => {
  const [broken, whole] = [await paid(), await paid()];
  scene.clock.set(REPORTED);
  await broken.report(broken.prospect);
  after(REPORTED, 1000);
  await whole.report(whole.prospect);
  const { db } = scene.api.context;
  const mend = await breakWrites(db, { table: 'no_show_case', column: 'booking_id', id: broken.id });
  after(REPORTED, 49 * HOUR);
  await expect(scene.job('sweep-no-shows')).rejects.toThrow(/^1 of \d+ failed$/);
  expect(await whole.see(whole.mentor)).toMatchObject({ state: 'uncontested' });
  expect(await broken.see(broken.mentor)).toMatchObject({ state: 'reported' });
  await mend();
  await scene.job('close-no-show', { booking_id: broken.id });
  expect(await broken.see(broken.mentor)).toMatchObject({ state: 'uncontested' });
});

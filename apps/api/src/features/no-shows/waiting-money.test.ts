import { expect, test } from 'vitest';
import { noShowScene, REPORTED } from '../../testing/no-show-scene.ts';

const { scene, after, paid, END } = noShowScene();
const HOUR = 60 * 60_000;
const WAITS = { provider: 5000, platform_fee: -500, no_show_pending: -4500 };
const EARNED = { provider: 5000, platform_fee: -500, mentor_earned: -4500 };

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
  const first = await paid();
  scene.clock.set(REPORTED);
  await first.report(first.prospect);
  await first.agree(first.mentor);
  await scene.settle();
  await scene.job('close-no-show', { booking_id: first.id });
  await scene.settle();
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
  await scene.settle();
  expect(await second.money()).toMatchObject({ refunds: [], ledger: EARNED });
});

test('[T-43] a refund made at the provider while the money waits comes out of what waits', async () => {
  const { mentor, prospect, report, contest, agree, money, id } = await paid();
  scene.clock.set(REPORTED);
  await report(prospect);
  const { intent_id } = (await money()).payment;
  const refund = { intent_id: intent_id ?? '', currency: 'EUR', refund_id: 'by hand', amount_minor: 2000 };
  await scene.api.context.payments.refund(refund, 'by hand');
  await scene.settle();
  expect((await money()).ledger).toEqual({ provider: 3000, platform_fee: -300, no_show_pending: -2700 });
  await contest(mentor);
  await agree(prospect);
  expect((await scene.seen(mentor, { id })).status).toBe('completed');
  expect((await money()).ledger).toEqual({ provider: 3000, platform_fee: -300, mentor_earned: -2700 });
});

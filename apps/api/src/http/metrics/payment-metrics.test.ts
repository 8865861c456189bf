import { expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { HALF_PAST_NINE } from '../../testing/booking-scene.ts';
import { paymentScene } from '../../testing/payment-scene.ts';
import { CARDS } from '../../testing/payments-sandbox-browser.ts';
import { METRICS_TOKEN, readMetrics } from '../../testing/read-metrics.ts';
import { refusalCode } from '../../testing/refusal.ts';

const scene = paymentScene({ METRICS_TOKEN });

test('[N-17] payments are counted by result, and an unavailable provider shows in failed calls', async () => {
  const [mentor, prospect, other] = [await scene.paidMentor(), await scene.prospect(), await scene.prospect()];
  const booking = await scene.book(prospect, mentor);
  await scene.pay(prospect, booking, CARDS.insufficient_funds);
  await scene.settleMoney();
  expect((await readMetrics(scene.api)).get('payments_total{outcome="payment_failed"}')).toBe(1);
  await scene.pay(prospect, booking);
  await scene.settleMoney();
  const paid = await readMetrics(scene.api);
  expect(paid.get('payments_total{outcome="paid"}')).toBe(1);
  expect(paid.get('payment_calls_total{outcome="unreachable"}')).toBe(0);
  expect(paid.get('payment_calls_total{outcome="answered"}')).toBeGreaterThan(1);
  const another = await scene.book(other, mentor, { start: HALF_PAST_NINE });
  scene.sandbox.spoil('reset');
  expect(await refusalCode(scene.begin(other, another))).toBe('PAYMENT_UNREACHABLE');
  expect((await readMetrics(scene.api)).get('payment_calls_total{outcome="unreachable"}')).toBeGreaterThan(0);
});

test('[T-114] calls to the provider that pays mentors are counted by how they ended', async () => {
  const { sandbox: payouts } = scene.api.context.payouts;
  const counted = async (outcome: string) =>
    (await readMetrics(scene.api)).get(`payout_calls_total{outcome="${outcome}"}`);
  await expect(payouts.readBalance('acct_none')).rejects.toMatchObject({ reason: 'refused' });
  scene.sandbox.spoil('reset');
  await expect(payouts.readBalance('acct_none')).rejects.toMatchObject({ reason: 'unreachable' });
  scene.sandbox.repair();
  const person = { user_id: newId(), email: 'ada@example.org', country: 'NL', display_name: 'Ada' };
  await payouts.createAccount(person, newId());
  expect([await counted('answered'), await counted('refused'), await counted('unreachable')]).toEqual([1, 1, 1]);
});

test('[T-196] payouts that are held, came back or lack money are counted, with how long the oldest has waited', async () => {
  const { db } = scene.api.context;
  const { user_id } = await scene.paidMentor();
  const since = new Date(Date.now() - 3_600_000);
  const payout = (status: 'held' | 'failed' | 'pending', failure: string | null = null) => ({
    id: newId(),
    user_id,
    provider: 'sandbox' as const,
    account_id: 'acct_1',
    currency: 'EUR',
    amount_minor: 0,
    status,
    held_for: status === 'held' ? ['first_payout'] : [],
    scheduled_for: new Date(since.getTime() + Math.random() * 3_600_000),
    created_at: since,
    updated_at: since,
    failure,
  });
  const rows = [payout('held'), payout('held'), payout('failed'), payout('pending', 'insufficient_funds')];
  await db.insertInto('payout').values(rows).execute();
  const metrics = await readMetrics(scene.api);
  await db.deleteFrom('payout').where('user_id', '=', user_id).execute();
  const counts = ['held', 'failed', 'unfunded', 'by_hand'].map((state) => metrics.get(`payouts{state="${state}"}`));
  expect(counts).toEqual([2, 1, 1, 0]);
  expect(metrics.get('payouts_oldest_seconds{state="held"}')).toBeGreaterThan(3590);
});

import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { PaymentError } from '../../providers/payments/port.ts';
import { NINE } from '../../testing/booking-scene.ts';
import { paymentScene } from '../../testing/payment-scene.ts';
import { refusalCode } from '../../testing/refusal.ts';

const scene = paymentScene();
const { begin, book } = scene;
const inMinutes = (minutes: number) =>
  scene.clock.set(new Date(Date.parse('2055-01-07T10:00:00Z') + minutes * 60_000).toISOString());

/** The queue was lost: whatever was to follow is left to the reconciling job. */
const loseJobs = () =>
  sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`.execute(scene.api.context.db);

const intentsOf = async (booking_id: string) => {
  const { rows } = await scene.sandbox.pool.query<{ id: string }>(
    `select id from payments_sandbox.intent where metadata ->> 'booking_id' = $1`,
    [booking_id],
  );
  return rows.length;
};

afterEach(() => scene.sandbox.repair());

test('[C-53] an answer lost at the start of a payment leads to the same intent again, never to a second one', async () => {
  const [mentor, prospect] = [await scene.paidMentor(), await scene.prospect()];
  const booking = await book(prospect, mentor);
  for (const calls of [/POST .*payment_intents/, /GET .*payment_intents/]) {
    scene.sandbox.spoil('lose_answer', { calls, times: 4 });
    expect(await refusalCode(begin(prospect, booking))).toBe('PAYMENT_UNREACHABLE');
    scene.sandbox.repair();
  }
  const { client_secret } = await begin(prospect, booking);
  expect(await intentsOf(booking.id)).toBe(1);
  await scene.sandbox.pay(client_secret);
  await scene.settleMoney();
  expect((await scene.seen(prospect, booking)).status).toBe('confirmed');
});

test.each(['fail', 'lose_answer'] as const)(
  '[E-21] with a provider that can only %s, everything ends well once it is back, without a webhook or a job',
  async (fault) => {
    const open = ['Mon 09:00-19:00'];
    const approving = await scene.paidMentor({ open, policy: { requires_approval: true } });
    const instant = await scene.paidMentor({ open });
    const [asking, paying, leaving, ill] = [
      await scene.prospect(),
      await scene.prospect(),
      await scene.prospect(),
      await scene.prospect(),
    ];
    const request = { mentor: approving, waits: 'requested' } as const;
    const accepted = await scene.paidSession({ ...request, prospect: asking, start: '2055-01-11T08:00:00Z' });
    const declined = await scene.paidSession({ ...request, prospect: leaving, start: '2055-01-11T09:00:00Z' });
    const cancelled = await scene.paidSession({ mentor: instant, prospect: ill, start: '2055-01-11T10:00:00Z' });
    const paid = await book(paying, instant, { start: '2055-01-11T11:00:00Z' });
    await scene.pay(paying, paid);

    scene.sandbox.spoil(fault, { calls: /(capture|cancel|refunds)/ });
    await approving.client.acceptBooking({ params: { id: accepted.id } });
    await approving.client.declineBooking({ params: { id: declined.id }, body: {} });
    await ill.client.cancelBooking({ params: { id: cancelled.id }, body: { expected_refund: 50 } });
    for (const [name, payload] of [
      ['void-payment', { payment_id: declined.payment?.id }],
      ['refund-payment', { refund_id: await refundIdOf(cancelled.id) }],
    ] as const) {
      await scene.job(name, payload).catch((error: unknown) => expect(error).toBeInstanceOf(Error));
    }
    await loseJobs();
    scene.sandbox.repair();

    for (const minutes of [2, 4, 14]) {
      inMinutes(minutes);
      await scene.job('reconcile-payments');
    }
    const statuses = [accepted, declined, cancelled, paid].map((one) => one.id);
    const found = await Promise.all(statuses.map(async (id) => (await scene.money({ id })).payment.status));
    expect(found).toEqual(['paid', 'voided', 'refunded', 'paid']);
    expect((await scene.seen(asking, accepted)).status).toBe('confirmed');
    expect((await scene.seen(paying, paid)).status).toBe('confirmed');
    expect(await scene.atProvider(accepted)).toMatchObject({ captured_minor: 5000, refunded_minor: 0 });
    expect(await scene.atProvider(declined)).toMatchObject({ status: 'canceled' });
    expect(await scene.atProvider(cancelled)).toMatchObject({ refunded_minor: 5000 });
    expect(await intentsOf(paid.id)).toBe(1);
  },
);

async function refundIdOf(booking_id: string): Promise<string> {
  const { id } = await scene.api.context.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select('refund.id')
    .where('booking_id', '=', booking_id)
    .executeTakeFirstOrThrow();
  return id;
}

test('[C-53] a process that dies between any two steps of beginning to pay leaves one intent, and no time held for ever', async () => {
  const [mentor, prospect, other] = [await scene.paidMentor(), await scene.prospect(), await scene.prospect()];
  const { payments } = scene.api.context;
  // After the row, before the provider was asked.
  const real = payments.createIntent;
  Object.assign(payments, { createIntent: () => Promise.reject(new PaymentError('unreachable', 'killed')) });
  const first = await book(prospect, mentor);
  expect(await refusalCode(begin(prospect, first))).toBe('PAYMENT_UNREACHABLE');
  Object.assign(payments, { createIntent: real });
  expect(await intentsOf(first.id)).toBe(0);
  // After the provider has made it, before its id is kept.
  scene.sandbox.spoil('lose_answer', { calls: /POST/ });
  const second = await book(other, mentor, { start: '2055-01-11T08:30:00Z' });
  expect(await refusalCode(begin(other, second))).toBe('PAYMENT_UNREACHABLE');
  scene.sandbox.repair();
  expect(await intentsOf(second.id)).toBe(1);
  await loseJobs();
  inMinutes(20);
  await scene.job('sweep-holds');
  await scene.job('reconcile-payments');
  for (const { id } of [first, second]) {
    expect((await scene.money({ id })).payment.status).toBe('voided');
  }
  expect((await book(await scene.prospect(), mentor)).status).toBe('pending_payment');
});

test('[C-53] a refund whose answer was lost is not made twice, even when the provider has forgotten its key', async () => {
  const mentor = await scene.paidMentor({ policy: { late_refund_pct: 40 } });
  const prospect = await scene.prospect();
  const booking = await scene.paidSession({ mentor, prospect, start: NINE });
  scene.clock.set('2055-01-11T07:00:00Z');
  await prospect.client.cancelBooking({ params: { id: booking.id }, body: { expected_refund: 20 } });
  const refund_id = await refundIdOf(booking.id);
  scene.sandbox.spoil('lose_answer', { calls: /refunds/ });
  await expect(scene.job('refund-payment', { refund_id })).rejects.toThrow();
  scene.sandbox.repair();
  await loseJobs();
  await scene.sandbox.pool.query('delete from payments_sandbox.request');
  scene.clock.set('2055-01-12T07:00:00Z');
  await scene.job('reconcile-payments');
  expect(await scene.atProvider(booking)).toMatchObject({ refunded_minor: 2000 });
  expect((await scene.money(booking)).refunds).toMatchObject([{ amount_minor: 2000, status: 'succeeded' }]);
});

test('a payment that can’t be looked at keeps no other from its turn', async () => {
  const [mentor, prospect] = [await scene.paidMentor(), await scene.prospect()];
  const booking = await book(prospect, mentor);
  await begin(prospect, booking);
  const payments = scene.api.context.db.updateTable('payment').where('booking_id', '=', booking.id);
  await payments.set({ intent_id: 'pi_of_another_account', checked_at: null }).execute();
  inMinutes(3);
  await scene.job('reconcile-payments');
  expect((await scene.money(booking)).payment.checked_at).toBe('2055-01-07T10:03:00Z');
});

test('a webhook that never arrived is made up for within about a minute, and the log says what was repaired', async () => {
  const [mentor, prospect] = [await scene.paidMentor(), await scene.prospect()];
  const booking = await book(prospect, mentor);
  const { client_secret } = await begin(prospect, booking);
  await scene.sandbox.pay(client_secret);
  const warned = vi.spyOn(scene.api.context.logger, 'warn');
  inMinutes(3);
  await scene.job('reconcile-payments');
  expect((await scene.seen(prospect, booking)).status).toBe('confirmed');
  expect(warned.mock.calls).toContainEqual([
    expect.objectContaining({
      part: 'payments',
      booking_id: booking.id,
      before: expect.objectContaining({ booking: 'pending_payment', payment: 'requires_payment' }),
      after: expect.objectContaining({ booking: 'confirmed', payment: 'paid' }),
    }),
    'a payment was repaired',
  ]);
  warned.mockRestore();
});

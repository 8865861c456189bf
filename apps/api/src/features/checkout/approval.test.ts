import { expect, test } from 'vitest';
import { NINE } from '../../testing/booking-scene.ts';
import { paymentScene } from '../../testing/payment-scene.ts';
import { refusalCode } from '../../testing/refusal.ts';

const scene = paymentScene();

const people = async () =>
  [await scene.paidMentor({ policy: { requires_approval: true } }), await scene.prospect()] as const;

/** A request whose sum is authorised. */
async function requested() {
  const [mentor, prospect] = await people();
  const booking = await scene.paidSession({ mentor, prospect, start: NINE, waits: 'requested' });
  return { mentor, prospect, booking, params: { id: booking.id } };
}

test('[E-21] a request reserves the sum, and takes it when the mentor accepts', async () => {
  const [mentor, prospect] = await people();
  const booking = await scene.bookAndPay(prospect, mentor);
  const params = { id: booking.id };
  expect(booking).toMatchObject({
    status: 'requested',
    hold_expires_at: '2055-01-09T10:00:00Z',
    payment: { status: 'authorized', captured: 0 },
    cancellation: { refund: 0, reason: 'nothing_paid' },
  });
  expect(await scene.mailKindsTo(mentor)).toEqual(['requested']);
  const accepted = await mentor.client.acceptBooking({ params });
  expect(accepted).toMatchObject({ status: 'confirmed', payment: { status: 'paid', captured: 50 } });
  await scene.settle();
  const { items } = await prospect.client.listBookingEvents({ params });
  expect(items.map(({ kind, actor_role, to_status }) => [kind, actor_role, to_status])).toEqual([
    ['created', 'prospect', 'pending_payment'],
    ['authorized', 'system', 'requested'],
    ['paid', 'system', 'requested'],
    ['accepted', 'mentor', 'confirmed'],
  ]);
  expect(await scene.mailKindsTo(prospect)).toEqual(['accepted', 'requested']);
});

test('[U-16] a request that its student moves to a proposed time is charged once its mentor accepts it there', async () => {
  const { mentor, prospect, params } = await requested();
  const saturday = '2055-01-16T19:00:00Z';
  const { proposal } = await mentor.client.createProposal({ params, body: { starts: [saturday] } });
  const choice = { params: { ...params, proposal_id: proposal?.id ?? '' }, body: { start: saturday } };
  const moved = await prospect.client.acceptProposal(choice);
  expect(moved).toMatchObject({
    status: 'requested',
    start: saturday,
    hold_expires_at: '2055-01-09T10:00:00Z',
    payment: { status: 'authorized', captured: 0 },
  });
  const accepted = await mentor.client.acceptBooking({ params });
  expect(accepted).toMatchObject({ status: 'confirmed', start: saturday, payment: { status: 'paid', captured: 50 } });
  await scene.settleMoney();
  await scene.runJobs('send-mail');
  expect(await scene.mailKindsTo(mentor)).toEqual(['accepted', 'requested']);
});

test('[E-21] one request accepted twice and declined at once: one wins, and the money follows it', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { mentor, prospect, params, booking } = await requested();
    const codes = await Promise.all([
      refusalCode(mentor.client.acceptBooking({ params })),
      refusalCode(mentor.client.acceptBooking({ params })),
      refusalCode(mentor.client.declineBooking({ params, body: {} })),
    ]);
    expect(codes.toSorted()).toEqual(['ILLEGAL_MOVE', 'ILLEGAL_MOVE', null]);
    await scene.settleMoney();
    const { status } = await scene.seen(prospect, booking);
    const taken = status === 'confirmed';
    expect(await scene.atProvider(booking)).toMatchObject(
      taken ? { status: 'captured', captured_minor: 5000 } : { status: 'canceled', captured_minor: 0 },
    );
  }
});

test.each(['declined', 'withdrawn', 'expired'] as const)(
  '[E-21] a request that is %s releases the amount',
  async (how) => {
    const { mentor, prospect, booking, params } = await requested();
    if (how === 'declined') {
      await mentor.client.declineBooking({ params, body: {} });
    } else if (how === 'withdrawn') {
      await prospect.client.cancelBooking({ params, body: { expected_refund: 0 } });
    } else {
      scene.clock.set('2055-01-09T10:00:00Z');
      await scene.job('sweep-holds');
    }
    await scene.settleMoney();
    expect((await scene.money(booking)).payment.status).toBe('voided');
    expect(await scene.atProvider(booking)).toMatchObject({ status: 'canceled', captured_minor: 0 });
    expect((await scene.money(booking)).ledger).toEqual({});
  },
);

test('[E-21] accepting after the authorisation expired notifies mentor and prospect, and the time is available again', async () => {
  const { mentor, prospect, booking, params } = await requested();
  const { payment } = await scene.money(booking);
  await scene.sandbox.endAuthorisation(payment.intent_id ?? '');
  expect(await refusalCode(mentor.client.acceptBooking({ params }))).toBe('PAYMENT_LOST');
  await scene.settleMoney();
  expect(await scene.seen(prospect, booking)).toMatchObject({ status: 'expired', payment: { status: 'voided' } });
  await scene.runJobs('send-mail');
  expect(await scene.mailKindsTo(prospect)).toContain('payment_lost');
  expect(await scene.mailKindsTo(mentor)).toContain('payment_lost');
  expect((await scene.book(await scene.prospect(), mentor)).status).toBe('pending_payment');
});

test('[E-21] while the provider is unavailable an accepted request shows that the payment is in progress, and stays accepted', async () => {
  const { mentor, prospect, booking, params } = await requested();
  scene.sandbox.spoil('reset');
  const waiting = await mentor.client.acceptBooking({ params });
  expect(waiting).toMatchObject({ status: 'requested', payment: { is_capturing: true }, allowed_actions: [] });
  expect(await refusalCode(mentor.client.declineBooking({ params, body: {} }))).toBe('ILLEGAL_MOVE');
  expect(await refusalCode(prospect.client.cancelBooking({ params, body: {} }))).toBe('ILLEGAL_MOVE');
  expect(await refusalCode(mentor.client.acceptBooking({ params }))).toBe('ILLEGAL_MOVE');
  scene.sandbox.repair();
  scene.clock.set('2055-01-07T10:05:00Z');
  await scene.job('capture-payment', { payment_id: waiting.payment?.id });
  expect((await scene.seen(prospect, booking)).status).toBe('confirmed');
});

test('[E-21] an accepted request whose time runs out while the provider is away is not charged', async () => {
  const { mentor, prospect, booking, params } = await requested();
  scene.sandbox.spoil('reset');
  await mentor.client.acceptBooking({ params });
  scene.sandbox.repair();
  scene.clock.set('2055-01-09T10:00:00Z');
  await scene.job('sweep-holds');
  await scene.settleMoney();
  await scene.job('reconcile-payments');
  expect(await scene.seen(prospect, booking)).toMatchObject({ status: 'expired', payment: { status: 'voided' } });
  expect(await scene.atProvider(booking)).toMatchObject({ captured_minor: 0 });
});

test('[E-21] an amount captured at the moment the request expires is refunded', async () => {
  const { mentor, prospect, booking, params } = await requested();
  scene.sandbox.spoil('lose_answer', { calls: /capture/ });
  scene.sandbox.spoil('reset', { calls: /GET/ });
  await mentor.client.acceptBooking({ params });
  scene.sandbox.repair();
  const { payment } = await scene.money(booking);
  scene.clock.set('2055-01-09T10:00:00Z');
  await scene.job('sweep-holds');
  await scene.api.context.payments.captureIntent(payment.intent_id ?? '', 'the answer that was lost');
  await scene.settleMoney();
  expect(await scene.seen(prospect, booking)).toMatchObject({ status: 'expired', payment: { status: 'refunded' } });
  expect(await scene.atProvider(booking)).toMatchObject({ captured_minor: 5000, refunded_minor: 5000 });
});

import { expect, test } from 'vitest';
import { NOW } from '../../testing/booking-scene.ts';
import { paymentScene } from '../../testing/payment-scene.ts';
import { refusalCode } from '../../testing/refusal.ts';

const scene = paymentScene();
const HOLD_END = '2055-01-07T10:15:00Z';
const LATER = '2055-01-07T10:17:00Z';

async function begun({ requires_approval = false } = {}) {
  const [mentor, prospect] = [await scene.paidMentor({ policy: { requires_approval } }), await scene.prospect()];
  const booking = await scene.book(prospect, mentor);
  const { client_secret } = await scene.begin(prospect, booking);
  return { mentor, prospect, booking, client_secret };
}
const endHold = ({ id }: { id: string }) => scene.job('end-hold', { booking_id: id });

test('[E-21] a payment in the last second counts, though its webhook is still on the way', async () => {
  const { prospect, booking, client_secret } = await begun();
  await scene.sandbox.pay(client_secret);
  scene.clock.set(HOLD_END);
  await endHold(booking);
  expect((await scene.seen(prospect, booking)).status).toBe('confirmed');
  await scene.settleMoney();
  expect((await scene.seen(prospect, booking)).payment?.status).toBe('paid');
});

test('[E-21] an unpaid hold ends, frees the time, and can’t be paid any more', async () => {
  const { mentor, prospect, booking, client_secret } = await begun();
  scene.clock.set(HOLD_END);
  expect(await refusalCode(scene.begin(prospect, booking))).toBe('PAYMENT_NOT_DUE');
  await endHold(booking);
  await scene.settleMoney();
  expect(await scene.seen(prospect, booking)).toMatchObject({ status: 'expired', payment: { status: 'voided' } });
  expect((await scene.sandbox.pay(client_secret)).status).toBe(400);
  expect((await scene.book(await scene.prospect(), mentor)).status).toBe('pending_payment');
  await scene.runJobs('send-mail');
  expect(await scene.mailsTo(mentor)).toEqual([]);
});

test.each([
  ['a session', false, 'confirmed', 'booked'],
  ['a request', true, 'requested', 'requested'],
] as const)('[E-21] %s that is paid after its hold takes its time again, where it is free', async (...row) => {
  const [, requires_approval, status, mail] = row;
  const { mentor, prospect, booking, client_secret } = await begun({ requires_approval });
  scene.clock.set(LATER);
  await scene.job('sweep-holds');
  expect((await scene.seen(prospect, booking)).status).toBe('expired');
  await scene.sandbox.pay(client_secret);
  await scene.settleMoney();
  expect((await scene.seen(prospect, booking)).status).toBe(status);
  const { items } = await prospect.client.listBookingEvents({ params: { id: booking.id } });
  expect(items.at(-1)).toMatchObject({ kind: 'revived', from_status: 'expired', to_status: status });
  await scene.runJobs('send-mail');
  expect(await scene.mailKindsTo(mentor)).toEqual([mail]);
  expect(await refusalCode(scene.book(await scene.prospect(), mentor))).toBe('SLOT_TAKEN');
});

test.each([
  ['in full', false, 'refunded', 5000],
  ['untouched', true, 'voided', 0],
] as const)('[E-21] paid after its hold, with the time gone: the money is refunded %s', async (...row) => {
  const [, requires_approval, status, refunded_minor] = row;
  const { mentor, prospect, booking, client_secret } = await begun({ requires_approval });
  scene.clock.set(LATER);
  const other = await scene.prospect();
  scene.clock.set(LATER);
  await scene.book(other, mentor);
  await scene.sandbox.pay(client_secret);
  await scene.settleMoney();
  expect(await scene.seen(prospect, booking)).toMatchObject({ status: 'expired', payment: { status } });
  expect(await scene.atProvider(booking)).toMatchObject({ refunded_minor });
  await scene.runJobs('send-mail');
  expect(await scene.mailKindsTo(prospect)).toEqual(['hold_expired', ...(refunded_minor > 0 ? ['paid_too_late'] : [])]);
});

test('[E-21] a hold is extended while the provider processes a payment, but not for ever', async () => {
  const { mentor, prospect, booking } = await begun();
  const { payments } = scene.api.context;
  const real = payments.readIntent;
  Object.assign(payments, { readIntent: async (id: string) => ({ ...(await real(id)), status: 'processing' }) });
  scene.clock.set(HOLD_END);
  await endHold(booking);
  expect(await scene.seen(prospect, booking)).toMatchObject({
    status: 'pending_payment',
    hold_expires_at: '2055-01-07T10:17:00Z',
  });
  expect(await refusalCode(scene.book(await scene.prospect(), mentor))).toBe('SLOT_TAKEN');
  scene.clock.set('2055-01-07T11:15:00Z');
  await endHold(booking);
  expect((await scene.seen(prospect, booking)).status).toBe('expired');
  Object.assign(payments, { readIntent: real });
});

test('[E-21] a hold that ends at the moment it is paid either becomes a session or is refunded', async () => {
  const mentor = await scene.paidMentor({ open: ['Mon 09:00-19:00'] });
  const [prospect, other] = [await scene.prospect(), await scene.prospect()];
  for (let hour = 8; hour < 11; hour += 1) {
    scene.clock.set(NOW);
    const start = `2055-01-11T${String(hour).padStart(2, '0')}:00:00Z`;
    const booking = await scene.book(prospect, mentor, { start });
    const { client_secret } = await scene.begin(prospect, booking);
    const { payment } = await scene.money(booking);
    scene.clock.set(LATER);
    await Promise.all([
      scene.sandbox.pay(client_secret),
      scene.job('sweep-holds'),
      endHold(booking),
      scene.book(other, mentor, { start }).catch(() => undefined),
      scene.job('settle-payment', { payment_id: payment.id }),
      scene.job('void-payment', { payment_id: payment.id }).catch(() => undefined),
    ]);
    await scene.settleMoney();
    await scene.job('reconcile-payments');
    const { status, captured_minor, refunded_minor } = await scene.atProvider(booking);
    const taken = captured_minor - refunded_minor;
    const now = (await scene.seen(prospect, booking)).status;
    expect([status === 'captured' ? taken : 0, now]).toEqual(taken > 0 ? [5000, 'confirmed'] : [0, 'expired']);
  }
});

test('attack 6: a payment that is abandoned, and the time booked again: it is paid once', async () => {
  const { mentor, prospect, booking, client_secret } = await begun();
  // While the hold lives, booking again is going on with it.
  const same = await scene.book(prospect, mentor);
  expect(same.id).toBe(booking.id);
  expect((await scene.begin(prospect, same)).client_secret).toBe(client_secret);
  scene.clock.set(HOLD_END);
  await endHold(booking);
  await scene.settleMoney();
  const anew = await scene.book(prospect, mentor);
  expect(anew.id).not.toBe(booking.id);
  const again = await scene.begin(prospect, anew);
  expect(again.client_secret).not.toBe(client_secret);
  expect((await scene.sandbox.pay(client_secret)).status).toBe(400);
  await scene.sandbox.pay(again.client_secret);
  await scene.settleMoney();
  expect((await scene.seen(prospect, anew)).status).toBe('confirmed');
  expect(await scene.atProvider(booking)).toMatchObject({ status: 'canceled', captured_minor: 0 });
});

test('attack 5: paid times are held three at once, and beginning to pay doesn’t change that', async () => {
  const mentor = await scene.paidMentor();
  const prospect = await scene.prospect();
  for (const hour of ['08:00', '08:30', '09:00']) {
    await scene.begin(prospect, await scene.book(prospect, mentor, { start: `2055-01-11T${hour}:00Z` }));
  }
  const fourth = scene.book(prospect, mentor, { start: '2055-01-11T09:30:00Z' });
  expect(await refusalCode(fourth)).toBe('TOO_MANY_HOLDS');
});

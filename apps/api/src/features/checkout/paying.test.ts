import { expect, test } from 'vitest';
import { NINE } from '../../testing/booking-scene.ts';
import { paymentScene } from '../../testing/payment-scene.ts';
import { CARDS } from '../../testing/payments-sandbox-browser.ts';
import { refusalCode } from '../../testing/refusal.ts';

const scene = paymentScene({ PLATFORM_FEE_PCT: '12.5' });

test('[C-53] [E-21] a session is booked, paid and confirmed by the provider’s word alone; the ledger shares the price', async () => {
  const [mentor, prospect] = [await scene.paidMentor(), await scene.prospect()];
  const booking = await scene.book(prospect, mentor);
  expect(booking).toMatchObject({
    status: 'pending_payment',
    price: 50,
    payment: null,
    hold_expires_at: '2055-01-07T10:15:00Z',
    allowed_actions: ['pay', 'cancel'],
    cancellation: { refund: 0, reason: 'nothing_paid', free_until: '2055-01-10T20:00:00Z' },
  });
  const intent = await scene.begin(prospect, booking);
  expect(intent).toMatchObject({
    provider: 'sandbox',
    amount: 50,
    currency: 'EUR',
    status: 'requires_payment',
    expires_at: '2055-01-07T10:15:00Z',
    publishable_key: scene.sandbox.settings.STRIPE_PUBLISHABLE_KEY,
  });
  const { body } = await scene.sandbox.pay(intent.client_secret);
  expect(body.status).toBe('succeeded');
  // The product does not ask the browser for the result, and the browser's answer settles nothing.
  expect((await scene.seen(prospect, booking)).status).toBe('pending_payment');
  await scene.settle();
  expect(await scene.seen(prospect, booking)).toMatchObject({
    status: 'confirmed',
    hold_expires_at: null,
    payment: { status: 'paid', captured: 50, refunded: 0, card: { brand: 'visa', last4: '4242' }, failure: null },
    cancellation: { refund: 50, reason: 'in_time' },
  });
  expect(await scene.seen(mentor, booking)).toMatchObject({ payment: { status: 'paid', captured: 50, card: null } });
  const signals = await scene.api.context.db.selectFrom('account_signal').select(['auth_user_id', 'kind']).execute();
  expect(new Set(signals.map(({ auth_user_id, kind }) => `${kind} of ${auth_user_id}`))).toEqual(
    new Set([`card of ${prospect.user_id}`, `holder of ${prospect.user_id}`]),
  );
  expect((await scene.money(booking)).ledger).toEqual({ provider: 5000, platform_fee: -625, mentor_pending: -4375 });
  const { items } = await prospect.client.listBookingEvents({ params: { id: booking.id } });
  expect(items.map(({ kind, amount, from_status, to_status }) => [kind, amount, from_status, to_status])).toEqual([
    ['created', null, null, 'pending_payment'],
    ['paid', 50, 'pending_payment', 'confirmed'],
  ]);
  expect(await scene.mailKindsTo(mentor)).toEqual(['booked']);
  expect(await scene.begin(prospect, booking)).toMatchObject({ status: 'paid', expires_at: null });
});

test('[C-53] a booking has one payment intent, also with concurrent calls', async () => {
  const [mentor, prospect] = [await scene.paidMentor(), await scene.prospect()];
  const booking = await scene.book(prospect, mentor);
  const answers = await Promise.all(Array.from({ length: 6 }, () => scene.begin(prospect, booking)));
  answers.push(await scene.begin(prospect, booking));
  expect(new Set(answers.map(({ client_secret }) => client_secret)).size).toBe(1);
  expect(new Set(answers.map(({ payment_id }) => payment_id)).size).toBe(1);
});

test('[C-53] attack 4: users can’t pay for another user’s booking, set a price, or pay when nothing is due', async () => {
  const [mentor, prospect, stranger] = [await scene.paidMentor(), await scene.prospect(), await scene.prospect()];
  const booking = await scene.book(prospect, mentor);
  expect(await refusalCode(scene.begin(stranger, booking))).toBe('NOT_FOUND');
  expect(await refusalCode(scene.begin(mentor, booking))).toBe('FORBIDDEN');
  for (const field of [{ amount: 1 }, { price: 0.01 }, { currency: 'JPY' }]) {
    const body = { booking_id: booking.id, ...field };
    expect(await refusalCode(prospect.client.createPaymentIntent({ body }))).toBe('VALIDATION_FAILED');
  }
  await prospect.client.cancelBooking({ params: { id: booking.id }, body: {} });
  expect(await refusalCode(scene.begin(prospect, booking))).toBe('PAYMENT_NOT_DUE');
  const free = await scene.book(stranger, await scene.mentor());
  expect(await refusalCode(scene.begin(stranger, free))).toBe('PAYMENT_NOT_DUE');
});

test('[E-21] a card that is declined leaves the time held, says why to its owner alone, and another one pays', async () => {
  const [mentor, prospect] = [await scene.paidMentor(), await scene.prospect()];
  const booking = await scene.book(prospect, mentor);
  await scene.pay(prospect, booking, CARDS.insufficient_funds);
  await scene.settle();
  const seen = await scene.seen(prospect, booking);
  expect(seen).toMatchObject({
    status: 'pending_payment',
    payment: { status: 'failed', failure: 'insufficient_funds' },
  });
  expect((await scene.seen(mentor, booking)).payment?.failure).toBe(null);
  expect(await scene.mailsTo(mentor)).toEqual([]);
  await scene.pay(prospect, booking);
  await scene.settle();
  expect(await scene.seen(prospect, booking)).toMatchObject({
    status: 'confirmed',
    payment: { status: 'paid', failure: null },
  });
});

test('[E-21] a card with a bank challenge pays once the challenge is answered, and not before', async () => {
  const [mentor, prospect] = [await scene.paidMentor(), await scene.prospect()];
  const booking = await scene.book(prospect, mentor);
  const reply = await scene.pay(prospect, booking, CARDS.challenge);
  await scene.settleMoney();
  expect((await scene.seen(prospect, booking)).status).toBe('pending_payment');
  await scene.sandbox.answerChallenge(reply, 'complete');
  await scene.settleMoney();
  expect((await scene.seen(prospect, booking)).status).toBe('confirmed');
});

test.each([
  ['JPY', 3001, 3001, 375],
  ['BHD', 12_340, 12.34, 1540],
] as const)(
  '[C-53] a price in %s is charged, shared and refunded to its last minor unit',
  async (currency, minor, major, fee) => {
    const [mentor, prospect] = [
      await scene.paidMentor({ currency, price_minor: minor, policy: { late_refund_pct: 33 } }),
      await scene.prospect(),
    ];
    const booking = await scene.book(prospect, mentor);
    await scene.pay(prospect, booking);
    await scene.settleMoney();
    expect(await scene.seen(prospect, booking)).toMatchObject({
      status: 'confirmed',
      price: major,
      payment: { captured: major, currency },
    });
    expect(await scene.atProvider(booking)).toMatchObject({ captured_minor: minor });
    expect((await scene.money(booking)).ledger).toEqual({
      provider: minor,
      platform_fee: -fee,
      mentor_pending: fee - minor,
    });
    await mentor.client.cancelBooking({ params: { id: booking.id }, body: {} });
    await scene.settleMoney();
    expect(await scene.seen(prospect, booking)).toMatchObject({ payment: { status: 'refunded', refunded: major } });
    expect((await scene.money(booking)).ledger).toEqual({});
  },
);

test('[C-53] [E-17] the refund of a late cancellation is payable in the currency', async () => {
  const [mentor, prospect] = [
    await scene.paidMentor({
      currency: 'KWD',
      price_minor: 12_340,
      policy: { late_refund_pct: 33, free_cancel_min: 86_400 },
    }),
    await scene.prospect(),
  ];
  const booking = await scene.paidSession({ mentor, prospect, start: NINE });
  const { cancellation } = await scene.seen(prospect, booking);
  expect(cancellation).toMatchObject({ refund: 4.07, reason: 'late' });
  await prospect.client.cancelBooking({ params: { id: booking.id }, body: { expected_refund: 4.07 } });
  await scene.settleMoney();
  expect((await scene.seen(prospect, booking)).payment).toMatchObject({ status: 'partially_refunded', refunded: 4.07 });
});

test('[E-24] the data of a payment are in the export of its owner', async () => {
  const [mentor, prospect] = [await scene.paidMentor(), await scene.prospect()];
  const { id } = await scene.paidSession({ mentor, prospect, start: NINE });
  await mentor.client.cancelBooking({ params: { id }, body: {} });
  const { collectData } = await import('../account/export-data.ts');
  const { bookings } = await collectData(scene.api.context, prospect.user_id);
  expect(bookings).toMatchObject([
    {
      id,
      payment: { captured: 50, card: { last4: '4242' } },
      refunds: [{ amount: 50, currency: 'EUR', reason: 'mentor_cancelled', status: 'pending' }],
    },
  ]);
});

test('[C-53] [T-160] both parts of the fee are those at the time of booking, whatever the settings are now', async () => {
  const [mentor, prospect] = [await scene.paidMentor(), await scene.prospect()];
  const { payments } = scene.api.context.config;
  const { fee_basis_points, fee_fixed_minor } = payments;
  payments.fee_fixed_minor = { EUR: 30, USD: 900 };
  try {
    const booking = await scene.book(prospect, mentor);
    Object.assign(payments, { fee_basis_points: 5000, fee_fixed_minor: { EUR: 700 } });
    const intent = await scene.begin(prospect, booking);
    await scene.sandbox.pay(intent.client_secret);
    await scene.settleMoney();
    expect((await scene.money(booking)).ledger).toEqual({ provider: 5000, platform_fee: -655, mentor_pending: -4345 });
  } finally {
    Object.assign(payments, { fee_basis_points, fee_fixed_minor });
  }
});

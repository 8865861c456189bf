import { expect, test } from 'vitest';
import { NINE } from '../../testing/booking-scene.ts';
import { paymentScene } from '../../testing/payment-scene.ts';
import { CARDS } from '../../testing/payments-sandbox-browser.ts';
import { refusalCode } from '../../testing/refusal.ts';

const scene = paymentScene({ PLATFORM_FEE_PCT: '10' });
/** In Amsterdam the session begins at 9:00 on Monday; until the evening before, it is cancelled for nothing. */
const IN_TIME = '2055-01-10T20:00:00Z';
const LATE = '2055-01-10T20:00:00.001Z';
const AFTER = '2055-01-13T08:30:00Z';

/** A session of 33.33 € that is paid; late, 40 % goes back. */
async function paid(card?: string) {
  const mentor = await scene.paidMentor({ price_minor: 3333, policy: { late_refund_pct: 40 } });
  const prospect = await scene.prospect();
  const booking = await scene.paidSession({ mentor, prospect, start: NINE, ...(card !== undefined && { card }) });
  return { mentor, prospect, booking, params: { id: booking.id } };
}

test('[E-23] [E-24] before users delete an account they read how much is refunded, and so much is refunded', async () => {
  const { mentor, prospect, booking } = await paid();
  scene.clock.set(LATE);
  const sums = { currency: 'EUR', paid: 33.33 };
  expect((await mentor.client.getAccountDeletion()).refunds).toEqual([
    { ...sums, viewer_role: 'mentor', refund: 33.33 },
  ]);
  const { refunds, slug } = await prospect.client.getAccountDeletion();
  expect(refunds).toEqual([{ ...sums, viewer_role: 'prospect', refund: 13.33 }]);
  const remove = (refund: number) =>
    prospect.client.deleteAccount({
      body: { confirm: slug, expected_refunds: [{ viewer_role: 'prospect', currency: 'EUR', refund }] },
    });
  // The refund that was shown before the free cancellation ended.
  expect(await refusalCode(remove(33.33))).toBe('REFUND_CHANGED');
  expect((await scene.seen(prospect, booking)).status).toBe('confirmed');
  await remove(13.33);
  await scene.settle();
  expect((await scene.money(booking)).refunds).toEqual([
    { amount_minor: 1333, reason: 'cancelled_late', status: 'succeeded' },
  ]);
});

test.each([
  ['the prospect, in time', 'prospect', IN_TIME, 33.33, 'in_time', 'cancelled_in_time'],
  ['the prospect, too late', 'prospect', LATE, 13.33, 'late', 'cancelled_late'],
  ['the mentor, at the last moment', 'mentor', LATE, 33.33, 'mentor_cancelled', 'mentor_cancelled'],
] as const)('[E-23] cancelled by %s: exactly the refund that was shown is made', async (...row) => {
  const [, side, at, refund, reason, promised] = row;
  const { params, booking, ...people } = await paid();
  const who = people[side];
  scene.clock.set(at);
  const shown = (await scene.seen(who, booking)).cancellation;
  expect(shown).toEqual({ refund, reason, free_until: IN_TIME });
  const wrong = who.client.cancelBooking({ params, body: { expected_refund: refund - 0.01 } });
  expect(await refusalCode(wrong)).toBe('REFUND_CHANGED');
  const cancelled = await who.client.cancelBooking({ params, body: { expected_refund: refund } });
  expect(cancelled).toMatchObject({ status: 'cancelled', payment: { refunded: 0, refund_pending: refund } });
  await scene.settleMoney();
  const whole = refund === 33.33;
  expect((await scene.seen(who, booking)).payment).toMatchObject({
    status: whole ? 'refunded' : 'partially_refunded',
    refunded: refund,
    refund_pending: 0,
  });
  const { refunds, ledger } = await scene.money(booking);
  expect(refunds).toEqual([{ amount_minor: Math.round(refund * 100), reason: promised, status: 'succeeded' }]);
  // Of the 20.00 € that stay, 2.00 € of the fee: 333 less its part of 13.33 €, which is 133.
  expect(ledger).toEqual(whole ? {} : { provider: 2000, platform_fee: -200, mentor_earned: -1800 });
  expect(await scene.atProvider(booking)).toMatchObject({ refunded_minor: Math.round(refund * 100) });
  await scene.runJobs('send-mail');
  expect(await scene.mailKindsTo(people.prospect)).toContain('refunded');
});

test('[E-23] a refund that was shown in time and confirmed too late is shown again first', async () => {
  const { prospect, booking, params } = await paid();
  scene.clock.set(LATE);
  const body = { expected_refund: 33.33 };
  expect(await refusalCode(prospect.client.cancelBooking({ params, body }))).toBe('REFUND_CHANGED');
  expect((await scene.seen(prospect, booking)).status).toBe('confirmed');
});

test('[E-23] a session that took place is paid to the mentor; one that the mentor missed is refunded once they agree, even when it counted as completed', async () => {
  const { mentor, prospect, booking, params } = await paid();
  scene.clock.set(AFTER);
  await scene.job('complete-sessions');
  expect((await scene.money(booking)).ledger).toEqual({ provider: 3333, platform_fee: -333, mentor_earned: -3000 });
  await prospect.client.reportNoShow({ params, body: {} });
  await mentor.client.answerNoShow({ params, body: { position: 'agree' } });
  await scene.settleMoney();
  expect((await scene.seen(prospect, booking)).payment).toMatchObject({ status: 'refunded', refunded: 33.33 });
  expect((await scene.money(booking)).ledger).toEqual({});
});

test('[E-23] a session that its prospect missed is the mentor’s', async () => {
  const { mentor, prospect, booking, params } = await paid();
  scene.clock.set('2055-01-11T09:00:00Z');
  await mentor.client.reportNoShow({ params, body: {} });
  await prospect.client.answerNoShow({ params, body: { position: 'agree' } });
  expect((await scene.money(booking)).ledger).toEqual({ provider: 3333, platform_fee: -333, mentor_earned: -3000 });
});

test('[E-21] a refund that the bank returns is announced, and is still owed to the prospect', async () => {
  const { mentor, prospect, booking, params } = await paid(CARDS.refund_fails);
  await mentor.client.cancelBooking({ params, body: {} });
  await scene.settleMoney();
  await scene.sandbox.passTime();
  await scene.settleMoney();
  const { refunds, ledger } = await scene.money(booking);
  expect(refunds).toMatchObject([{ status: 'failed' }]);
  expect(ledger).toMatchObject({ provider: 3333, platform_fee: -333 });
  await scene.runJobs('send-mail');
  expect(await scene.mailKindsTo(prospect)).toContain('refund_failed');
  const { items } = await prospect.client.listBookingEvents({ params });
  expect(items.map(({ kind }) => kind)).toContain('refund_failed');
});

test('[E-21] a refund made at the provider is recorded, and a session ahead without its money is cancelled', async () => {
  const { prospect, booking } = await paid();
  const { payment } = await scene.money(booking);
  const { payments } = scene.api.context;
  const asked = { intent_id: payment.intent_id ?? '', currency: 'EUR' };
  await payments.refund({ ...asked, refund_id: 'by hand', amount_minor: 1000 }, 'by hand, in part');
  await scene.settleMoney();
  expect(await scene.seen(prospect, booking)).toMatchObject({ status: 'confirmed', payment: { refunded: 10 } });
  await payments.refund({ ...asked, refund_id: 'by hand too', amount_minor: 2333 }, 'by hand, the rest');
  await scene.settleMoney();
  expect(await scene.seen(prospect, booking)).toMatchObject({
    status: 'cancelled',
    cancelled_by: 'system',
    payment: { status: 'refunded', refunded: 33.33 },
  });
  expect((await scene.money(booking)).refunds.map(({ reason }) => reason)).toEqual([
    'made_at_provider',
    'made_at_provider',
  ]);
});

test('[E-21] an amount that is refunded at the provider while it is promised here is refunded once', async () => {
  const { mentor, booking, params } = await paid();
  const { payment } = await scene.money(booking);
  scene.sandbox.spoil('reset');
  await mentor.client.cancelBooking({ params, body: {} });
  scene.sandbox.repair();
  const by_hand = { intent_id: payment.intent_id ?? '', refund_id: 'by hand', amount_minor: 1000, currency: 'EUR' };
  await scene.api.context.payments.refund(by_hand, 'by hand');
  await scene.job('settle-payment', { payment_id: payment.id });
  await scene.settleMoney();
  expect(await scene.atProvider(booking)).toMatchObject({ refunded_minor: 3333 });
  expect((await scene.money(booking)).ledger).toEqual({});
});

/** Answers a dispute at the provider, as the staff for payments do there. */
async function endDispute(how: 'won' | 'lost', { id }: { id: string }) {
  const { rows } = await scene.sandbox.pool.query<{ id: string }>(
    `select dispute.id from payments_sandbox.dispute dispute
     join payments_sandbox.intent intent on intent.id = dispute.intent_id where intent.metadata ->> 'booking_id' = $1`,
    [id],
  );
  const path = how === 'won' ? '' : '/close';
  const body = new URLSearchParams(how === 'won' ? { 'evidence[uncategorized_text]': 'winning_evidence' } : undefined);
  await fetch(`${scene.sandbox.url}/v1/disputes/${rows[0]?.id}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${scene.sandbox.settings.STRIPE_SECRET_KEY}` },
    body,
  });
  await scene.settleMoney();
}

test.each([
  ['won', 'paid', 'confirmed', { provider: 3333, platform_fee: -333, mentor_pending: -3000 }],
  ['lost', 'disputed', 'cancelled', {}],
] as const)('[E-21] a dispute takes the money along until it is %s', async (how, payment, status, ledger) => {
  const { prospect, booking, params } = await paid(CARDS.disputed);
  await scene.sandbox.passTime();
  await scene.settleMoney();
  expect(await scene.seen(prospect, booking)).toMatchObject({ status: 'confirmed', payment: { status: 'disputed' } });
  expect((await scene.money(booking)).ledger).toEqual({ dispute: 3333, platform_fee: -333, mentor_pending: -3000 });
  await endDispute(how, booking);
  expect(await scene.seen(prospect, booking)).toMatchObject({ status, payment: { status: payment } });
  expect((await scene.money(booking)).ledger).toEqual(ledger);
  const { items } = await prospect.client.listBookingEvents({ params });
  expect(items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['disputed', `dispute_${how}`]));
});

test('[E-21] a disputed amount can’t be refunded; once the dispute is won it is owed, and shown where the provider won’t pay it', async () => {
  const { mentor, prospect, booking, params } = await paid(CARDS.disputed);
  await scene.sandbox.passTime();
  await scene.settleMoney();
  expect((await scene.seen(mentor, booking)).cancellation).toMatchObject({ refund: 0 });
  await mentor.client.cancelBooking({ params, body: { expected_refund: 0 } });
  await endDispute('won', booking);
  expect((await scene.money(booking)).refunds).toMatchObject([{ amount_minor: 3333, status: 'failed' }]);
  await scene.runJobs('send-mail');
  expect(await scene.mailKindsTo(prospect)).toContain('refund_failed');
});

test('[E-24] an erasure refunds first: everything for a mentor, by the policy for a prospect, and holds are released', async () => {
  const leaving = await paid();
  const held = await scene.book(await scene.prospect(), leaving.mentor, { start: '2055-01-11T08:30:00Z' });
  await leaving.mentor.client.deleteAccount({ body: { confirm: leaving.mentor.slug } });
  const late = await paid();
  scene.clock.set(LATE);
  await late.prospect.client.deleteAccount({ body: { confirm: late.prospect.slug } });
  await scene.settle();
  expect((await scene.money(leaving.booking)).payment.status).toBe('refunded');
  expect(await scene.atProvider(late.booking)).toMatchObject({ refunded_minor: 1333 });
  expect((await scene.money(late.booking)).ledger).toEqual({
    provider: 2000,
    platform_fee: -200,
    mentor_earned: -1800,
  });
  const { status } = await scene.api.context.db
    .selectFrom('booking')
    .select('status')
    .where('id', '=', held.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('cancelled');
});

test('[E-23] a paid session that is rescheduled keeps its payment', async () => {
  const { prospect, booking, params } = await paid();
  expect(booking.start).toBe(NINE);
  const moved = await prospect.client.rescheduleBooking({ params, body: { start: '2055-01-11T09:30:00Z' } });
  expect(moved).toMatchObject({ status: 'confirmed', payment: { status: 'paid', captured: 33.33 } });
});

test('[E-23] rescheduled by the student, a session past free cancellation stays so; rescheduled by the mentor, it starts again', async () => {
  const mentor = await scene.paidMentor({ price_minor: 3333, policy: { late_refund_pct: 40, reschedule_min: 60 } });
  const prospect = await scene.prospect();
  const booking = await scene.paidSession({ mentor, prospect, start: NINE });
  const params = { id: booking.id };
  scene.clock.set(LATE);
  const move = (who: typeof prospect, start: string) => who.client.rescheduleBooking({ params, body: { start } });
  const { cancellation } = await move(prospect, '2055-01-18T08:00:00Z');
  expect(cancellation).toEqual({ refund: 13.33, reason: 'late', free_until: IN_TIME });
  await move(mentor, '2055-01-18T08:30:00Z');
  const free_until = '2055-01-17T20:30:00Z';
  expect((await scene.seen(prospect, booking)).cancellation).toEqual({ refund: 33.33, reason: 'in_time', free_until });
});

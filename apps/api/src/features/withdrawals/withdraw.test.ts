import { EARLY_START_VERSION, type CreateBooking } from '@abroad/contract';
import { expect, test } from 'vitest';
import { NINE } from '../../testing/booking-scene.ts';
import type { SessionWishes } from '../../testing/insert-session.ts';
import type { Made, MadeMentor, MentorWishes } from '../../testing/make.ts';
import { paymentScene } from '../../testing/payment-scene.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { TRADER } from '../../testing/trader.ts';

const scene = paymentScene({ PLATFORM_FEE_PCT: '10' });
const UNREGISTERED = { ...TRADER, register_number: null };
/** A Monday more than 14 days ahead, at nine in Amsterdam. */
const FAR = '2055-02-01T08:00:00Z';
const NEVER_FREE = { free_cancel_min: 43_200, late_refund_pct: 0 };
const EARLY = { start: NINE, early_start_version: EARLY_START_VERSION };

const traderWho = (wishes: MentorWishes = {}) =>
  scene.paidMentor({ is_trader: true, trader: UNREGISTERED, policy: NEVER_FREE, ...wishes });
const inPortugal = (person: Partial<Made['person']> = {}) =>
  scene.prospect({ current_country_code: 'PT', time_zone: 'Atlantic/Azores', person });

async function booked(who: Made, mentor: MadeMentor, changes: Partial<CreateBooking> = {}) {
  const booking = await scene.book(who, mentor, { start: FAR, time_zone: 'Atlantic/Azores', ...changes });
  await scene.pay(who, booking);
  await scene.settleMoney();
  return scene.seen(who, booking);
}
/** The same, without the way there: the end of the fourteenth day on the Azores. */
const WITHDRAW_UNTIL = '2055-01-22T01:00:00Z';
const paid = (prospect: Made, mentor: MadeMentor, wishes: Partial<SessionWishes> = {}) =>
  scene.paidSession({
    mentor,
    prospect,
    start: FAR,
    time_zone: 'Atlantic/Azores',
    withdraw_until: WITHDRAW_UNTIL,
    ...wishes,
  });
const BODY = { name: 'Amara Okafor', email: 'receipts@example.com', confirm: true } as const;
const withdraw = ({ client }: Made, { id }: { id: string }, changes: object = {}, idempotency_key?: string) =>
  client.withdrawFromBooking({ params: { id }, body: { ...BODY, ...changes }, idempotency_key });

test('[T-153] at 23:59 of day 14 where the student is, everything goes back whatever the policy says; a minute later nothing does', async () => {
  const [one, other, prospect] = [await traderWho(), await traderWho(), await inPortugal()];
  const booking = await booked(prospect, one);
  const second = await booked(prospect, other, { start: '2055-02-01T09:00:00Z' });
  expect(booking).toMatchObject({
    mentor_is_trader: true,
    withdrawal: { until: '2055-01-22T01:00:00Z', withdrawn_at: null },
    allowed_actions: expect.arrayContaining(['withdraw']) as unknown,
  });
  scene.clock.set('2055-01-22T00:59:59Z');
  expect(await withdraw(prospect, booking)).toEqual({
    booking_id: booking.id,
    name: BODY.name,
    email: BODY.email,
    withdrawn_at: '2055-01-22T00:59:59Z',
    service: 'Service 1',
    start: FAR,
    mentor: 'Linh Trần',
    trader: { ...UNREGISTERED, is_certified: true },
    price: 50,
    refund: 50,
    currency: 'EUR',
  });
  expect(await scene.seen(prospect, booking)).toMatchObject({
    status: 'cancelled',
    cancelled_by: 'prospect',
    withdrawal: { withdrawn_at: '2055-01-22T00:59:59Z' },
  });
  scene.clock.set('2055-01-22T01:00:00Z');
  expect((await scene.seen(prospect, second)).allowed_actions).not.toContain('withdraw');
  expect(await refusalCode(withdraw(prospect, second))).toBe('ILLEGAL_MOVE');
  await scene.settleMoney();
  expect(await scene.atProvider(booking)).toMatchObject({ refunded_minor: 5000 });
  expect(await scene.atProvider(second)).toMatchObject({ refunded_minor: 0 });
});

test('[T-152] the tick for a session within the 14 days is kept with its time and words, and other words are refused', async () => {
  const [mentor, prospect] = [await traderWho(), await inPortugal()];
  const terms = await prospect.client.getBookingTerms({
    query: { mentor_slug: mentor.slug, event_type_slug: 'paid', start: NINE, time_zone: 'Atlantic/Azores' },
  });
  expect(terms).toEqual({
    is_trader: true,
    trader: { ...UNREGISTERED, is_certified: true },
    withdrawal: { until: '2055-01-22T01:00:00Z', is_early: true, early_start_version: EARLY_START_VERSION },
  });
  const wanted = { start: NINE, time_zone: 'Atlantic/Azores' };
  expect(await refusal(scene.book(prospect, mentor, { ...wanted, early_start_version: '2020-01-01' }))).toEqual({
    code: 'VALIDATION_FAILED',
    paths: ['early_start_version'],
  });
  const { id } = await booked(prospect, mentor, EARLY);
  const kept = await scene.api.context.db
    .selectFrom('booking')
    .select(['early_start_asked_at', 'early_start_version'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(kept).toEqual({ early_start_asked_at: '2055-01-07T10:00:00Z', early_start_version: EARLY_START_VERSION });
});

test('[T-152] [T-153] without the tick the right lasts beyond the session: everything goes back, and nothing was paid out before', async () => {
  const [mentor, prospect] = [await traderWho(), await inPortugal()];
  const booking = await booked(prospect, mentor, { start: NINE });
  expect(booking.withdrawal).toEqual({ until: WITHDRAW_UNTIL, withdrawn_at: null });
  scene.clock.set('2055-01-14T09:00:00Z');
  await scene.job('complete-sessions');
  const held = await scene.seen(prospect, booking);
  expect(held).toMatchObject({ status: 'completed', allowed_actions: expect.arrayContaining(['withdraw']) as unknown });
  const payment = await scene.api.context.db
    .selectFrom('payment')
    .select('payable_at')
    .where('booking_id', '=', booking.id)
    .executeTakeFirstOrThrow();
  expect(payment).toEqual({ payable_at: WITHDRAW_UNTIL });
  scene.clock.set('2055-01-22T00:59:59Z');
  expect(await withdraw(prospect, booking)).toMatchObject({ refund: 50 });
  await scene.settleMoney();
  expect(await scene.atProvider(booking)).toMatchObject({ refunded_minor: 5000 });
  expect(await scene.seen(prospect, booking)).toMatchObject({ status: 'cancelled', allowed_actions: [] });
});

test('[T-153] who did not come can withdraw without the tick, once the case of the no-show has ended', async () => {
  const [mentor, prospect] = [await traderWho(), await inPortugal()];
  const booking = await booked(prospect, mentor, { start: NINE });
  scene.clock.set('2055-01-11T08:30:00Z');
  await mentor.client.reportNoShow({ params: { id: booking.id }, body: {} });
  expect(await refusalCode(withdraw(prospect, booking))).toBe('ILLEGAL_MOVE');
  await prospect.client.answerNoShow({ params: { id: booking.id }, body: { position: 'agree' } });
  expect((await scene.seen(prospect, booking)).status).toBe('no_show_prospect');
  expect(await withdraw(prospect, booking)).toMatchObject({ refund: 50 });
  await scene.settleMoney();
  expect(await scene.atProvider(booking)).toMatchObject({ refunded_minor: 5000 });
});

test('[T-153] after the start no student withdraws, and a millisecond before it everything goes back', async () => {
  const [one, other, prospect] = [await traderWho(), await traderWho(), await inPortugal()];
  const first = await paid(prospect, one, EARLY);
  const second = await paid(prospect, other, { ...EARLY, start: '2055-01-11T09:00:00Z' });
  scene.clock.set('2055-01-11T07:59:59.999Z');
  expect(await withdraw(prospect, first)).toMatchObject({ refund: 50 });
  scene.clock.set('2055-01-11T09:00:00Z');
  expect(await refusalCode(withdraw(prospect, second))).toBe('ILLEGAL_MOVE');
  expect((await scene.seen(prospect, second)).status).toBe('confirmed');
});

test('[T-153] a robot that follows links withdraws nothing, and no request does without its confirmation', async () => {
  const [mentor, prospect] = [await traderWho(), await inPortugal()];
  const booking = await paid(prospect, mentor);
  const token = await scene.api.issuer.token(prospect.person);
  const url = `${scene.api.base_url}/api/v1/calendar/bookings/${booking.id}/withdraw`;
  for (const method of ['GET', 'HEAD', 'OPTIONS']) {
    expect((await fetch(url, { method, headers: { authorization: `Bearer ${token}` } })).status).toBe(405);
  }
  for (const changes of [{ confirm: false }, { confirm: undefined }, { confirm: 'true' }]) {
    expect(await refusal(withdraw(prospect, booking, changes))).toEqual({
      code: 'VALIDATION_FAILED',
      paths: ['confirm'],
    });
  }
  expect((await refusal(withdraw(prospect, booking, { name: ' ', email: 'x' })))?.paths).toEqual(['name', 'email']);
  expect(await refusalCode(withdraw(mentor, booking))).toBe('FORBIDDEN');
  expect(await refusalCode(withdraw(await inPortugal(), booking))).toBe('NOT_FOUND');
  expect((await scene.seen(prospect, booking)).status).toBe('confirmed');
});

test('[T-153] a withdrawal that is sent again gives its receipt again: one refund, one email to each address', async () => {
  const [mentor, prospect] = [await traderWho(), await inPortugal()];
  const booking = await paid(prospect, mentor);
  const receipt = await withdraw(prospect, booking, {}, 'once');
  scene.clock.set('2055-01-08T10:00:00Z');
  expect(await withdraw(prospect, booking, {}, 'once')).toEqual(receipt);
  const again = Array.from({ length: 5 }, () => withdraw(prospect, booking, { name: 'Another' }));
  expect(new Set((await Promise.all(again)).map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify(receipt)]),
  );
  expect(await prospect.client.getWithdrawal({ params: { id: booking.id } })).toEqual(receipt);
  await scene.settleMoney();
  expect((await scene.money(booking)).refunds).toEqual([
    { amount_minor: 5000, reason: 'cancelled_in_time', status: 'succeeded' },
  ]);
  await scene.runJobs('send-mail', 'send-withdrawal-receipt');
  expect((await scene.mailKindsTo(prospect)).filter((kind) => kind === 'withdrawal_receipt')).toHaveLength(1);
  const { items } = await scene.api.as(null).listMail({ query: { recipient: BODY.email } });
  expect(items.filter(({ kind }) => kind === 'withdrawal_receipt').length).toBeGreaterThan(0);
});

test('[T-151] without a trader, a price or a student who may be in the EEA there is nothing to withdraw from', async () => {
  const prospect = await inPortugal();
  const privately = await scene.paidMentor({ policy: NEVER_FREE });
  const unsaid = await scene.paidMentor({ is_trader: undefined, policy: NEVER_FREE });
  const outside = await scene.prospect({ current_country_code: 'NG' });
  const free = await scene.mentor({ is_trader: true, trader: UNREGISTERED });
  const absent = { withdrawal: null, allowed_actions: expect.not.arrayContaining(['withdraw']) as unknown };
  for (const [who, mentor, is_trader] of [
    [prospect, privately, false],
    [prospect, unsaid, null],
    [outside, await traderWho(), true],
  ] as const) {
    const start = `2055-01-11T${is_trader === false ? '08' : '09'}:00:00Z`;
    const time_zone = who === outside ? 'Africa/Lagos' : 'Atlantic/Azores';
    const booking = await booked(who, mentor, { start, time_zone });
    expect(booking).toMatchObject({ ...absent, mentor_is_trader: is_trader });
    expect(await refusalCode(withdraw(who, booking))).toBe('ILLEGAL_MOVE');
    expect(await refusalCode(who.client.getWithdrawal({ params: { id: booking.id } }))).toBe('NOT_FOUND');
  }
  expect(await scene.book(prospect, free, { start: '2055-01-11T10:00:00Z' })).toMatchObject(absent);
});

test('[T-153] withdrawing, cancelling and refunding at once gives everything back exactly once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [mentor, prospect] = [await traderWho(), await inPortugal()];
    const booking = await paid(prospect, mentor);
    const params = { id: booking.id };
    const done = await Promise.all([
      refusalCode(withdraw(prospect, booking)),
      refusalCode(mentor.client.cancelBooking({ params, body: {} })),
      refusalCode(prospect.client.cancelBooking({ params, body: {} })),
    ]);
    expect(done.filter((code) => code === null)).toHaveLength(1);
    await scene.settleMoney();
    expect(await scene.atProvider(booking)).toMatchObject({ refunded_minor: 5000 });
    expect((await scene.money(booking)).refunds).toHaveLength(1);
  }
});

test('[T-153] a student who cancels instead, while they could withdraw, gets everything back too', async () => {
  const [mentor, prospect] = [await traderWho(), await inPortugal()];
  const booking = await paid(prospect, mentor);
  expect(booking.cancellation).toEqual({ refund: 50, reason: 'in_time', free_until: '2055-01-22T00:59:59.999Z' });
  const params = { id: booking.id };
  await prospect.client.cancelBooking({ params, body: { expected_refund: 50 } });
  await scene.settleMoney();
  expect(await scene.atProvider(booking)).toMatchObject({ refunded_minor: 5000 });
});

test('[T-152] on request the days are counted from the mentor’s answer', async () => {
  const mentor = await traderWho({ policy: { ...NEVER_FREE, requires_approval: true, approval_ttl_h: 96 } });
  const prospect = await inPortugal();
  const booking = await paid(prospect, mentor, { waits: 'requested' });
  expect(booking).toMatchObject({
    status: 'requested',
    allowed_actions: expect.not.arrayContaining(['withdraw']) as unknown,
  });
  scene.clock.set('2055-01-08T12:00:00Z');
  await mentor.client.acceptBooking({ params: { id: booking.id } });
  await scene.settleMoney();
  expect((await scene.seen(prospect, booking)).withdrawal?.until).toBe('2055-01-23T01:00:00Z');
});

test('[T-153] a session that is moved into the 14 days keeps the right until its start, without a second tick', async () => {
  const [mentor, prospect] = [await traderWho(), await inPortugal()];
  const booking = await paid(prospect, mentor);
  const start = '2055-01-18T08:00:00Z';
  const moved = await prospect.client.rescheduleBooking({ params: { id: booking.id }, body: { start } });
  expect(moved).toMatchObject({ start, withdrawal: { until: start, withdrawn_at: null } });
  scene.clock.set('2055-01-18T07:59:59Z');
  expect(await withdraw(prospect, booking)).toMatchObject({ refund: 50 });
});

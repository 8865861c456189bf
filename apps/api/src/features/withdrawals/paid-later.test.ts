import { expect, test } from 'vitest';
import { NINE } from '../../testing/booking-scene.ts';
import { paymentScene } from '../../testing/payment-scene.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { TRADER } from '../../testing/trader.ts';

const scene = paymentScene();
const switchedOff = paymentScene({ WITHDRAWAL: 'off' });
const UNREGISTERED = { ...TRADER, register_number: null };
/** A Monday in summer time; it is paid from 90 days before on. */
const START = '2055-05-03T07:00:00Z';
const PAID = '2055-02-03T12:00:00Z';
/** The end of the fourteenth day after it was paid, on the Azores. */
const UNTIL = '2055-02-18T01:00:00Z';

async function bookedAhead() {
  const policy = { window_days: 365, free_cancel_min: 43_200, late_refund_pct: 0 };
  const mentor = await scene.paidMentor({ is_trader: true, trader: UNREGISTERED, policy });
  const prospect = await scene.prospect({ current_country_code: 'PT', time_zone: 'Atlantic/Azores' });
  const booking = await scene.book(prospect, mentor, { start: START, time_zone: 'Atlantic/Azores' });
  return { prospect, booking };
}
const BODY = { name: 'Amara Okafor', email: 'receipts@example.com', confirm: true } as const;

test('[T-295] what is paid later can be withdrawn from for 14 days after it is paid, and all of it goes back', async () => {
  const { prospect, booking } = await bookedAhead();
  expect(booking.status).toBe('pending_payment');
  scene.clock.set(PAID);
  await scene.pay(prospect, booking);
  await scene.settleMoney();
  expect(await scene.seen(prospect, booking)).toMatchObject({ status: 'confirmed', withdrawal: { until: UNTIL } });
  scene.clock.set('2055-02-18T00:59:59Z');
  const withdrawn = await prospect.client.withdrawFromBooking({ params: { id: booking.id }, body: BODY });
  expect(withdrawn).toMatchObject({ price: 50, refund: 50 });
  await scene.settleMoney();
  expect(await scene.seen(prospect, booking)).toMatchObject({ status: 'cancelled', cancelled_by: 'prospect' });
  expect(await scene.atProvider(booking)).toMatchObject({ refunded_minor: 5000 });
});

test('[T-295] what is paid later can’t be withdrawn from once the 14 days are over; before it is paid it is cancelled free of charge', async () => {
  const [late, early] = [await bookedAhead(), await bookedAhead()];
  expect((await scene.seen(early.prospect, early.booking)).allowed_actions).toContain('cancel');
  const cancelled = await early.prospect.client.cancelBooking({ params: { id: early.booking.id }, body: {} });
  expect(cancelled).toMatchObject({ status: 'cancelled', payment: null });
  scene.clock.set(PAID);
  await scene.pay(late.prospect, late.booking);
  await scene.settleMoney();
  scene.clock.set(UNTIL);
  const withdrawing = late.prospect.client.withdrawFromBooking({ params: { id: late.booking.id }, body: BODY });
  expect(await refusalCode(withdrawing)).toBe('ILLEGAL_MOVE');
  expect(await scene.seen(late.prospect, late.booking)).toMatchObject({ status: 'confirmed' });
});

test('[T-151] where the operator has switched the right off, no one has it, and nothing has to be asked for', async () => {
  const mentor = await switchedOff.paidMentor({ is_trader: true, trader: UNREGISTERED });
  const prospect = await switchedOff.prospect({ current_country_code: 'PT', time_zone: 'Atlantic/Azores' });
  const wanted = { start: NINE, time_zone: 'Atlantic/Azores' };
  const query = { mentor_slug: mentor.slug, event_type_slug: 'paid', ...wanted };
  const terms = await prospect.client.getBookingTerms({ query });
  expect(terms).toMatchObject({ is_trader: true, withdrawal: null });
  // The same session needs the tick where the right is on.
  const booking = await switchedOff.book(prospect, mentor, wanted);
  expect(booking).toMatchObject({ mentor_is_trader: true, withdrawal: null });
  const withdrawing = prospect.client.withdrawFromBooking({ params: { id: booking.id }, body: BODY });
  expect(await refusalCode(withdrawing)).toBe('ILLEGAL_MOVE');
});

import type { Booking } from '@abroad/contract';
import type { ApiFailure } from '@abroad/contract/api-failure';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertBooking } from '../../testing/insert-booking.ts';
import type { Made, MadeMentor } from '../../testing/make.ts';
import { paymentScene } from '../../testing/payment-scene.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { sweepDueRows } from '../../testing/run-due-jobs.ts';

const scene = paymentScene();
/** A Monday in summer time, 9:00 in Amsterdam; 90 days of 24 hours before it, in winter, it is 8:00 there. */
const START = '2055-05-03T07:00:00Z';
const OPENS = '2055-02-02T07:00:00Z';
const ENDS = '2055-02-09T07:00:00Z';
const AFTER = '2055-02-09T07:05:00Z';

async function mentorAndStudent({ requires_approval = false } = {}) {
  const mentor = await scene.paidMentor({ policy: { window_days: 365, requires_approval } });
  return { mentor, prospect: await scene.prospect() };
}
async function bookedAhead(wishes: Parameters<typeof mentorAndStudent>[0] = {}) {
  const { mentor, prospect } = await mentorAndStudent(wishes);
  return { mentor, prospect, booking: await scene.book(prospect, mentor, { start: START }) };
}
/** The same, without the way there: no one was told of it. */
async function waitingAhead(wishes: Parameters<typeof mentorAndStudent>[0] = {}) {
  const { mentor, prospect } = await mentorAndStudent(wishes);
  const booking = await scene.session({ mentor, prospect, start: START, waits: 'pending_payment' });
  return { mentor, prospect, booking };
}

const db = () => scene.api.context.db;
/** The timers of a booking that were enqueued until now, by their keys. */
async function timersOf({ id }: Pick<Booking, 'id'>): Promise<Record<string, string>> {
  await sweepDueRows(scene.api.context);
  const { rows } = await sql<{ key: string; run_at: Date }>`
    select key, run_at from graphile_worker.jobs where key like ${`%${id}%`} and run_at > now() order by run_at`.execute(
    db(),
  );
  return Object.fromEntries(
    rows.map(({ key, run_at }) => [key.replace(id, '…'), new Date(run_at).toISOString().replace('.000', '')]),
  );
}
const remind = async ({ id }: Pick<Booking, 'id'>, kind: string) => {
  await scene.job('remind-booking', { booking_id: id, kind });
  await scene.runJobs('send-mail');
};
const cancel = ({ client }: Made, { id }: Pick<Booking, 'id'>) => client.cancelBooking({ params: { id }, body: {} });

test('[T-161] what is booked more than 90 days ahead is held unpaid until a week after its payment opens', async () => {
  const { mentor, prospect, booking } = await bookedAhead();
  expect(booking).toMatchObject({
    status: 'pending_payment',
    payment: null,
    payment_opens_at: OPENS,
    hold_expires_at: ENDS,
    allowed_actions: ['cancel'],
    cancellation: { refund: 0, reason: 'nothing_paid' },
  });
  expect(await refusalCode(scene.book(await scene.prospect(), mentor, { start: START }))).toBe('SLOT_TAKEN');
  expect(await timersOf(booking)).toEqual({});
  await scene.runJobs('send-mail');
  expect(await scene.mailKindsTo(prospect)).toEqual(['paid_later']);
  expect(await scene.mailKindsTo(mentor)).toEqual(['paid_later']);
  scene.clock.set('2055-02-09T06:45:00Z');
  expect(await timersOf(booking)).toEqual({
    'reminder:…:payment_opens': OPENS,
    'reminder:…:payment_due_3d': '2055-02-06T07:00:00Z',
    'reminder:…:payment_due_1d': '2055-02-08T07:00:00Z',
    'expire:…': ENDS,
  });
});

test.each([
  ['exactly 90 days', '2055-02-02T07:00:00Z', null, '2055-02-02T07:15:00Z'],
  ['a second more', '2055-02-02T06:59:59Z', OPENS, ENDS],
])('[T-161] across a clock change %s ahead are counted in days of 24 hours', async (_ahead, now, opens, ends) => {
  scene.clock.set(now);
  const { booking } = await bookedAhead();
  expect(booking).toMatchObject({ payment_opens_at: opens, hold_expires_at: ends });
});

test('[T-161] a free session far ahead is confirmed at once', async () => {
  const mentor = await scene.mentor({ policy: { window_days: 365 }, event_types: [{ slug: 'free', price_minor: 0 }] });
  const booking = await scene.book(await scene.prospect(), mentor, { start: START });
  expect(booking).toMatchObject({ status: 'confirmed', payment_opens_at: null, hold_expires_at: null });
});

test('[T-161] paying before it opens is refused, and the refusal names the day', async () => {
  const { prospect, booking } = await waitingAhead();
  scene.clock.set('2055-02-02T06:59:58Z');
  const refused: unknown = await scene.begin(prospect, booking).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'PAYMENT_NOT_DUE', errors: [{ path: 'booking_id' }] });
  expect((refused as ApiFailure).errors[0]?.message).toContain(OPENS);
  expect((await scene.seen(prospect, booking)).payment).toBeNull();
});

test('[T-161] once it opens it is paid as any other, at the price and fee of the booking', async () => {
  const { mentor, prospect, booking } = await waitingAhead();
  const [service] = mentor.event_types;
  await mentor.client.patchEventType({ params: { id: service?.id ?? '' }, body: { price: 99 } });
  scene.clock.set(OPENS);
  expect((await scene.seen(prospect, booking)).allowed_actions).toEqual(['pay', 'cancel']);
  await scene.pay(prospect, booking);
  await scene.settleMoney();
  expect(await scene.seen(mentor, booking)).toMatchObject({
    status: 'confirmed',
    price: 50,
    payment: { captured: 50 },
  });
  expect(await timersOf(booking)).not.toHaveProperty('reminder:…:payment_due_3d');
  await scene.runJobs('send-mail');
  expect(await scene.mailKindsTo(prospect)).toEqual(['booked']);
  await remind(booking, 'payment_due_3d');
  await remind(booking, 'payment_due_1d');
  expect(await scene.mailKindsTo(prospect)).toEqual(['booked']);
});

test('[T-161] a request begins when it is paid, and waits from then on', async () => {
  const { mentor, prospect, booking } = await bookedAhead({ requires_approval: true });
  expect(booking.status).toBe('pending_payment');
  await scene.runJobs('send-mail');
  scene.clock.set('2055-02-04T12:00:00Z');
  await scene.pay(prospect, booking);
  await scene.settleMoney();
  const { status, hold_expires_at } = await scene.seen(mentor, booking);
  expect(status).toBe('requested');
  expect(Date.parse(hold_expires_at ?? '')).toBeGreaterThan(Date.parse('2055-02-06T11:59:00Z'));
  await scene.runJobs('send-mail');
  expect(await scene.mailKindsTo(mentor)).toEqual(['paid_later', 'requested']);
});

test('[T-161] each reminder leaves once, and none after its own time', async () => {
  const { mentor, prospect, booking } = await waitingAhead();
  scene.clock.set(OPENS);
  await remind(booking, 'payment_opens');
  await remind(booking, 'payment_opens');
  scene.clock.set('2055-02-06T07:00:00Z');
  await remind(booking, 'payment_due_3d');
  // The worker stood still for two days: the last reminder takes the place of the one before.
  scene.clock.set('2055-02-08T07:00:00Z');
  await remind(booking, 'payment_due_1d');
  await remind(booking, 'payment_due_1d');
  expect(await scene.mailKindsTo(prospect)).toEqual(['payment_due_1d', 'payment_due_3d', 'payment_opens']);
  expect(await scene.mailKindsTo(mentor)).toEqual([]);
});

test('[T-161] a reminder that comes too late gives way to the next', async () => {
  const { prospect, booking } = await waitingAhead();
  scene.clock.set('2055-02-08T07:00:00Z');
  await remind(booking, 'payment_opens');
  await remind(booking, 'payment_due_3d');
  await remind(booking, 'payment_due_1d');
  scene.clock.set(ENDS);
  await remind(booking, 'payment_due_1d');
  expect(await scene.mailKindsTo(prospect)).toEqual(['payment_due_1d']);
});

test('[T-161] the sweep releases what was not paid, and both people learn of it', async () => {
  const { mentor, prospect, booking } = await waitingAhead();
  scene.clock.set(AFTER);
  await scene.job('sweep-holds');
  await scene.settleMoney();
  expect(await scene.seen(prospect, booking)).toMatchObject({ status: 'expired', allowed_actions: [] });
  await scene.runJobs('send-mail');
  expect(await scene.mailKindsTo(prospect)).toEqual(['unpaid']);
  expect(await scene.mailKindsTo(mentor)).toEqual(['unpaid']);
  expect((await scene.book(await scene.prospect(), mentor, { start: START })).status).toBe('pending_payment');
});

test.each([
  ['takes its time again', false, 'confirmed', 'paid'],
  ['is given back where the time was booked meanwhile', true, 'expired', 'refunded'],
])('[T-161] a payment that arrives after the release %s', async (_what, isTaken, status, payment) => {
  const { mentor, prospect, booking } = await waitingAhead();
  scene.clock.set('2055-02-09T06:59:00Z');
  const { client_secret } = await scene.begin(prospect, booking);
  scene.clock.set(AFTER);
  await scene.job('sweep-holds');
  if (isTaken) {
    await scene.book(await scene.prospect(), mentor, { start: START });
  }
  await scene.sandbox.pay(client_secret);
  await scene.settleMoney();
  expect(await scene.seen(prospect, booking)).toMatchObject({ status, payment: { status: payment } });
});

test.each(['prospect', 'mentor'] as const)(
  '[T-161] the %s cancels it at no cost, and nothing more is sent about paying',
  async (who) => {
    const { booking, ...people } = await waitingAhead();
    await cancel(people[who], booking);
    expect(await timersOf(booking)).toEqual({});
    scene.clock.set(OPENS);
    await remind(booking, 'payment_opens');
    expect(await scene.seen(people.prospect, booking)).toMatchObject({ status: 'cancelled', cancelled_by: who });
    expect(await refusalCode(scene.begin(people.prospect, booking))).toBe('PAYMENT_NOT_DUE');
    expect(await scene.mailKindsTo(people.prospect)).toEqual(['cancelled']);
    expect(await scene.mailKindsTo(people.mentor)).toEqual(['cancelled']);
  },
);

test('[T-161] one that is being paid while its mentor cancels is cancelled, and the money given back', async () => {
  const { mentor, prospect, booking } = await waitingAhead();
  scene.clock.set(OPENS);
  const { client_secret } = await scene.begin(prospect, booking);
  await scene.sandbox.pay(client_secret);
  await cancel(mentor, booking);
  await scene.settleMoney();
  expect(await scene.seen(prospect, booking)).toMatchObject({
    status: 'cancelled',
    payment: { captured: 50, refunded: 50 },
  });
});

test('[T-161] it ends when its mentor is deleted, and only the student is written to', async () => {
  const { mentor, prospect, booking } = await waitingAhead();
  await mentor.client.deleteAccount({ body: { confirm: mentor.slug } });
  await scene.runDueJobs();
  expect(await scene.seen(prospect, booking)).toMatchObject({ status: 'cancelled', cancelled_by: 'mentor' });
  expect(await timersOf(booking)).toEqual({});
  expect(await scene.mailKindsTo(prospect)).toEqual(['cancelled']);
});

const listed = async ({ client }: Made, when: 'upcoming' | 'waiting') =>
  (await client.listBookings({ query: { when } })).items.map(({ id }) => id);

test('[T-161] both see it among what is booked until its payment opens, then among what is pending', async () => {
  const { mentor, prospect, booking } = await waitingAhead();
  for (const who of [mentor, prospect]) {
    expect(await listed(who, 'upcoming')).toEqual([booking.id]);
    expect(await listed(who, 'waiting')).toEqual([]);
  }
  expect((await prospect.client.listTurns()).items).toEqual([]);
  scene.clock.set(OPENS);
  for (const who of [mentor, prospect]) {
    expect(await listed(who, 'upcoming')).toEqual([]);
    expect(await listed(who, 'waiting')).toEqual([booking.id]);
  }
  expect((await prospect.client.listTurns()).items).toMatchObject([{ kind: 'pay', hold_expires_at: ENDS }]);
  expect((await mentor.client.listTurns()).items).toEqual([]);
});

test('[T-161] its calendar file is tentative until it is paid, and cancelled once it is released', async () => {
  const { prospect, booking } = await waitingAhead();
  const file = () => prospect.client.getBookingInvite({ params: { id: booking.id } });
  expect(await file()).toMatch(/STATUS:TENTATIVE/);
  await scene.runJobs('send-mail');
  scene.clock.set(AFTER);
  await scene.job('sweep-holds');
  await scene.runJobs('send-mail');
  expect(await file()).toMatch(/STATUS:CANCELLED/);
});

test('[T-161] a student has five unpaid ones at most; times held for minutes count apart', async () => {
  const { mentor, prospect } = await waitingAhead();
  const at = (index: number) => new Date(Date.parse(START) + index * 30 * 60_000).toISOString();
  for (const index of [1, 2, 3, 4]) {
    await scene.book(prospect, mentor, { start: at(index) });
  }
  expect(await refusalCode(scene.book(prospect, mentor, { start: at(5) }))).toBe('TOO_MANY_PAID_LATER');
  expect((await scene.book(prospect, mentor)).payment_opens_at).toBeNull();
});

test('[T-161] a booking from before payments were made later keeps its fifteen minutes', async () => {
  const [mentor, prospect]: [MadeMentor, Made] = [await scene.paidMentor(), await scene.prospect()];
  const id = await insertBooking(scene.api, {
    mentor,
    prospect,
    status: 'pending_payment',
    price_minor: 5000,
    start: START,
    hold_expires_at: '2055-01-07T10:15:00Z',
  });
  expect(await scene.seen(prospect, { id })).toMatchObject({
    payment_opens_at: null,
    allowed_actions: ['pay', 'cancel'],
  });
});

test('[T-198] paying replaces the tentative event of calendars', async () => {
  const { prospect, booking } = await waitingAhead();
  const file = () => prospect.client.getBookingInvite({ params: { id: booking.id } });
  expect(await file()).toMatch(/SEQUENCE:0/);
  scene.clock.set(OPENS);
  await scene.pay(prospect, booking);
  await scene.settleMoney();
  expect(await file()).toMatch(/SEQUENCE:1[^]*STATUS:CONFIRMED|STATUS:CONFIRMED[^]*SEQUENCE:1/);
});

test('[T-198] a suspended mentor is not paid: the student can only cancel, and the time is released when it ends', async () => {
  const { mentor, prospect, booking } = await waitingAhead();
  await db().updateTable('authenticated_user').set({ status: 'suspended' }).where('id', '=', mentor.user_id).execute();
  scene.clock.set(OPENS);
  expect((await scene.seen(prospect, booking)).allowed_actions).toEqual(['cancel']);
  expect(await refusalCode(scene.begin(prospect, booking))).toBe('PAYMENT_NOT_DUE');
  await remind(booking, 'payment_opens');
  await scene.runJobs('send-mail');
  expect(await scene.mailKindsTo(prospect)).toEqual([]);
  scene.clock.set(AFTER);
  await scene.job('sweep-holds');
  await scene.settleMoney();
  expect(await scene.seen(prospect, booking)).toMatchObject({ status: 'expired', payment: null });
  // The email blames no one for the failed payment, and the student isn't sent to the same mentor.
  await scene.runJobs('send-mail');
  const unpaid = await scene.mailTo(prospect, 'unpaid');
  expect(unpaid.text).toContain('another mentor');
  expect(unpaid.text).not.toContain('suspended');
  const toMentor = await scene.mailTo(mentor, 'unpaid');
  expect(toMentor.subject).toContain('Released');
  expect(toMentor.text).not.toContain('book it again');
});

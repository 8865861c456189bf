import { expect, test } from 'vitest';
import { NINE } from '../../../testing/booking-scene.ts';
import { endStaff, grantRole } from '../../../testing/grant-role.ts';
import type { Made } from '../../../testing/make.ts';
import { paymentScene } from '../../../testing/payment-scene.ts';
import { refusal, refusalCode } from '../../../testing/refusal.ts';
import { refundByStaff, refundBooking } from './refund-booking.ts';

const scene = paymentScene({ PLATFORM_FEE_PCT: '10' });
const REASON = 'The call broke off after ten minutes.';

async function finance(): Promise<Made> {
  const made = await scene.prospect();
  await grantRole(scene.api, made, 'finance');
  return made;
}
const refund = (
  { client }: Made,
  id: string,
  { amount_minor = 5000, expected_refundable_minor = 5000, key = undefined as string | undefined } = {},
) =>
  client.refundBooking({
    params: { id },
    body: { amount_minor, expected_refundable_minor, reason: REASON },
    idempotency_key: key,
  });
async function paid() {
  const [mentor, student] = [await scene.paidMentor(), await scene.prospect()];
  const { id } = await scene.paidSession({ mentor, prospect: student, start: NINE });
  return { mentor, student, id };
}

test('[T-65] finance refunds a part, then the rest: the booking stays, and the ledger is at zero', async () => {
  const [staff, { id, student, mentor }] = [await finance(), await paid()];
  await refund(staff, id, { amount_minor: 2000 });
  await scene.settleMoney();
  expect(await scene.money({ id })).toMatchObject({
    payment: { refunded_minor: 2000, refund_pending_minor: 0, status: 'partially_refunded' },
    refunds: [{ amount_minor: 2000, reason: 'by_staff', status: 'succeeded' }],
    ledger: { provider: 3000, platform_fee: -300, mentor_pending: -2700 },
  });
  expect(await scene.atProvider({ id })).toMatchObject({ refunded_minor: 2000 });
  expect((await scene.seen(student, { id })).status).toBe('confirmed');
  await refund(staff, id, { amount_minor: 3000, expected_refundable_minor: 3000 });
  await scene.settleMoney();
  expect((await scene.money({ id })).ledger).toEqual({});
  const seen = await staff.client.getStaffBooking({ params: { id } });
  expect(seen.ledger.sum_minor).toBe(0);
  expect(seen.refunds.map(({ amount_minor, status }) => ({ amount_minor, status }))).toEqual([
    { amount_minor: 2000, status: 'succeeded' },
    { amount_minor: 3000, status: 'succeeded' },
  ]);
  expect(await refusalCode(refund(staff, id, { expected_refundable_minor: 0 }))).toBe('NOTHING_TO_REFUND');
  const { items } = await mentor.client.listBookingEvents({ params: { id } });
  expect(items.filter(({ kind }) => kind === 'refund_promised')).toMatchObject([
    { reason: REASON },
    { reason: REASON },
  ]);
});

test('[T-65] both people get an email with the amount and the reason', async () => {
  const [staff, { id, student, mentor }] = [await finance(), await paid()];
  await student.client.patchAuthenticatedUser({ body: { language: 'fr' } });
  await refund(staff, id, { amount_minor: 2000 });
  await scene.settleMoney();
  await scene.runJobs('send-mail');
  for (const who of [student, mentor]) {
    const mails = (await scene.mailsTo(who)).filter(({ kind }) => kind === 'refunded');
    expect(mails).toHaveLength(1);
    const { text } = await scene.api.as(null).getMail({ params: { id: mails[0]?.id ?? '' } });
    expect(text).toContain(REASON);
  }
});

test('[T-65] refunded twice at once: once, by the same request or by two members of the staff', async () => {
  const [one, other] = [await finance(), await finance()];
  for (let round = 0; round < 3; round += 1) {
    const { id } = await paid();
    const codes = await Promise.all(
      [one, other].map((staff) => refusalCode(refund(staff, id, { amount_minor: 2000 }))),
    );
    expect(new Set(codes)).toEqual(new Set(['REFUND_CHANGED', null]));
    expect((await scene.money({ id })).payment.refund_pending_minor).toBe(2000);
  }
  const { id } = await paid();
  const key = 'once-more';
  await refund(one, id, { key });
  await refund(one, id, { key });
  await scene.settleMoney();
  expect((await scene.money({ id })).refunds).toHaveLength(1);
});

test('[T-65] staff decide about their own bookings: refused, on either side', async () => {
  const [mentor, student] = [await scene.paidMentor(), await scene.prospect()];
  await grantRole(scene.api, mentor, 'finance');
  await grantRole(scene.api, student, 'admin');
  const { id } = await scene.paidSession({ mentor, prospect: student });
  for (const staff of [mentor, student]) {
    expect(await refusalCode(refund(staff, id))).toBe('STAFF_INVOLVED');
    expect((await staff.client.getStaffBooking({ params: { id } })).may_refund).toBe(false);
  }
  expect((await scene.money({ id })).refunds).toEqual([]);
});

test('[T-65] no more goes back than is left, nothing of a free or unpaid session, and nothing that wasn’t shown', async () => {
  const staff = await finance();
  const { id } = await paid();
  expect(await refusalCode(refund(staff, id, { amount_minor: 5001 }))).toBe('REFUND_CHANGED');
  expect(await refusalCode(refund(staff, id, { expected_refundable_minor: 4999 }))).toBe('REFUND_CHANGED');
  expect(await refusal(refund(staff, id, { amount_minor: 0 }))).toEqual({
    code: 'VALIDATION_FAILED',
    paths: ['amount_minor'],
  });
  const unpaid = await scene.book(await scene.prospect(), await scene.paidMentor());
  expect(await refusalCode(refund(staff, unpaid.id, { expected_refundable_minor: 0 }))).toBe('NOTHING_TO_REFUND');
  expect(await refusalCode(refund(staff, staff.user_id))).toBe('NOT_FOUND');
});

test('[T-65] a refund after the session was earned comes off what the mentor earned', async () => {
  const [staff, { id }] = [await finance(), await paid()];
  scene.clock.set('2055-01-14T10:00:00Z');
  await scene.job('complete-sessions');
  expect((await scene.money({ id })).ledger).toEqual({ provider: 5000, platform_fee: -500, mentor_earned: -4500 });
  await refund(staff, id, { amount_minor: 1000 });
  await scene.settleMoney();
  expect((await scene.money({ id })).ledger).toEqual({ provider: 4000, platform_fee: -400, mentor_earned: -3600 });
});

test('[T-65] a decision of the platform refunds all that is left, in its own transaction', async () => {
  const { id } = await paid();
  const { db } = scene.api.context;
  const change = { booking_id: id, amount_minor: null, reason: REASON, by: null, now: scene.clock.now() };
  expect(await db.transaction().execute((trx) => refundBooking(trx, change))).toBe(5000);
  await scene.settleMoney();
  expect((await scene.money({ id })).ledger).toEqual({});
});

test('[T-65] an erasure takes what the staff wrote with a refund', async () => {
  const [staff, { id, student, mentor }] = [await finance(), await paid()];
  await refund(staff, id, { amount_minor: 2000 });
  await scene.settle();
  await student.client.deleteAccount({ body: { confirm: student.slug } });
  await scene.settle();
  const { items } = await mentor.client.listBookingEvents({ params: { id } });
  expect(JSON.stringify(items)).not.toContain(REASON);
});

test.each([
  ['suspended', 'ACCOUNT_SUSPENDED'],
  ['without their role', 'NOT_FOUND'],
] as const)('[T-65] a member who is %s by the time that the refund is written refunds nothing', async (how, code) => {
  const [staff, { id }] = [await finance(), await paid()];
  await endStaff(scene.api, staff, how);
  const actor = { user_id: staff.user_id, role: 'finance' } as const;
  const asked = { id, amount_minor: 5000, expected_refundable_minor: 5000, reason: REASON };
  await expect(refundByStaff(scene.api.context, actor, asked)).rejects.toMatchObject({ code });
  expect((await scene.money({ id })).refunds).toEqual([]);
});

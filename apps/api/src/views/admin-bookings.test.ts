import { expect, test } from 'vitest';
import { make, type Made } from '../testing/make.ts';
import { NINE } from '../testing/booking-scene.ts';
import { newId } from '../core/ids.ts';
import { paymentScene } from '../testing/payment-scene.ts';

const scene = paymentScene();

const member = (role: 'support' | 'finance') => make(scene.api).staff(role, { last_name: role });
type Query = NonNullable<Parameters<Made['client']['listStaffBookings']>[0]>['query'];
const list = async ({ client }: Made, query: Query) => (await client.listStaffBookings({ query })).items;
const ids = async (staff: Made, query: Query) => (await list(staff, query)).map(({ id }) => id);
const database = () => scene.api.context.db;
const audited = () =>
  database()
    .selectFrom('staff_event')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'bookings_searched')
    .executeTakeFirstOrThrow();

test('[T-188] staff find bookings by id, payment, person and address, the latest first, and each search is recorded', async () => {
  const [staff, mentor, student] = [
    await member('support'),
    await scene.paidMentor({ first_name: 'Wilhelmina' }),
    await scene.prospect({ first_name: 'Odalys', last_name: 'Quintero' }),
  ];
  const first = await make(scene.api).session({ mentor, prospect: student, start: NINE });
  const second = await make(scene.api).session({ mentor, prospect: student, start: '2055-01-11T09:00:00Z' });
  const { payment } = await scene.money(first);
  for (const q of [first.id, payment.id, payment.intent_id ?? '']) {
    expect(await ids(staff, { q }), q).toEqual([first.id]);
  }
  for (const q of ['quintero', 'Wilhelmina', student.person.email, student.user_id, mentor.slug]) {
    expect(await ids(staff, { q }), q).toEqual([second.id, first.id]);
  }
  expect(await ids(staff, { q: 'nobody at all' })).toEqual([]);
  expect(await ids(staff, { q: '%' })).toEqual([]);
  const { count } = await audited();
  expect(await ids(staff, { page_size: 1 })).toEqual([second.id]);
  expect(await audited()).toEqual({ count });
  expect(await list(staff, { q: first.id })).toEqual([
    {
      id: first.id,
      status: 'confirmed',
      title: expect.any(String) as string,
      start: '2055-01-11T08:00:00Z',
      mentor: expect.objectContaining({ user_id: mentor.user_id, first_name: 'Wilhelmina' }) as object,
      prospect: expect.objectContaining({ user_id: student.user_id }) as object,
      price_minor: 5000,
      currency: 'EUR',
      payment_status: 'paid',
      dispute_open: false,
      refund_failed: false,
      created_at: expect.any(String) as string,
    },
  ]);
});

test('[T-188] status, payment, and the time of the session narrow the list', async () => {
  const [staff, mentor, student] = [await member('support'), await scene.paidMentor(), await scene.prospect()];
  const [paid, later] = [
    await make(scene.api).session({ mentor, prospect: student, start: NINE }),
    await make(scene.api).session({ mentor, prospect: student, start: '2055-01-11T09:00:00Z' }),
  ];
  const q = student.user_id;
  await database().updateTable('booking').set({ status: 'completed' }).where('id', '=', later.id).execute();
  expect(await ids(staff, { q, status: 'completed' })).toEqual([later.id]);
  expect(await ids(staff, { q, payment: 'paid' })).toEqual([later.id, paid.id]);
  expect(await ids(staff, { q, payment: 'refunded' })).toEqual([]);
  expect(await ids(staff, { q, starts_from: '2055-01-11T08:30:00Z' })).toEqual([later.id]);
  expect(await ids(staff, { q, starts_before: '2055-01-11T09:00:00Z' })).toEqual([paid.id]);
});

test('[T-188] an open dispute and a refund that failed are found, and counted on the first page until they are settled', async () => {
  const [finance, mentor, student] = [await member('finance'), await scene.paidMentor(), await scene.prospect()];
  const booking = await make(scene.api).session({ mentor, prospect: student, start: NINE });
  const { payment } = await scene.money(booking);
  const today = async () =>
    Object.fromEntries((await finance.client.getAdminToday()).items.map(({ tile, due }) => [tile, due]));
  expect(await today()).toMatchObject({ disputes: 0, refunds_failed: 0, payouts_failed: 0 });
  await database().updateTable('payment').set({ dispute: 'open' }).where('id', '=', payment.id).execute();
  const refund = { payment_id: payment.id, amount_minor: 5000, reason: 'cancelled_in_time' as const };
  await database()
    .insertInto('refund')
    .values({ ...refund, id: newId(), status: 'failed', created_at: '2055-01-01T00:00:00Z' })
    .execute();
  expect(await today()).toMatchObject({ disputes: 1, refunds_failed: 1 });
  expect(await ids(finance, { payment: 'dispute_open' })).toEqual([booking.id]);
  expect(await ids(finance, { payment: 'refund_failed' })).toEqual([booking.id]);
  await database().updateTable('payment').set({ dispute: 'won' }).where('id', '=', payment.id).execute();
  await database()
    .insertInto('refund')
    .values({ ...refund, id: newId(), status: 'succeeded', created_at: '2055-01-02T00:00:00Z' })
    .execute();
  expect(await today()).toMatchObject({ disputes: 0, refunds_failed: 0 });
  expect(await ids(finance, { payment: 'refund_failed' })).toEqual([]);
  // The payment's sums tell of none.
  await database().deleteFrom('refund').where('payment_id', '=', payment.id).execute();
});

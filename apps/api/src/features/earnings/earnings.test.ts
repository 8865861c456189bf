import { Earnings } from '@abroad/contract';
import { expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import type { MadeMentor } from '../../testing/make.ts';
import { insertPaidBooking } from '../../testing/insert-payment.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { ledgerProblems } from '../payments/ledger-problems.ts';

const scene = bookingScene();

type Wishes = Omit<Parameters<typeof insertPaidBooking>[1], 'mentor' | 'prospect' | 'status'> & {
  status?: Parameters<typeof insertPaidBooking>[1]['status'];
};
/** Paid sessions of a mentor, each with a new student. */
const paidAt = async (mentor: MadeMentor, wishes: Wishes = {}) =>
  insertPaidBooking(scene.api, { status: 'confirmed', ...wishes, mentor, prospect: await scene.prospect() });
const refund = (id: string, amount_minor: number, status: 'pending' | 'succeeded' | 'failed' = 'succeeded') => ({
  id,
  refund_id: null,
  amount_minor,
  status,
  failure: null,
});

async function earningsOf({ client }: MadeMentor, query: Parameters<typeof client.getEarnings>[0] = {}) {
  const earnings = await client.getEarnings(query);
  expect(Earnings.parse(earnings)).toEqual(earnings);
  return earnings;
}

test('a payment is pending until the session takes place, and then earned, less the fee', async () => {
  const mentor = await scene.mentor();
  const first = await paidAt(mentor, { fee_percent: 12.5, start: '2058-01-10T10:00:00Z', title: 'Essay check' });
  await paidAt(mentor, { price_minor: 1999, fee_percent: 12.5, start: '2058-01-11T10:00:00Z' });
  await first.earn();

  const { totals, items, total, time_zone } = await earningsOf(mentor);
  expect([total, time_zone]).toEqual([2, 'Europe/Amsterdam']);
  expect(totals).toEqual([
    {
      currency: 'EUR',
      sessions: 2,
      paid: 69.99,
      refunded: 0,
      charged_back: 0,
      fee: 8.74,
      pending: 17.5,
      earned: 43.75,
      disputed: 0,
    },
  ]);
  expect(items.map(({ paid, fee, net, status }) => ({ paid, fee, net, status }))).toEqual([
    { paid: 19.99, fee: 2.49, net: 17.5, status: 'pending' },
    { paid: 50, fee: 6.25, net: 43.75, status: 'earned' },
  ]);
  expect(items[1]).toMatchObject({
    booking_id: first.booking_id,
    prospect_name: 'Amara Okafor',
    service: 'Essay check',
    start: '2058-01-10T10:00:00Z',
    booking_status: 'confirmed',
  });
});

test('currencies are never added up, and each keeps its own minor units', async () => {
  const mentor = await scene.mentor();
  const yen = await paidAt(mentor, {
    price_minor: 3001,
    currency: 'JPY',
    fee_percent: 10,
    start: '2058-01-10T10:00:00Z',
  });
  await paidAt(mentor, { price_minor: 12_345, currency: 'KWD', fee_percent: 10, start: '2058-01-11T10:00:00Z' });
  await yen.tell({ refunds: [refund('re_yen', 1000)] });

  const { totals } = await earningsOf(mentor);
  expect(totals.map(({ currency, paid, refunded, fee, pending }) => [currency, paid, refunded, fee, pending])).toEqual([
    ['JPY', 3001, 1000, 201, 1800],
    ['KWD', 12.345, 0, 1.23, 11.115],
  ]);
});

test('partial refunds are exact to the minor unit, with the fee’s share', async () => {
  const mentor = await scene.mentor();
  const { tell } = await paidAt(mentor, { price_minor: 1000, fee_percent: 15 });
  const first = refund('re_1', 333);
  const second = refund('re_2', 333);
  await tell({ refunds: [first] });
  await tell({ refunds: [first, second] });
  const sums = async () => {
    const { items } = await earningsOf(mentor);
    return items.map(({ paid, refunded, fee, net, status }) => [paid, refunded, fee, net, status]);
  };
  expect(await sums()).toEqual([[10, 6.66, 0.51, 2.83, 'pending']]);
  await tell({ refunds: [first, second, refund('re_3', 334, 'pending')] });
  expect(await sums()).toEqual([[10, 6.66, 0.51, 2.83, 'refunding']]);
  await tell({ refunds: [first, second, refund('re_3', 334)] });
  expect(await sums()).toEqual([[10, 10, 0, 0, 'refunded']]);
  await tell({ refunds: [first, second, refund('re_3', 334, 'failed')] });
  expect(await sums()).toEqual([[10, 6.66, 0.51, 2.83, 'pending']]);
  expect(await ledgerProblems(scene.api.context.db)).toEqual([]);
});

test('a no-show of the student is earned, and a chargeback is shown', async () => {
  const mentor = await scene.mentor();
  const absent = await paidAt(mentor, { status: 'no_show_prospect', start: '2058-01-10T10:00:00Z' });
  const disputed = await paidAt(mentor, { status: 'completed', start: '2058-01-11T10:00:00Z', fee_percent: 10 });
  await absent.earn();
  await disputed.earn();
  await disputed.tell({ dispute: 'open' });
  const readEarnings = async () => {
    const { items, totals } = await earningsOf(mentor);
    return { statuses: items.map(({ status, net }) => [status, net]), total: totals[0] };
  };
  expect(await readEarnings()).toMatchObject({
    statuses: [
      ['disputed', 45],
      ['earned', 50],
    ],
    total: { disputed: 50, earned: 95, charged_back: 0 },
  });
  await disputed.tell({ dispute: 'lost' });
  expect(await readEarnings()).toMatchObject({
    statuses: [
      ['charged_back', 0],
      ['earned', 50],
    ],
    total: { disputed: 0, earned: 50, charged_back: 50, fee: 0, paid: 100 },
  });
});

test('a dispute that is won changes nothing in the end', async () => {
  const mentor = await scene.mentor();
  const { tell } = await paidAt(mentor);
  const before = await earningsOf(mentor);
  await tell({ dispute: 'open' });
  expect((await earningsOf(mentor)).totals[0]?.disputed).toBe(50);
  await tell({ dispute: 'won' });
  expect(await earningsOf(mentor)).toEqual(before);
});

test('a session belongs to the date on which it starts for the mentor, and to no other period', async () => {
  const mentor = await scene.mentor();
  // Midnight of the last of January in Amsterdam is 23:00 in UTC.
  await paidAt(mentor, { price_minor: 100, start: '2058-01-31T22:30:00Z' });
  await paidAt(mentor, { price_minor: 200, start: '2058-01-31T23:00:00Z' });
  await paidAt(mentor, { price_minor: 300, start: '2058-02-28T22:30:00Z' });
  await paidAt(mentor, { price_minor: 400, start: '2058-02-28T23:00:00Z' });
  const paid = async (query: { from?: string; to?: string }) =>
    (await earningsOf(mentor, { query })).items.map((item) => item.paid);
  expect(await paid({ from: '2058-02-01', to: '2058-02-28' })).toEqual([3, 2]);
  expect(await paid({ to: '2058-01-31' })).toEqual([1]);
  expect(await paid({ from: '2058-03-01' })).toEqual([4]);
  expect(await paid({})).toEqual([4, 3, 2, 1]);
  expect(await earningsOf(mentor, { query: { from: '2059-01-01', to: '2059-12-31' } })).toMatchObject({
    items: [],
    totals: [],
    total: 0,
    from: '2059-01-01',
    to: '2059-12-31',
  });
});

test('pages are those of the list, and totals those of the period', async () => {
  const mentor = await scene.mentor();
  for (const day of ['10', '11', '12']) {
    await paidAt(mentor, { price_minor: Number(day) * 100, start: `2058-01-${day}T10:00:00Z` });
  }
  const page = await earningsOf(mentor, { query: { page: 2, page_size: 2 } });
  expect(page).toMatchObject({ total: 3, page: 2, total_pages: 2, totals: [{ paid: 33, sessions: 3 }] });
  expect(page.items.map(({ paid }) => paid)).toEqual([10]);
});

test('only mentors have earnings, only their own, and only of what was taken', async () => {
  const [mentor, other, prospect] = [await scene.mentor(), await scene.mentor(), await scene.prospect()];
  await paidAt(mentor);
  await scene.book(prospect, mentor);
  expect((await earningsOf(mentor)).total).toBe(1);
  expect((await earningsOf(other)).total).toBe(0);
  expect(await refusalCode(prospect.client.getEarnings())).toBe('PROFILE_NOT_FOUND');
  expect(await refusalCode(prospect.client.getEarningsFile())).toBe('PROFILE_NOT_FOUND');
});

test('a period that ends before it begins, and an invalid date, are refused by name', async () => {
  const { client } = await scene.mentor();
  const wrong = async (query: { from?: string; to?: string }) => refusal(client.getEarnings({ query }));
  expect(await wrong({ from: '2058-02-01', to: '2058-01-31' })).toEqual({ code: 'VALIDATION_FAILED', paths: ['to'] });
  expect(await wrong({ from: '2058-02-30' })).toEqual({ code: 'VALIDATION_FAILED', paths: ['from'] });
});

test('a student who deleted their account has no name any more, and what they paid stays', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  await insertPaidBooking(scene.api, { mentor, prospect, status: 'completed', start: '2054-12-10T10:00:00Z' });
  await prospect.client.deleteAccount({ body: { confirm: prospect.slug } });
  const { items } = await earningsOf(mentor);
  expect(items).toMatchObject([{ prospect_name: null, paid: 50 }]);
});

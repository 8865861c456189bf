import { expect, test } from 'vitest';
import type { Made } from '../../testing/make.ts';
import { payoutScene } from '../../testing/payout-scene.ts';

const scene = payoutScene();
const NEXT_RUN = '2055-02-08T06:00:00Z';
const LATER_RUN = '2055-02-15T06:00:00Z';

type Row = Record<string, string>;
function rowsOf(file: string): Row[] {
  const [head = '', ...lines] = file
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, place) => [names[place] ?? '', cell])));
}
const cents = (amount = '0') => Math.round(Number(amount) * 100);
const sumOf = (rows: readonly Row[], name: string) => rows.reduce((sum, row) => sum + cents(row[name]), 0);
const next = async ({ client }: Made) => (await client.getPayoutBalance()).items[0];

/** A mentor with a payout of two sessions, of which one was refunded afterwards, and one that pays that debt first. */
async function twicePaid() {
  const { mentor, session } = await scene.paidOut(2);
  await session.tell({ refunds: [session.refund('a', 3000)] });
  await scene.runPayoutJobs();
  await scene.earned(mentor);
  await scene.run(NEXT_RUN);
  await scene.runPayoutJobs();
  await scene.release(mentor);
  await scene.arrive(mentor);
  return { mentor, session };
}

test('[T-294] the file of a payout adds up: each row to what is sent of it, and all rows to the payout', async () => {
  const { mentor } = await twicePaid();
  const payouts = (await scene.payoutsOf(mentor)).filter(({ status }) => status === 'paid');
  expect(payouts).toHaveLength(2);
  for (const { id, amount_minor } of payouts) {
    const rows = rowsOf(await mentor.client.getPayoutStatement({ params: { id } }));
    expect(sumOf(rows, 'net')).toBe(amount_minor);
    for (const row of rows) {
      expect(cents(row['net'])).toBe(cents(row['amount']) - cents(row['debt_taken']) - cents(row['returned']));
      expect(row).toMatchObject({ payout_id: id, currency: 'EUR' });
    }
  }
});

test('[T-294] the statement of a year has the rows of its payouts and no others, and sums to what was paid out in it', async () => {
  const { mentor } = await twicePaid();
  await scene.earned(mentor);
  await scene.run(LATER_RUN);
  const year = rowsOf(await mentor.client.getYearlyStatement({ params: { year: 2055 } }));
  const paid = (await scene.payoutsOf(mentor)).filter(({ status }) => status === 'paid');
  const each = await Promise.all(paid.map(({ id }) => mentor.client.getPayoutStatement({ params: { id } })));
  const keyOf = (row: Row) => `${row['payout_id']} ${row['booking_id']}`;
  expect(year.map(keyOf).toSorted()).toEqual(each.flatMap(rowsOf).map(keyOf).toSorted());
  expect(sumOf(year, 'net')).toBe(paid.reduce((sum, { amount_minor }) => sum + amount_minor, 0));
  const columns = ['paid', 'refunded', 'fee', 'amount', 'debt_taken', 'returned', 'net'];
  for (const name of columns) expect(sumOf(year, name)).toBe(sumOf(each.flatMap(rowsOf), name));
});

test('[T-294] the next payout is what is payable less the debt, and not less than nothing', async () => {
  const { mentor, session } = await scene.paidOut();
  expect(await next(mentor)).toMatchObject({ payable: 0, debt: 0, next_payout: 0 });
  await session.tell({ refunds: [session.refund('a', 3000)] });
  await scene.runPayoutJobs();
  expect(await next(mentor)).toMatchObject({ payable: 0, debt: 27, next_payout: 0 });
  await scene.earned(mentor);
  scene.clock.set('2055-02-02T06:00:00Z');
  await scene.job('make-payable');
  expect(await next(mentor)).toMatchObject({ payable: 45, debt: 27, next_payout: 18 });
  await scene.run(NEXT_RUN);
  expect((await scene.payoutsOf(mentor))[1]).toMatchObject({ amount_minor: 1800 });
});

/** The second of two sessions is refunded after the payout, of which the account had 18.00 €. */
async function partlyTakenBack() {
  const { mentor, session } = await scene.paidOut(2);
  scene.double.transfers.push({
    id: `tr_else_${mentor.account_id}`,
    account_id: mentor.account_id,
    payout_id: null,
    booking_id: null,
    amount_minor: 1800,
    reversed_minor: 0,
    currency: 'EUR',
  });
  await session.tell({ refunds: [session.refund('a', 5000)] });
  await scene.runPayoutJobs();
  const [{ id } = { id: '' }] = await scene.payoutsOf(mentor);
  return { mentor, session, params: { id } };
}

test('[T-370] a refund after the payout changes no sum of its statement, on the page, in the file and in that of the year', async () => {
  const { mentor, session, params } = await partlyTakenBack();
  const as_sent = { paid: 50, refunded: 0, platform_fee: 5, amount: 45, debt_taken: 0, returned: 0, net: 45 };
  const { lines, amount } = await mentor.client.getPayout({ params });
  expect(amount).toBe(90);
  expect(lines).toMatchObject([as_sent, as_sent]);
  expect(lines.find(({ booking_id }) => booking_id === session.booking_id)).toMatchObject({
    refunded_later: 50,
    returned_later: 18,
  });
  const file = rowsOf(await mentor.client.getPayoutStatement({ params }));
  expect(file.map(({ paid, refunded, fee, net }) => [paid, refunded, fee, net])).toEqual([
    ['50.00', '0.00', '5.00', '45.00'],
    ['50.00', '0.00', '5.00', '45.00'],
  ]);
  const key = (row: Row) => row['booking_id'] ?? '';
  const year = rowsOf(await mentor.client.getYearlyStatement({ params: { year: 2055 } }));
  expect(year.toSorted((a, b) => key(a).localeCompare(key(b)))).toEqual(
    file.toSorted((a, b) => key(a).localeCompare(key(b))),
  );
});

test('[T-370] what was refunded before is in the statement, and what is taken off before the money leaves, too', async () => {
  const mentor = await scene.payee();
  const [before, meanwhile] = [await scene.earned(mentor), await scene.earned(mentor)];
  await before.tell({ refunds: [before.refund('a', 1000)] });
  await scene.run();
  await meanwhile.tell({ refunds: [meanwhile.refund('a', 2000)] });
  await scene.runPayoutJobs();
  await scene.release(mentor);
  await scene.arrive(mentor);
  const [{ id } = { id: '' }] = await scene.payoutsOf(mentor);
  const { lines, amount } = await mentor.client.getPayout({ params: { id } });
  expect(amount).toBe(63);
  expect(lines).toMatchObject([
    { paid: 50, refunded: 10, platform_fee: 4, amount: 36, returned: 0, net: 36, refunded_later: 0 },
    {
      paid: 50,
      refunded: 0,
      platform_fee: 5,
      amount: 45,
      returned: 18,
      net: 27,
      refunded_later: 20,
      returned_later: 0,
    },
  ]);
});

test('[T-370] a session that is paid out once more, since its refund failed, has the sum that comes in again', async () => {
  const { mentor, session } = await twicePaid();
  await session.tell({ refunds: [session.refund('a', 3000, 'failed')] });
  await scene.run(LATER_RUN);
  const { id = '' } = (await scene.payoutsOf(mentor))[2] ?? {};
  const { lines } = await mentor.client.getPayout({ params: { id } });
  expect(lines).toMatchObject([{ booking_id: session.booking_id, paid: 27, refunded: 0, platform_fee: 0, net: 27 }]);
});

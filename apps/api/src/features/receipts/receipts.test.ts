import { Receipt } from '@abroad/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { insertBooking } from '../../testing/insert-booking.ts';
import { make, type Made } from '../../testing/make.ts';
import { insertPaidBooking } from '../../testing/insert-payment.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { TRADER } from '../../testing/trader.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({}, { RECEIPT_ISSUER: 'Abroad Mentors B.V.|Oude Delft 1, Delft | KvK 123' });
});
afterAll(() => api.close());

const people = async () => ({ mentor: await make(api).mentor(), prospect: await make(api).prospect() });
const read = async ({ client }: Made, payment_id: string) => {
  const receipt = await client.getReceipt({ params: { payment_id } });
  expect(Receipt.parse(receipt)).toEqual(receipt);
  return receipt;
};

test('a prospect who paid gets a receipt with session, mentor, card and issuer', async () => {
  const { mentor, prospect } = await people();
  const paid = await insertPaidBooking(api, {
    mentor,
    prospect,
    status: 'confirmed',
    title: 'Essay check',
    start: '2030-01-10T10:00:00Z',
    paid_at: '2029-12-31T23:59:59Z',
  });
  const { payment_id, booking_id } = paid;
  expect(await read(prospect, payment_id)).toEqual({
    number: 'AM-2029-000001',
    issued_at: '2029-12-31T23:59:59Z',
    issuer: ['Abroad Mentors B.V.', 'Oude Delft 1, Delft', 'KvK 123'],
    payer_name: 'Amara Okafor',
    payment_id,
    booking_id,
    session: {
      title: 'Essay check',
      mentor_name: 'Linh Trần',
      trader: null,
      start: '2030-01-10T10:00:00Z',
      end: '2030-01-10T10:30:00Z',
      time_zone: 'UTC',
    },
    currency: 'EUR',
    amount: 50,
    paid_at: '2029-12-31T23:59:59Z',
    card: { brand: 'visa', last4: '4242' },
    refunds: [],
    refunded: 0,
    refund_pending: 0,
    total: 50,
  });
  expect(await refusalCode(mentor.client.getReceipt({ params: { payment_id } }))).toBe('NOT_FOUND');
});

test('a later refund is on the receipt too, and the number stays', async () => {
  const { mentor, prospect } = await people();
  const { payment_id, tell } = await insertPaidBooking(api, {
    mentor,
    prospect,
    status: 'cancelled',
    price_minor: 12_345,
    currency: 'KWD',
  });
  const { number } = await read(prospect, payment_id);
  const one = { refund_id: null, failure: null };
  await tell({ refunds: [{ ...one, id: 're_a', amount_minor: 345, status: 'succeeded' }] }, '2030-01-09T10:00:00Z');
  await tell(
    {
      refunds: [
        { ...one, id: 're_a', amount_minor: 345, status: 'succeeded' },
        { ...one, id: 're_b', amount_minor: 2000, status: 'pending' },
        { ...one, id: 're_c', amount_minor: 7, status: 'failed' },
      ],
    },
    '2030-01-09T11:00:00Z',
  );
  expect(await read(prospect, payment_id)).toMatchObject({
    number,
    amount: 12.345,
    refunds: [
      { amount: 0.345, status: 'succeeded', made_at: '2030-01-09T10:00:00Z' },
      { amount: 2, status: 'pending', made_at: '2030-01-09T11:00:00Z' },
    ],
    refunded: 0.345,
    refund_pending: 2,
    total: 12,
  });
});

const numbersOf = async (year: number): Promise<number[]> => {
  const { rows } = await sql<{
    number: number;
  }>`select number from receipt where year = ${year} order by number`.execute(api.context.db);
  return rows.map(({ number }) => number);
};

test('numbers are consecutive within a year: a rollback uses none, and none is used twice', async () => {
  const { mentor, prospect } = await people();
  const { db } = api.context;
  const booking_id = await insertBooking(api, { mentor, prospect, status: 'confirmed', price_minor: 5000 });
  const paid = { booking_id, amount_minor: 5000, captured_minor: 5000, paid_at: '2031-01-02T00:00:00Z', fee_minor: 0 };
  const rolledBack = db.transaction().execute(async (trx) => {
    await trx
      .insertInto('payment')
      .values({ id: newId(), ...paid, currency: 'EUR', provider: 'sandbox', capture_method: 'automatic' })
      .execute();
    await sql`set constraints payment_receipt immediate`.execute(trx);
    throw new Error('something else failed');
  });
  await expect(rolledBack).rejects.toThrow('something else failed');
  await Promise.all(
    Array.from({ length: 8 }, (_, day) =>
      insertPaidBooking(api, {
        mentor,
        prospect,
        status: 'confirmed',
        start: `2031-06-0${day + 1}T10:00:00Z`,
        paid_at: '2031-01-02T00:00:00Z',
      }),
    ),
  );
  expect(await numbersOf(2031)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('without a captured payment there is no receipt, and none can be changed or deleted', async () => {
  const { mentor, prospect } = await people();
  const { payment_id } = await insertPaidBooking(api, { mentor, prospect, status: 'confirmed' });
  const { db } = api.context;
  await expect(sql`update receipt set number = 99`.execute(db)).rejects.toThrow('append-only');
  await expect(sql`delete from receipt where payment_id = ${payment_id}`.execute(db)).rejects.toThrow('append-only');
  expect(await refusalCode(prospect.client.getReceipt({ params: { payment_id: mentor.user_id } }))).toBe('NOT_FOUND');
});

test('a receipt remains after both accounts are deleted, and has no data of deleted users', async () => {
  const { mentor, prospect } = await people();
  const { payment_id } = await insertPaidBooking(api, { mentor, prospect, status: 'completed' });
  const before = await read(prospect, payment_id);
  await mentor.client.deleteAccount({ body: { confirm: mentor.slug } });
  expect(await read(prospect, payment_id)).toEqual({
    ...before,
    session: { ...before.session, mentor_name: 'Deleted user' },
  });
  await prospect.client.deleteAccount({ body: { confirm: prospect.slug } });
  const { rows } = await sql<Record<string, unknown>>`
    select receipt.* from receipt where payment_id = ${payment_id}`.execute(api.context.db);
  expect(Object.keys(rows[0] ?? {})).toEqual(['payment_id', 'year', 'number', 'issued_at']);
});

test('[T-373] the receipt of a session that a trader sold names them, with register and VAT number, and no other receipt does', async () => {
  const { mentor, prospect } = await people();
  await mentor.client.patchMyMentorProfile({ body: { is_trader: true, trader: TRADER } });
  const before = await insertPaidBooking(api, { mentor, prospect, status: 'completed', start: '2031-01-10T10:00:00Z' });
  const sold = await insertPaidBooking(api, {
    mentor,
    prospect,
    status: 'completed',
    start: '2031-01-11T10:00:00Z',
    withdraw_until: '2031-01-11T10:00:00Z',
  });
  expect((await read(prospect, before.payment_id)).session.trader).toBeNull();
  expect((await read(prospect, sold.payment_id)).session.trader).toEqual({ ...TRADER, is_certified: true });
});

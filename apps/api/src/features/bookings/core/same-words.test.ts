import { BOOKING_STATUSES, DEFAULT_POLICY, TRANSITIONS } from '@abroad/booking-rules';
import { BookingPolicy } from '@abroad/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingScene, NINE } from '../../../testing/booking-scene.ts';

const scene = bookingScene();

test('the contract lets through the default policy of the rules, unchanged', () => {
  expect(BookingPolicy.parse(DEFAULT_POLICY)).toEqual(DEFAULT_POLICY);
});

test('the database lets through every transition of the rules and refuses the rest', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  const { db } = scene.api.context;
  const isLetThrough = async (from: string, to: string) => {
    const refused = new Error('undo');
    const outcome = await db
      .transaction()
      .execute(async (trx) => {
        await sql`alter table booking disable trigger booking_legal_move`.execute(trx);
        await sql`update booking set status = ${from} where id = ${id}`.execute(trx);
        await sql`alter table booking enable trigger booking_legal_move`.execute(trx);
        await sql`update booking set status = ${to} where id = ${id}`.execute(trx);
        throw refused;
      })
      .catch((error: unknown) => error);
    return outcome === refused;
  };
  const byRules = new Set(TRANSITIONS.map(({ from, to }) => `${from} ${to}`));
  for (const from of BOOKING_STATUSES) {
    for (const to of BOOKING_STATUSES.filter((status) => status !== from)) {
      const pair = `${from} ${to}`;
      expect([pair, await isLetThrough(from, to)]).toEqual([pair, byRules.has(pair)]);
    }
  }
});

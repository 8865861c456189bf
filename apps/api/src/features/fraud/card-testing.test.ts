import { createHash } from 'node:crypto';
import { isWork, LIMITS, workText } from '@abroad/contract';
import { expect, test } from 'vitest';
import { keepSignals, signalOf } from '../../http/account-signals.ts';
import { make, type Made } from '../../testing/make.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { NINE } from '../../testing/booking-scene.ts';
import { CARDS } from '../../testing/payments-sandbox-browser.ts';
import { paymentScene } from '../../testing/payment-scene.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { presentPayment } from '../payments/present-payment.ts';
import { pauseEnd } from './declines.ts';

const scene = paymentScene();
const START = Date.parse('2055-01-07T10:00:00Z');
const MINUTE_MS = 60_000;
const later = (minutes: number) => scene.clock.set(new Date(START + minutes * MINUTE_MS).toISOString());

const workFor = (booking_id: string): number => {
  let work = 0;
  while (!isWork(createHash('sha256').update(workText(booking_id, work)).digest())) {
    work += 1;
  }
  return work;
};

/** A booking that waits for its payment, with a mentor of its own. */
const booked = async (prospect: Made, start = NINE) =>
  make(scene.api).session({ mentor: await scene.paidMentor(), prospect, start, waits: 'pending_payment' });

/** A booking whose payment a person has begun, and what refuses cards for it. */
async function begun(who: Made, start?: string) {
  const booking = await booked(who, start);
  const begin = (work?: number) =>
    who.client.createPaymentIntent({ body: { booking_id: booking.id, ...(work !== undefined && { work }) } });
  const isAsked = (await refusalCode(begin())) === 'WORK_NEEDED';
  const { client_secret } = await begin(isAsked ? workFor(booking.id) : undefined);
  return {
    booking,
    async decline(times: number, card: string = CARDS.declined) {
      for (let left = times; left > 0; left -= 1) {
        await scene.sandbox.pay(client_secret, card);
        await scene.settleMoney();
        await runJobs(scene.api.context, 'end-paused-payments', 'void-payment');
      }
    },
  };
}
const code = (who: Made, booking_id: string, work?: number) =>
  refusalCode(who.client.createPaymentIntent({ body: { booking_id, ...(work !== undefined && { work }) } }));

test('[T-180] the fourth refusal within ten minutes pauses for an hour, and slower ones or three do not', () => {
  const at = (...minutes: number[]) => minutes.map((minute) => START + minute * MINUTE_MS);
  const end = (times: number[], minute: number) => {
    const found = pauseEnd(times, START + minute * MINUTE_MS);
    return found === null ? null : (found - START) / MINUTE_MS;
  };
  expect(end(at(0, 1, 2), 3)).toBeNull();
  expect(end(at(0, 1, 2, 3), 3)).toBe(63);
  expect(end(at(0, 1, 2, 9.9), 10)).toBe(69.9);
  expect(end(at(0, 1, 2, 10), 10)).toBeNull();
  expect(end(at(0, 1, 2, 3), 63)).toBeNull();
  expect(end(at(0, 1, 2, 3, 20), 20)).toBe(63);
  expect(end(at(0, 1, 2, 3, 4), 5)).toBe(64);
});

test('[T-180] by person: four declined cards pause paying for an hour, say until when, and end what was begun', async () => {
  scene.clock.set('2055-01-07T10:00:00Z');
  const prospect = await scene.prospect();
  const { booking, decline } = await begun(prospect);
  await decline(3);
  expect(await code(prospect, booking.id, workFor(booking.id))).toBeNull();
  await decline(1, CARDS.expired);
  expect(await scene.atProvider(booking)).toMatchObject({ status: 'canceled' });
  expect(await scene.seen(prospect, booking)).toMatchObject({ status: 'expired' });
  const next = await booked(prospect);
  const body = { booking_id: next.id, work: workFor(next.id) };
  expect(await refusal(prospect.client.createPaymentIntent({ body }))).toMatchObject({ code: 'PAYING_PAUSED' });
  const failure: unknown = await prospect.client.createPaymentIntent({ body }).catch((thrown: unknown) => thrown);
  expect(failure).toMatchObject({
    retry_after_s: 3600,
    errors: [{ path: 'booking_id', message: 'You can pay again from 2055-01-07T11:00:00Z.' }],
  });
  later(60);
  const after = await booked(prospect, '2055-01-25T08:00:00Z');
  expect(await code(prospect, after.id, workFor(after.id))).toBeNull();
});

test('[T-360] a stopped payment says so to its student whenever it is read again, and to no one else', async () => {
  later(24 * 60);
  const prospect = await scene.prospect();
  const { booking, decline } = await begun(prospect, '2055-01-18T08:00:00Z');
  await decline(3);
  expect((await scene.seen(prospect, booking)).payment).toMatchObject({ status: 'failed', paused_until: null });
  await decline(1, CARDS.insufficient_funds);
  const stopped = { status: 'expired', payment: { status: 'voided', paused_until: '2055-01-08T11:00:00Z' } };
  expect(await scene.seen(prospect, booking)).toMatchObject(stopped);
  later(24 * 60 * 30);
  expect(await scene.seen(prospect, booking)).toMatchObject(stopped);
  const row = await scene.api.context.db
    .selectFrom('payment')
    .selectAll()
    .where('booking_id', '=', booking.id)
    .executeTakeFirstOrThrow();
  expect(presentPayment(row, 'mentor').paused_until).toBeNull();
  expect(presentPayment({ ...row, status: 'paid' }, 'prospect').paused_until, 'it was paid meanwhile').toBeNull();
});

test('[T-180] by network and by card: others there are paused too, and people elsewhere with other cards are not', async () => {
  later(24 * 60 * 2);
  const [one, other, elsewhere] = [await scene.prospect(), await scene.prospect(), await scene.prospect()];
  const { context } = scene.api;
  const from = (who: Made, address: string) =>
    keepSignals(context.db, who.user_id, [signalOf(context, 'address', address)]);
  await from(one, '93.184.216.34');
  await from(other, '93.184.216.34');
  await from(elsewhere, '93.184.216.35');
  const { decline } = await begun(one, '2055-01-18T08:00:00Z');
  await decline(2);
  const second = await begun(other, '2055-01-18T08:00:00Z');
  await second.decline(2, CARDS.insufficient_funds);
  const [third, fourth] = [
    await booked(other, '2055-01-18T09:00:00Z'),
    await booked(elsewhere, '2055-01-18T09:00:00Z'),
  ];
  expect(await code(other, third.id, workFor(third.id))).toBe('PAYING_PAUSED');
  expect(await code(elsewhere, fourth.id)).toBeNull();
  const rows = await context.db.selectFrom('payment_decline').selectAll().execute();
  expect(rows.every(({ card }) => card?.length === 32)).toBe(true);
  // One card, tried by several people.
  later(24 * 60 * 4);
  const people = [await scene.prospect(), await scene.prospect(), await scene.prospect(), await scene.prospect()];
  for (const who of people) {
    await (await begun(who, '2055-01-18T08:00:00Z')).decline(1, CARDS.expired);
  }
  const [first] = people;
  const fifth = first && (await booked(first, '2055-01-18T09:00:00Z'));
  expect(first && fifth && (await code(first, fifth.id, workFor(fifth.id)))).toBe('PAYING_PAUSED');
});

test('[T-181] after two declined cards a browser works first, for each booking anew', async () => {
  later(24 * 60 * 6);
  const prospect = await scene.prospect();
  const { booking, decline } = await begun(prospect, '2055-01-18T08:00:00Z');
  expect(await code(prospect, booking.id)).toBeNull();
  await decline(LIMITS.declines_before_work);
  expect(await code(prospect, booking.id)).toBe('WORK_NEEDED');
  const work = workFor(booking.id);
  expect(await code(prospect, booking.id, work)).toBeNull();
  const next = await booked(prospect, '2055-01-18T09:00:00Z');
  expect(await code(prospect, next.id, work)).toBe('WORK_NEEDED');
});

test('[T-180] the same event twice counts once, a bank’s question that wasn’t answered doesn’t count, and a day later nothing is known', async () => {
  later(24 * 60 * 8);
  const prospect = await scene.prospect();
  const booking = await booked(prospect, '2055-01-25T08:00:00Z');
  const { client_secret } = await scene.begin(prospect, booking);
  await scene.sandbox.answerChallenge(await scene.sandbox.pay(client_secret, CARDS.challenge), 'fail');
  await scene.settleMoney();
  await scene.sandbox.pay(client_secret, CARDS.declined);
  await scene.settleMoney();
  const event = (await scene.sandbox.events()).findLast(({ type }) => type === 'payment_intent.payment_failed');
  await scene.sandbox.send(scene.webhook(), event?.body ?? '');
  const { db } = scene.api.context;
  const mine = () =>
    db.selectFrom('payment_decline').selectAll().where('auth_user_id', '=', prospect.user_id).execute();
  expect(await mine()).toHaveLength(1);
  later(24 * 60 * 9 + 1);
  await scene.job('sweep-payment-declines');
  expect(await mine()).toEqual([]);
});

import { expect, test } from 'vitest';
import { newId } from '../../../core/ids.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { bookingScene, NINE } from '../../../testing/booking-scene.ts';
import type { Made } from '../../../testing/make.ts';
import { bookingMailJob, readersOf, type BookingMailKind } from './kinds.ts';

const scene = bookingScene();

/** A cancelled session that was paid in yen, and a partial refund of it. */
async function refunded(status: 'pending' | 'succeeded' | 'failed', reason: 'cancelled_late' | 'paid_too_late') {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id: booking_id } = await scene.session({ mentor, prospect, start: NINE });
  const { db } = scene.api.context;
  const sums = { amount_minor: 3000, captured_minor: 3000, fee_minor: 0, refund_pending_minor: 1500 };
  const payment = {
    id: newId(),
    booking_id,
    provider: 'sandbox',
    capture_method: 'automatic',
    currency: 'JPY',
  } as const;
  await db.updateTable('booking').set({ price_minor: 3000, currency: 'JPY' }).where('id', '=', booking_id).execute();
  await db
    .insertInto('payment')
    .values({ ...payment, ...sums, status: 'paid' })
    .execute();
  const refund_id = newId();
  await db
    .insertInto('refund')
    .values({ id: refund_id, payment_id: payment.id, amount_minor: 1500, reason, status })
    .execute();
  return { mentor, prospect, booking_id, refund_id };
}

async function tell(kind: BookingMailKind, { booking_id, refund_id }: Awaited<ReturnType<typeof refunded>>) {
  await enqueue(
    scene.api.context.db,
    readersOf(kind).map((reader) => bookingMailJob({ kind, booking_id, sequence: 0, reader, refund_id })),
  );
  await scene.runJobs('send-mail');
}

const textOf = async (who: Made, kind: string) => {
  const found = (await scene.mailsTo(who)).filter((mail) => mail.kind === kind);
  expect(found.length).toBeLessThanOrEqual(1);
  const [first] = found;
  return first === undefined ? null : (await scene.api.as(null).getMail({ params: { id: first.id } })).text;
};

test('both people get one email about a refund, with its session, amount and reason', async () => {
  const about = await refunded('succeeded', 'cancelled_late');
  await tell('refunded', about);
  await tell('refunded', about);
  const text = await textOf(about.prospect, 'refunded');
  expect(text).toContain('We’ve refunded you JP¥1,500');
  expect(text).toContain('Paid: JP¥3,000\nRefund: JP¥1,500\nReason: cancelled late, so refunded in part');
  expect(await textOf(about.mentor, 'refunded')).toContain('Amara was refunded JP¥1,500');
});

test.each([
  ['before its end', '2055-01-11T08:29:00Z', 1],
  ['after it', '2055-01-11T08:30:00Z', 0],
])('an email about a refund brings the session’s calendar file %s', async (_when, at, files) => {
  const about = await refunded('succeeded', 'cancelled_late');
  const start = scene.clock.now();
  scene.clock.set(at);
  await tell('refunded', about);
  scene.clock.set(new Date(start).toISOString());
  for (const person of [about.mentor, about.prospect]) {
    const mail = (await scene.mailsTo(person)).find(({ kind }) => kind === 'refunded');
    const { attachments } = await scene.api.as(null).getMail({ params: { id: mail?.id ?? '' } });
    expect(attachments).toHaveLength(files);
  }
});

test('a pending refund is not announced as made, and is announced as failed only once it has failed', async () => {
  const about = await refunded('pending', 'cancelled_late');
  await tell('refunded', about);
  await tell('refund_failed', about);
  expect(await textOf(about.prospect, 'refunded')).toBe(null);
  expect(await textOf(about.prospect, 'refund_failed')).toBe(null);
});

test('only the prospect is notified of a failed refund', async () => {
  const about = await refunded('failed', 'cancelled_late');
  await tell('refund_failed', about);
  expect(await textOf(about.prospect, 'refund_failed')).toContain('Your refund of JP¥1,500 didn’t go through');
  expect(await textOf(about.mentor, 'refund_failed')).toBe(null);
});

test('a student who paid too late gets one email about the refund, and the mentor gets none', async () => {
  const about = await refunded('succeeded', 'paid_too_late');
  await tell('paid_too_late', about);
  await tell('refunded', about);
  expect(await textOf(about.prospect, 'paid_too_late')).toContain('We’re refunding you JP¥1,500.');
  expect(await textOf(about.prospect, 'refunded')).toBe(null);
  expect(await textOf(about.mentor, 'refunded')).toBe(null);
});

import { expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { verify, webhookScene } from '../../testing/webhook-scene.ts';
import { HALF_PAST_NINE } from '../../testing/booking-scene.ts';
import { runJob } from '../../testing/run-due-jobs.ts';
import { suspend } from '../moderation/decide-on-account.ts';
import { recordNews } from '../bookings/core/consequences.ts';
import { BY_SYSTEM } from '../bookings/core/history.ts';

const scene = webhookScene();
const ADDRESS = 'http://127.0.0.1:1/hook';

test('only the two people of a booking get its webhooks, signed as in Standard Webhooks', async () => {
  const [mentor, prospect, other] = [await scene.mentor(), await scene.prospect(), await scene.prospect()];
  const [ofMentor, ofProspect, ofOther] = [await scene.receiver(), await scene.receiver(), await scene.receiver()];
  const all = ['booking.created', 'booking.confirmed', 'booking.rescheduled', 'booking.cancelled'] as const;
  const { secret } = await scene.subscribe(mentor, ofMentor.url, [...all]);
  const cancelled = await scene.subscribe(prospect, ofProspect.url, ['booking.cancelled']);
  await scene.subscribe(other, ofOther.url, [...all]);
  const { id } = await scene.book(prospect, mentor, { message: 'A word for the mentor alone' });
  await prospect.client.rescheduleBooking({ params: { id }, body: { start: HALF_PAST_NINE } });
  await prospect.client.cancelBooking({ params: { id }, body: { reason: 'Ill' } });
  await scene.runWebhookJobs();
  const received = scene.read(secret, ofMentor.asked);
  expect(received.map(({ type, data }) => [type, data.sequence, data.from_status, data.to_status])).toEqual([
    ['booking.created', 1, null, 'confirmed'],
    ['booking.confirmed', 1, null, 'confirmed'],
    ['booking.rescheduled', 2, 'confirmed', 'confirmed'],
    ['booking.cancelled', 3, 'confirmed', 'cancelled'],
  ]);
  expect(received.at(-1)?.data.booking).toMatchObject({ id, status: 'cancelled', viewer_role: 'mentor' });
  const [message] = scene.read(cancelled.secret, ofProspect.asked);
  expect(message).toMatchObject({ type: 'booking.cancelled', data: { booking: { viewer_role: 'prospect' } } });
  expect(ofProspect.asked).toHaveLength(1);
  expect(ofOther.asked).toEqual([]);
  const sent = [...ofMentor.asked, ...ofProspect.asked].map(({ body }) => body).join('\n');
  expect(sent).not.toMatch(/@people\.test|A word for the mentor alone/);
  expect(ofMentor.asked[0]?.headers).toMatchObject({ 'content-type': 'application/json' });
});

test('payment events have their amount', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const server = await scene.receiver();
  const { secret } = await scene.subscribe(prospect, server.url, ['payment.paid', 'payment.refunded']);
  const { id: booking_id } = await scene.book(prospect, mentor);
  await scene.api.context.db.transaction().execute((trx) =>
    recordNews(trx, { id: booking_id, status: 'confirmed' }, [
      { event: 'paid', by: BY_SYSTEM, detail: { amount_minor: 2850, payment_id: newId() } },
      { event: 'refund_promised', by: BY_SYSTEM, detail: { amount_minor: 1425, payment_id: newId() } },
      { event: 'refunded', by: BY_SYSTEM, detail: { amount_minor: 1425, payment_id: newId() } },
    ]),
  );
  await scene.runWebhookJobs();
  expect(scene.read(secret, server.asked).map(({ type, data }) => [type, data.sequence, data.amount])).toEqual([
    ['payment.paid', 2, 28.5],
    ['payment.refunded', 4, 14.25],
  ]);
});

test('a delivery has its own id: an event that is enqueued twice is sent once', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const server = await scene.receiver();
  const { id } = await scene.subscribe(mentor, server.url, ['booking.created']);
  await scene.book(prospect, mentor);
  const { db } = scene.api.context;
  const events = await db.selectFrom('booking_event').select('id').execute();
  const payload = { booking_event_ids: events.map((event) => event.id) };
  await Promise.all([1, 2, 3].map(() => runJob(scene.api.context, 'fan-out-webhooks', payload)));
  await scene.runWebhookJobs();
  expect(server.asked).toHaveLength(1);
  const [delivery] = await scene.logOf(mentor, id);
  expect(server.asked[0]?.headers['webhook-id']).toBe(delivery?.id);
  await scene.deliver(delivery?.id ?? '');
  expect(server.asked).toHaveLength(1);
});

test('without subscribers, events enqueue no job', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.subscribe(mentor, ADDRESS, ['booking.created']);
  await mentor.client.patchWebhook({ params: { id }, body: { is_active: false } });
  await scene.book(prospect, mentor);
  const jobs = async () =>
    (await scene.api.context.db
      .selectFrom('graphile_worker.jobs' as never)
      .selectAll()
      .execute()) as {
      task_identifier: string;
    }[];
  expect((await jobs()).map((job) => job.task_identifier)).not.toContain('fan-out-webhooks');
  await scene.runWebhookJobs();
});

test('the secret is shown once, and again to the same Idempotency-Key; nothing keeps it in the clear', async () => {
  const prospect = await scene.prospect();
  const body = { url: ADDRESS, events: ['booking.created' as const] };
  const made = await prospect.client.createWebhook({ body, idempotency_key: 'once' });
  expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(await prospect.client.createWebhook({ body, idempotency_key: 'once' })).toEqual(made);
  const { items } = await prospect.client.listWebhooks();
  const { secret, ...shown } = made;
  expect(items).toEqual([shown]);
  const { db } = scene.api.context;
  const kept = [
    ...(await db.selectFrom('webhook_subscription').selectAll().execute()),
    ...(await db.selectFrom('idempotency_key').select('response').execute()),
  ];
  const text = JSON.stringify(kept, (_key, value: unknown) =>
    (value as { type?: string } | null)?.type === 'Buffer'
      ? Buffer.from((value as { data: number[] }).data).toString('latin1')
      : value,
  );
  expect(text).not.toContain(secret.slice('whsec_'.length));
  expect(await refusalCode((await scene.prospect()).client.patchWebhook({ params: made, body: {} }))).toBe('NOT_FOUND');
});

test('a person has five at most, however many are made at once', async () => {
  const { client } = await scene.prospect();
  const body = { url: ADDRESS, events: ['booking.created' as const] };
  const codes = await Promise.all(Array.from({ length: 8 }, () => refusalCode(client.createWebhook({ body }))));
  expect(codes.filter((code) => code === null)).toHaveLength(5);
  expect(new Set(codes)).toEqual(new Set([null, 'TOO_MANY_WEBHOOKS']));
  const [first] = (await client.listWebhooks()).items;
  expect(await client.deleteWebhook({ params: { id: first?.id ?? '' } })).toBeUndefined();
  expect((await client.listWebhooks()).items.map(({ id }) => id)).not.toContain(first?.id);
  expect((await client.createWebhook({ body })).is_active).toBe(true);
});

test('a test is sent at once and is in the log', async () => {
  const prospect = await scene.prospect();
  const server = await scene.receiver(200, 500);
  const { id, secret } = await scene.subscribe(prospect, server.url, ['booking.created']);
  const taken = await prospect.client.testWebhook({ params: { id } });
  expect(taken).toMatchObject({ event: 'webhook.test', status: 'delivered', response_code: 200, attempts: 1 });
  const [asked] = server.asked;
  expect(asked && verify(secret, asked, scene.clock.now())).toMatchObject({ data: { webhook_id: id } });
  const failed = await prospect.client.testWebhook({ params: { id } });
  expect(failed).toMatchObject({ status: 'failed', response_code: 500, next_try_at: null });
  expect((await scene.logOf(prospect, id)).map(({ status }) => status)).toEqual(['failed', 'delivered']);
  expect((await prospect.client.listWebhooks()).items[0]).toMatchObject({ is_active: true, failing_since: null });
});

test('a suspended user gets no more webhooks', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const server = await scene.receiver();
  const { id } = await scene.subscribe(prospect, server.url, ['booking.created']);
  await scene.book(prospect, mentor);
  await suspend(scene.api.context, prospect.person.email, 'Spam.');
  await scene.runWebhookJobs();
  expect(server.asked).toEqual([]);
  const { db } = scene.api.context;
  const log = db.selectFrom('webhook_delivery').select(['status', 'problem']).where('subscription_id', '=', id);
  expect(await log.execute()).toEqual([{ status: 'failed', problem: 'switched_off' }]);
});

test('an export has one’s webhooks without what signs them, and an erasure takes them', async () => {
  const prospect = await scene.prospect();
  const { id, secret } = await scene.subscribe(prospect, ADDRESS, ['booking.created']);
  const { collectData } = await import('../account/export-data.ts');
  const data = await collectData(scene.api.context, prospect.user_id);
  expect(data).toMatchObject({ webhooks: [{ id, url: ADDRESS, events: ['booking.created'] }] });
  expect(JSON.stringify(data)).not.toContain('secret"');
  expect(JSON.stringify(data)).not.toContain(secret.slice(6, 20));
  await prospect.client.deleteAccount({ body: { confirm: prospect.slug } });
  const { db } = scene.api.context;
  expect(await db.selectFrom('webhook_subscription').select('id').where('id', '=', id).execute()).toEqual([]);
});

test('invalid addresses, those with a password, and unknown events are refused by name', async () => {
  const { client } = await scene.prospect();
  for (const url of ['ftp://example.org', 'https://name:word@example.org/', 'example.org', 'javascript:alert(1)']) {
    const call = client.createWebhook({ body: { url, events: ['booking.created'] } });
    expect(await refusal(call), url).toEqual({ code: 'VALIDATION_FAILED', paths: ['url'] });
  }
  expect((await refusal(client.createWebhook({ body: { url: ADDRESS, events: [] } })))?.paths).toEqual(['events']);
});

import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { createSealer } from '../../core/sealing.ts';
import { toInstant } from '../../core/clock.ts';
import { HALF_PAST_NINE } from '../../testing/booking-scene.ts';
import type { Made } from '../../testing/make.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { runJob } from '../../testing/run-due-jobs.ts';
import { verify, webhookScene } from '../../testing/webhook-scene.ts';
import { WAITS_MS } from './retries.ts';
import { resealWebhookSecrets, secretsOf } from './secrets.ts';

const scene = webhookScene();
const HOUR_MS = 60 * 60_000;
const wait = (ms: number) => scene.clock.set(toInstant(scene.clock.now() + ms));

/** A webhook of a mentor who is booked: one message is on its way to it. */
async function withMessage(url: string) {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const webhook = await scene.subscribe(mentor, url, ['booking.created']);
  const booking = await scene.book(prospect, mentor);
  await scene.runWebhookJobs();
  const [delivery] = await scene.logOf(mentor, webhook.id);
  return { mentor, prospect, webhook, booking, delivery_id: delivery?.id ?? '' };
}
const webhookOf = async ({ client }: Made) => (await client.listWebhooks()).items[0];

test('a failed delivery is tried ten times in a little under 24 hours, under one id, and then given up', async () => {
  const server = await scene.receiver(500);
  const { mentor, webhook, delivery_id } = await withMessage(server.url);
  const since = toInstant(scene.clock.now());
  for (const [index, ms] of WAITS_MS.entries()) {
    const [waiting] = await scene.logOf(mentor, webhook.id);
    const next_try_at = toInstant(scene.clock.now() + ms);
    expect(waiting).toMatchObject({ status: 'waiting', attempts: index + 1, next_try_at, response_code: 500 });
    await scene.deliver(delivery_id);
    wait(ms);
    await scene.deliver(delivery_id);
  }
  expect(await scene.logOf(mentor, webhook.id)).toMatchObject([{ status: 'failed', attempts: 10, next_try_at: null }]);
  expect(WAITS_MS.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(24 * HOUR_MS);
  expect(server.asked).toHaveLength(10);
  expect(new Set(server.asked.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([delivery_id]));
  expect(await webhookOf(mentor)).toMatchObject({ is_active: true, failing_since: since });
});

test('a webhook that fails for three days is switched off with a reason, and can be switched on again', async () => {
  const server = await scene.receiver(500);
  const { mentor, prospect, webhook } = await withMessage(server.url);
  wait(73 * HOUR_MS);
  await scene.book(prospect, mentor, { start: HALF_PAST_NINE });
  await scene.runWebhookJobs();
  expect(await webhookOf(mentor)).toMatchObject({ is_active: true });
  const [{ id } = { id: '' }] = await scene.logOf(mentor, webhook.id);
  for (const ms of WAITS_MS) {
    wait(ms);
    await scene.deliver(id);
  }
  expect(await webhookOf(mentor)).toMatchObject({ is_active: false, off_reason: 'failing' });
  const params = { id: webhook.id };
  expect(await refusalCode(mentor.client.testWebhook({ params }))).toBe('WEBHOOK_OFF');
  expect(await refusalCode(mentor.client.replayWebhookDelivery({ params: { id } }))).toBe('WEBHOOK_OFF');
  const on = await mentor.client.patchWebhook({ params, body: { is_active: true } });
  expect(on).toMatchObject({ is_active: true, off_reason: null, failing_since: null });
});

test('an answer of 410 switches a webhook off, and waiting events are not sent', async () => {
  const server = await scene.receiver(500, 410);
  const { mentor, prospect, webhook, delivery_id } = await withMessage(server.url);
  await scene.book(prospect, mentor, { start: HALF_PAST_NINE });
  await scene.runWebhookJobs();
  expect(await webhookOf(mentor)).toMatchObject({ is_active: false, off_reason: 'gone' });
  wait(HOUR_MS);
  await scene.deliver(delivery_id);
  expect(await scene.logOf(mentor, webhook.id)).toMatchObject([
    { status: 'failed', response_code: 410 },
    { status: 'failed', problem: 'switched_off' },
  ]);
  expect(server.asked).toHaveLength(2);
});

test('a replay sends the same message again and ends the failing', async () => {
  const server = await scene.receiver(503, 200);
  const { mentor, webhook, delivery_id } = await withMessage(server.url);
  expect(await webhookOf(mentor)).toMatchObject({ failing_since: toInstant(scene.clock.now()) });
  const again = await mentor.client.replayWebhookDelivery({ params: { id: delivery_id } });
  expect(again).toMatchObject({ status: 'waiting', attempts: 0 });
  await scene.runWebhookJobs();
  expect(await scene.logOf(mentor, webhook.id)).toMatchObject([{ id: delivery_id, status: 'delivered', attempts: 1 }]);
  expect(await webhookOf(mentor)).toMatchObject({ failing_since: null });
  const [first, second] = server.asked;
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(second?.body).toBe(first?.body);
  expect(
    await refusalCode((await scene.prospect()).client.replayWebhookDelivery({ params: { id: delivery_id } })),
  ).toBe('NOT_FOUND');
});

test('a redirect is an answer and not followed; of an answer one kilobyte is kept, without NUL', async () => {
  const elsewhere = await scene.receiver(200);
  const server = await scene.serve((_asked, response) => {
    response.writeHead(307, { location: elsewhere.url }).end(`\0${'x'.repeat(100_000)}`);
  });
  const { mentor, webhook } = await withMessage(server.url);
  const [delivery] = await scene.logOf(mentor, webhook.id);
  expect(delivery).toMatchObject({ status: 'waiting', response_code: 307 });
  expect(delivery?.response_body).toBe(`\uFFFD${'x'.repeat(1023)}`);
  expect(elsewhere.asked).toEqual([]);
});

test('a server that hangs delays no other', async () => {
  const [mentor, prospect, other] = [await scene.mentor(), await scene.prospect(), await scene.prospect()];
  const held: ServerResponse[] = [];
  const hanging = await scene.serve((_asked, response) => void held.push(response));
  const quick = await scene.receiver();
  await scene.subscribe(mentor, hanging.url, ['booking.created', 'booking.confirmed', 'booking.cancelled']);
  await scene.subscribe(other, quick.url, ['booking.created']);
  const { id } = await scene.book(prospect, mentor);
  await prospect.client.cancelBooking({ params: { id }, body: {} });
  await scene.book(other, mentor);
  const working = scene.runWebhookJobs();
  await vi.waitFor(() => expect(held).toHaveLength(1), { timeout: 60_000 });
  // The second worker may have ended when there was nothing to do for a moment; in the product there is always another.
  const beside = scene.runWebhookJobs();
  await vi.waitFor(() => expect(quick.asked).toHaveLength(1), { timeout: 60_000 });
  expect(held).toHaveLength(1);
  const letGo = setInterval(() => held.forEach((response) => response.writableEnded || response.end()), 10);
  await Promise.all([working, beside]);
  clearInterval(letGo);
  // The other booking is the mentor's too.
  expect(hanging.asked).toHaveLength(5);
});

test('a new secret signs at once, and the one before it for a day more', async () => {
  const server = await scene.receiver();
  const prospect = await scene.prospect();
  const { id, secret: old } = await scene.subscribe(prospect, server.url, ['booking.created']);
  const params = { id };
  const { secret, former_secret_until } = await prospect.client.rotateWebhookSecret({ params });
  expect(former_secret_until).toBe(toInstant(scene.clock.now() + 24 * HOUR_MS));
  await prospect.client.testWebhook({ params });
  wait(24 * HOUR_MS);
  await prospect.client.testWebhook({ params });
  const [during, after] = server.asked;
  if (!during || !after) {
    throw new Error('two messages were to come');
  }
  const now = scene.clock.now();
  expect(verify(old, during, now - 24 * HOUR_MS)).toEqual(verify(secret, during, now - 24 * HOUR_MS));
  expect(verify(secret, after, now)).toMatchObject({ type: 'webhook.test' });
  expect(() => verify(old, after, now)).toThrow('No matching signature found');
  expect(await webhookOf(prospect)).toMatchObject({ former_secret_until: null });
});

test('secrets remain valid after the sealing key changes', async () => {
  const prospect = await scene.prospect();
  const { context } = scene.api;
  const [old, young] = [randomBytes(32), randomBytes(32)];
  const { createSubscription, renewSecret } = await import('./subscriptions.ts');
  const before = { ...context, sealer: createSealer([old]) };
  await context.db.deleteFrom('webhook_subscription').execute();
  const body = { url: 'http://127.0.0.1:1/', events: ['booking.created' as const] };
  const first = await createSubscription(before, prospect.user_id, body);
  const second = await renewSecret(before, prospect.user_id, first.id);
  await resealWebhookSecrets({ ...context, sealer: createSealer([young, old]) });
  const row = await context.db.selectFrom('webhook_subscription').selectAll().executeTakeFirstOrThrow();
  const secrets = secretsOf({ sealer: createSealer([young]) }, row, context.clock.now());
  expect(secrets).toEqual([second.secret, first.secret]);
  await context.db.deleteFrom('webhook_subscription').execute();
});

test('a message whose job was lost is sent all the same, and the log goes back 30 days', async () => {
  const server = await scene.receiver(500, 200);
  const { mentor, webhook, delivery_id } = await withMessage(server.url);
  wait(HOUR_MS);
  await runJob(scene.api.context, 'sweep-webhooks');
  await scene.runWebhookJobs();
  expect(await scene.logOf(mentor, webhook.id)).toMatchObject([{ id: delivery_id, status: 'delivered', attempts: 2 }]);
  wait(31 * 24 * HOUR_MS);
  await runJob(scene.api.context, 'sweep-webhooks');
  expect(await scene.logOf(mentor, webhook.id)).toEqual([]);
});

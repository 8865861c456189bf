import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../../core/ids.ts';
import { webhookSender } from '../../../providers/webhooks/sender.ts';
import { bookingScene } from '../../../testing/booking-scene.ts';
import type { Made } from '../../../testing/make.ts';
import { runJob } from '../../../testing/run-due-jobs.ts';
import { notify, type Told } from '../../notifications/notify.ts';

const scene = bookingScene({ webhooks: webhookSender({ allow_private_networks: true }) });
/** Noon in Lagos. */
const DAY = '2055-01-08T11:00:00Z';

interface Pushed {
  headers: IncomingHttpHeaders;
  body: Buffer;
}
const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

/** A push service on this machine (RFC 8030). */
async function pushService(answer: (response: ServerResponse) => void = (response) => response.writeHead(201).end()) {
  const pushes: Pushed[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      pushes.push({ headers: request.headers, body: Buffer.concat(parts) });
      answer(response);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, pushes };
}

interface Browser {
  pair: ECDH;
  auth: Buffer;
  body: { endpoint: string; keys: { p256dh: string; auth: string } };
}

function newBrowser(endpoint = `https://push.example.com/${newId()}`): Browser {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16);
  return { pair, auth, body: { endpoint, keys: { p256dh, auth: auth.toString('base64url') } } };
}

/** Subscribes a browser, and moves its endpoint to the service on this machine, which has no certificate. */
async function subscribed(who: Made, origin: string): Promise<Browser> {
  const browser = newBrowser();
  await who.client.createPushSubscription({ body: browser.body });
  await scene.api.context.db
    .updateTable('push_subscription')
    .set({ endpoint: `${origin}/${newId()}` })
    .where('endpoint', '=', browser.body.endpoint)
    .execute();
  return browser;
}

/** Reads a push as the browser does: RFC 8291, section 3.4. */
function decrypt({ pair, auth }: Browser, { body }: Pushed): unknown {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const ikm = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const derive = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  expect(plain.at(-1)).toBe(2);
  return JSON.parse(plain.subarray(0, -1).toString());
}

const tell = (who: Made, told: Partial<Told> = {}) =>
  notify(scene.api.context.db, [
    { user_id: who.user_id, kind: 'refunded', group_key: 'booking:1', key: newId(), ...told },
  ]);
const push = (who: Made, group_key = 'booking:1') =>
  runJob(scene.api.context, 'send-push', { user_id: who.user_id, group_key });
const subscriptionsOf = async ({ user_id }: Made) =>
  scene.api.context.db.selectFrom('push_subscription').select('endpoint').where('auth_user_id', '=', user_id).execute();
const student = async () => {
  scene.clock.set(DAY);
  const made = await scene.prospect();
  await made.client.patchAuthenticatedUser({ body: { time_zone: 'Africa/Lagos' } });
  return made;
};

test('[T-225] a push is encrypted for its browser, signed for its service, and says where it leads', async () => {
  const reader = await student();
  const { origin, pushes } = await pushService();
  const browser = await subscribed(reader, origin);
  await tell(reader);
  await push(reader);
  expect(pushes).toHaveLength(1);
  const [first] = pushes;
  expect(first && decrypt(browser, first)).toMatchObject({
    web_push: 8030,
    notification: {
      title: 'A refund is on its way',
      navigate: expect.stringMatching(/^http.*\/notifications\?told=[\w-]{36}$/),
    },
  });
  expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(3 * 24 * 60 * 60) });
  expect(first?.headers['topic']).toMatch(/^[\w-]{32}$/);
  const [, token = '', k = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(first?.headers.authorization ?? '') ?? [];
  const { push_key } = await reader.client.getNotificationPreferences();
  expect(k).toBe(push_key);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(k, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: origin });
});

test('[T-225] the job of a push runs twice, and the push leaves once', async () => {
  const reader = await student();
  const { origin, pushes } = await pushService();
  await subscribed(reader, origin);
  await tell(reader);
  await Promise.all([push(reader), push(reader)]);
  await push(reader);
  expect(pushes).toHaveLength(1);
});

test('[T-225] 500 messages of a thread are one job, and one push with one topic', async () => {
  const reader = await student();
  const { origin, pushes } = await pushService();
  const browser = await subscribed(reader, origin);
  for (let sent = 0; sent < 5; sent += 1) {
    await notify(
      scene.api.context.db,
      Array.from({ length: 100 }, () => ({
        user_id: reader.user_id,
        kind: 'message' as const,
        group_key: 'thread:1',
        key: newId(),
      })),
    );
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.jobs where key = ${`send-push:${reader.user_id}:thread:1`}`.execute(
    scene.api.context.db,
  );
  expect(rows[0]?.count).toBe(1);
  await push(reader, 'thread:1');
  expect(pushes).toHaveLength(1);
  expect(pushes[0] && decrypt(browser, pushes[0])).toMatchObject({
    notification: { title: expect.stringMatching(/^500 new messages/) },
  });
});

test('[T-225] what was seen, or is switched off, is not pushed, and words are hidden on request', async () => {
  const reader = await student();
  const { origin, pushes } = await pushService();
  const browser = await subscribed(reader, origin);
  await tell(reader);
  await reader.client.readAllNotifications();
  await push(reader);
  await reader.client.patchNotificationPreferences({ body: { categories: { money: { push: false } } } });
  await tell(reader, { group_key: 'booking:2' });
  await push(reader, 'booking:2');
  expect(pushes).toEqual([]);
  await reader.client.patchNotificationPreferences({ body: { hides_words: true } });
  await tell(reader, { kind: 'message', group_key: 'thread:1' });
  await push(reader, 'thread:1');
  expect(pushes[0] && decrypt(browser, pushes[0])).toMatchObject({ notification: { body: 'New message' } });
});

test('[T-225] a message at night is pushed once, at eight in the reader’s own zone', async () => {
  const reader = await student();
  const { origin, pushes } = await pushService();
  await subscribed(reader, origin);
  // Half past ten in the evening in Lagos.
  scene.clock.set('2055-01-08T21:30:00Z');
  const group_key = `thread:${newId()}`;
  for (let at = 0; at < 3; at += 1) await tell(reader, { kind: 'message', group_key });
  await push(reader, group_key);
  expect(pushes).toHaveLength(0);
  const { rows } = await sql<{ run_at: string }>`
    select run_at from graphile_worker.jobs where key = ${`send-push:${reader.user_id}:${group_key}`}`.execute(
    scene.api.context.db,
  );
  expect(rows).toEqual([{ run_at: '2055-01-09T07:00:00Z' }]);
  scene.clock.set('2055-01-09T07:00:00Z');
  await push(reader, group_key);
  expect(pushes).toHaveLength(1);
});

test.each([404, 410])('[T-225] a service that answers %i has no such browser, which is forgotten', async (status) => {
  const reader = await student();
  const { origin, pushes } = await pushService((response) => response.writeHead(status).end());
  await subscribed(reader, origin);
  await tell(reader);
  await push(reader);
  expect(pushes).toHaveLength(1);
  expect(await subscriptionsOf(reader)).toEqual([]);
});

test('[T-225] a service that is busy is asked again', async () => {
  const reader = await student();
  const statuses = [503, 201];
  const { origin, pushes } = await pushService((response) => response.writeHead(statuses.shift() ?? 201).end());
  await subscribed(reader, origin);
  await tell(reader);
  await expect(push(reader)).rejects.toThrow('no pushes at the moment');
  await push(reader);
  expect(pushes).toHaveLength(2);
});

test('[T-226] an endpoint inside a private network, or not of https, is refused', async () => {
  const reader = await student();
  const { client } = reader;
  for (const endpoint of [
    'http://169.254.169.254/latest',
    'http://push.example.com/1',
    'https://169.254.169.254/latest',
  ]) {
    await expect(client.createPushSubscription({ body: newBrowser(endpoint).body })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  }
  expect(await subscriptionsOf(reader)).toEqual([]);
});

test('[T-226] a redirect is not followed, and of an endless answer no more than a kilobyte is read', async () => {
  const reader = await student();
  const inside = await pushService();
  const turning = await pushService((response) =>
    response.writeHead(307, { location: `${inside.origin}/inside` }).end(),
  );
  await subscribed(reader, turning.origin);
  const closed = Promise.withResolvers<undefined>();
  const chatty = await pushService((response) => {
    const goOn = () => void response.write(Buffer.alloc(64 * 1024));
    response.writeHead(201).on('drain', goOn);
    response.on('close', () => closed.resolve(undefined));
    goOn();
  });
  await subscribed(reader, chatty.origin);
  await tell(reader);
  await push(reader);
  expect([turning.pushes.length, chatty.pushes.length, inside.pushes.length]).toEqual([1, 1, 0]);
  // It would have gone on.
  await closed.promise;
});

test('[T-227] who subscribes another person’s endpoint takes nothing away, and the same browser moves with its keys', async () => {
  const [owner, other] = [await student(), await student()];
  const browser = newBrowser();
  await owner.client.createPushSubscription({ body: browser.body });
  const forged = newBrowser(browser.body.endpoint);
  await expect(other.client.createPushSubscription({ body: forged.body })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
  await other.client.deletePushSubscription({ body: { endpoint: browser.body.endpoint } });
  expect(await subscriptionsOf(owner)).toHaveLength(1);
  await other.client.createPushSubscription({ body: browser.body });
  expect([(await subscriptionsOf(owner)).length, (await subscriptionsOf(other)).length]).toEqual([0, 1]);
  expect(await other.client.deletePushSubscription({ body: { endpoint: browser.body.endpoint } })).toBeUndefined();
  expect(await subscriptionsOf(other)).toEqual([]);
  expect(await owner.client.createPushSubscription({ body: browser.body })).toBeUndefined();
});

test.each(['suspended', 'erased'])('[T-228] a person who was %s gets no push', async (status) => {
  const reader = await student();
  const { origin, pushes } = await pushService();
  await subscribed(reader, origin);
  await tell(reader);
  const { context } = scene.api;
  await (status === 'erased'
    ? runJob(context, 'erase-account', { user_id: reader.user_id })
    : sql`update authenticated_user set status = 'suspended' where id = ${reader.user_id}`.execute(context.db));
  await push(reader);
  expect(pushes).toEqual([]);
});

test('[T-225] pushes are offered after a first confirmed booking', async () => {
  const mentor = await scene.mentor();
  const reader = await scene.prospect();
  const offered = async () => (await reader.client.getNotificationPreferences()).offers_push;
  expect(await offered()).toBe(false);
  const { id } = await scene.book(reader, mentor);
  expect(await offered()).toBe(true);
  await reader.client.cancelBooking({ params: { id }, body: {} });
  expect(await offered()).toBe(true);
});

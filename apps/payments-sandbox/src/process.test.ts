import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '../../embedded/src/testing/test-database.ts';
import { readConfig } from './config.ts';
import { signEvent } from './events.ts';
import { KEYS, startChild, untilReady, type Child } from './testing/child.ts';

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
const children: Child[] = [];

beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => {
  for (const child of children.splice(0)) {
    child.process.kill('SIGKILL');
  }
});
afterAll(() => database.drop());

async function start(environment: Record<string, string> = {}): Promise<Child> {
  const child = await startChild({ DATABASE_URL: database.url, ...environment });
  children.push(child);
  return child;
}

const createIntent = ({ origin }: Child) =>
  fetch(`${origin}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEYS.SANDBOX_SECRET_KEY}` },
    body: new URLSearchParams({ amount: '2500', currency: 'eur' }),
  });

test(
  'says when it is ready, prints nothing, ends on SIGTERM, and a port that is taken is named',
  { tags: 'full' },
  async () => {
    const child = await start();
    await untilReady(child);
    for (const path of ['/healthz', '/']) {
      expect((await fetch(`${child.origin}${path}`)).status).toBe(200);
    }
    const second = await start({ SANDBOX_PORT: new URL(child.origin).port });
    expect(await once(second.process, 'close')).toEqual([1, null]);
    expect(second.output()).toBe('payments sandbox: SANDBOX_PORT is in use by another program\n');
    child.process.kill('SIGTERM');
    expect(await once(child.process, 'exit')).toEqual([0, null]);
    expect(child.output()).toBe('');
  },
);

test.each<[Record<string, string>, string]>([
  [{ NODE_ENV: 'production' }, 'the payments sandbox is for development'],
  [{ SANDBOX_PORT: 'many' }, 'SANDBOX_PORT must be a port number'],
  [{ SANDBOX_SECRET_KEY: 'sk_live_x' }, 'SANDBOX_SECRET_KEY '],
  [{ SANDBOX_ORIGIN: 'http://localhost:3002/x' }, 'SANDBOX_ORIGIN must be an origin'],
])('refuses to start with %o', (environment, words) => {
  const address = 'http://localhost:3000';
  const others = { SANDBOX_ORIGIN: address, WEB_ORIGIN: address, SANDBOX_WEBHOOK_URL: address, ...KEYS };
  const settings = { SANDBOX_PORT: '3002', DATABASE_URL: database.url, ...others };
  expect(readConfig(settings).port).toBe(3002);
  expect(() => readConfig({ ...settings, ...environment })).toThrow(words);
});

test('sends events with its signature until they are accepted, also after `kill -9`', { tags: 'full' }, async () => {
  const taken: string[] = [];
  let isDown = true;
  const receiver = createServer((request, response) => {
    void text(request).then((body) => {
      const signature = String(request.headers['stripe-signature']);
      const at = Number(/^t=(\d+)/.exec(signature)?.[1]);
      expect(signature).toBe(signEvent(body, KEYS.SANDBOX_WEBHOOK_SECRET, at));
      if (!isDown) {
        taken.push((JSON.parse(body) as { data: { object: { id: string } } }).data.object.id);
      }
      response.writeHead(isDown ? 500 : 204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const webhook = { SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}` };
  const first = await start(webhook);
  await untilReady(first);
  const intent = (await (await createIntent(first)).json()) as { id: string };
  await once(receiver, 'request');
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');
  isDown = false;
  await untilReady(await start(webhook));
  await expect.poll(() => taken, { timeout: 200_000 }).toEqual([intent.id]);
  receiver.closeAllConnections();
  receiver.close();
});

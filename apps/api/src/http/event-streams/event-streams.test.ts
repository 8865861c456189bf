import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { readEvents } from '../../testing/event-reader.ts';
import { installProblems } from '../problems.ts';
import { EventStream } from './event-stream.ts';
import { eventStreams } from './event-streams.ts';

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

interface Streaming {
  url: string;
  streaming: { send: ((event: string) => void) | null; left: Promise<void> };
}

/** A server that answers `/` with a stream, and returns the functions of the latest one. */
async function serve(bounds: Parameters<typeof eventStreams>[0] = {}): Promise<Streaming> {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  const streaming: Streaming['streaming'] = { send: null, left };
  const app = Fastify();
  apps.push(app);
  installProblems(app);
  const streams = eventStreams(bounds);
  app.addHook('preClose', async () => streams.close());
  const made = new EventStream((send) => {
    streaming.send = send;
    return resolve;
  });
  app.get('/', (request, reply) => streams.answer(request, reply, () => Promise.resolve(made)));
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), streaming };
}

test('what is silent is kept alive by comments, which are no events', async () => {
  const { url } = await serve({ heartbeat_ms: 44 });
  const reader = await readEvents(url);
  await expect.poll(() => reader.text()).toMatch(/^retry: \d{4}\n\n(:\n\n){3}/);
  reader.close();
});

test('the server has a limit of streams, and says when to come back', async () => {
  const { url } = await serve({ in_all: 1 });
  const first = await readEvents(url);
  const second = await readEvents(url);
  expect([first.status, second.status]).toEqual([200, 503]);
  expect(second.headers.get('retry-after')).toBe('30');
  first.close();
});

test('who leaves is not sent to any more, and who doesn’t read is dropped', async () => {
  const { url, streaming } = await serve({ unread_bytes: 1024 });
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
  socket.on('error', () => undefined);
  socket.pause();
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  await expect.poll(() => streaming.send).not.toBeNull();
  const flood = setInterval(() => streaming.send?.('x'.repeat(512 * 1024)));
  await streaming.left;
  clearInterval(flood);
  socket.destroy();
});

test('a closing server ends them at once, after the last message', async () => {
  const { url, streaming } = await serve();
  const reader = await readEvents(url);
  streaming.send?.('changed');
  await Promise.all([apps.pop()?.close(), reader.ended]);
  expect(await reader.next()).toBe('changed');
});

import { once } from 'node:events';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { createDraining } from '../core/draining.ts';
import { installDraining, stopServing } from './draining.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({}, { DRAIN_SECONDS: '0.4' });
});
afterAll(() => api.close());

const ask = async (path: string) => {
  const answer = await fetch(`${api.base_url}${path}`);
  const { status, headers } = answer;
  return {
    status,
    connection: headers.get('connection'),
    retry_after: headers.get('retry-after'),
    body: await answer.json(),
  };
};

/** The status of a write that is sent in two halves, the second one after `between`. */
function changeSlowly(token: string, between: Promise<unknown>): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(`${api.base_url}/api/v1/auth/authenticated-users/me`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'content-length': '2', authorization: `Bearer ${token}` },
    });
    call.on('response', (response) => resolve(response.resume().statusCode ?? 0)).on('error', reject);
    call.write('{');
    void between.then(() => call.end('}'));
  });
}

test('a process that is to stop says so, keeps answering until it is left, and finishes its work', async () => {
  expect(await ask('/api/health')).toMatchObject({ status: 200, connection: 'keep-alive' });
  let over = false;
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const token = await api.issuer.token((await api.signUp()).person);
  const underWay = changeSlowly(token, begun);
  const stopped = stopServing(api.app, api.context).then(() => (over = true));
  expect(await ask('/api/health/ready')).toMatchObject({
    status: 503,
    connection: 'close',
    retry_after: '2',
    body: { status: 'not_ready', stopping: true, database: true },
  });
  expect(await ask('/api/v1/reference/degrees')).toMatchObject({ status: 200, connection: 'close' });
  await expect.poll(() => fetch(`${api.base_url}/api/health`).catch(() => 'refused')).toBe('refused');
  expect(over).toBe(false);
  begin();
  expect(await underWay).toBe(200);
  await stopped;
});

test('a client that was promised a kept connection, and gets the rest of its answer while the server stops, doesn’t delay it', async () => {
  const app = fastify({ keepAliveTimeout: 3_600_000 });
  installDraining(app, createDraining());
  const body = new PassThrough();
  app.get('/', (_request, reply) => reply.send(body));
  const agent = new Agent({ keepAlive: true });
  const call = get(await app.listen({ port: 0, host: '127.0.0.1' }), { agent });
  body.write('The first half, ');
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  expect(answer.headers.connection).toBe('keep-alive');
  const closed = app.close();
  await delay(50);
  body.end('and the second.');
  expect(await text(answer)).toBe('The first half, and the second.');
  await closed;
  agent.destroy();
});

import { inTime } from '@abroad/contract/in-time';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiFetch } from './api-fetch.ts';

let app: FastifyInstance;
let times = 0;

beforeAll(() => {
  app = Fastify();
  app.post('/api/echo', async (request, reply) => {
    reply.header('set-cookie', ['a=1', 'b=2']);
    return { body: request.body, query: request.query, ip: request.ip, headers: request.headers };
  });
  app.get('/api/nothing', async (_request, reply) => reply.code(204).send());
  app.get('/api/slow', () => new Promise(() => {}));
  app.get('/api/config.json', () => ({ times: (times += 1) }));
});
afterAll(() => app.close());

const visitor = {
  id: 'request-1',
  headers: { cookie: 'am_tz=Asia/Tokyo', authorization: 'Bearer not-theirs-to-pass', 'accept-encoding': 'br' },
  socket: { remoteAddress: '192.0.2.7' },
} as unknown as FastifyRequest;

test('asks on behalf of the visitor: cookies, address and request id go along, credentials do not', async () => {
  const response = await createApiFetch(app, visitor)('/api/echo?a=1&a=2', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"x":1}',
  });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  const seen = (await response.json()) as { headers: Record<string, string> };
  expect(seen).toMatchObject({ body: { x: 1 }, query: { a: ['1', '2'] }, ip: '192.0.2.7' });
  expect(seen.headers).toMatchObject({ cookie: 'am_tz=Asia/Tokyo', 'x-request-id': 'request-1' });
  expect(seen.headers).not.toHaveProperty('authorization');
  expect(seen.headers).not.toHaveProperty('accept-encoding');
});

test('gives answers without a body, and problems as answers', async () => {
  const ask = createApiFetch(app, visitor);
  expect((await ask('/api/nothing')).status).toBe(204);
  expect((await ask('/api/unknown')).status).toBe(404);
});

test('asks once for the settings of the process', async () => {
  const ask = async () => (await createApiFetch(app, visitor)('http://api.internal/api/config.json')).json();
  expect([await ask(), await ask()]).toEqual([{ times: 1 }, { times: 1 }]);
});

test('ends when the page is no longer wanted', async () => {
  const [asked, gone] = [createApiFetch(app, visitor), new AbortController()];
  const leaving = asked('/api/slow', { signal: gone.signal });
  gone.abort();
  await expect(leaving).rejects.toMatchObject({ name: 'AbortError', constructor: DOMException });
});

test('[T-464] a call that takes too long is one that came too late to who calls, not a fault of ours', async () => {
  const late = inTime((signal) => createApiFetch(app, visitor)('/api/slow', { signal }), { timeout_ms: 30 });
  await expect(late).rejects.toMatchObject({ name: 'ApiFailure', status: 408, code: 'TIMEOUT' });
});

test.each(['/search', 'https://elsewhere.example/', '/api/../etc'])(
  'refuses %s, which is not the API',
  async (address) => {
    await expect(createApiFetch(app, visitor)(address)).rejects.toThrow(TypeError);
  },
);

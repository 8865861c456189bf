import { ApiFailure } from '@abroad/contract/api-failure';
import { expect, test } from 'vitest';
import { makeClient, type CallFacts, type ClientOptions } from './make-client.ts';
import { withRetries } from './retry.ts';

const TABLE = {
  read: { method: 'GET', path: '/api/v1/things/:id', responses: { 200: {} } },
  create: { method: 'POST', path: '/api/v1/things', idempotent: true, responses: { 201: {} } },
  change: { method: 'PATCH', path: '/api/v1/things/:id', responses: { 200: {} } },
} satisfies Record<string, CallFacts>;

const refusal = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json(
    { type: `urn:abroad-mentors:problem:${code}`, code, detail: 'No', request_id: 'r1', errors: [] },
    { status, headers },
  );

/** A client that gets these answers one after the other, and what it sent. `null` is a broken connection. */
function client(answers: (Response | null)[], options: Partial<ClientOptions> = {}) {
  const sent: { url: string; headers: Headers; init: RequestInit }[] = [];
  const calls = makeClient(TABLE, {
    base_url: 'https://mentors.test/',
    ...options,
    fetch: async (url, init = {}) => {
      sent.push({ url: url instanceof Request ? url.url : url.toString(), headers: new Headers(init.headers), init });
      const answer = answers.shift();
      if (!answer) throw new TypeError('fetch failed');
      return answer;
    },
  });
  const call = async (name: keyof typeof TABLE, request: object = {}) => calls[name]?.(request);
  return { call, sent };
}

const params = { id: 'one' };
const ok = (status = 200) => Response.json({ id: 'one' }, { status });
const noWait = { 'retry-after': '0' };

test('[T-305] carries the key and no cookies, and asks for the key of each call anew where it is a function', async () => {
  let given = 0;
  const { call, sent } = client([ok(), ok()], { token: () => `key-${(given += 1)}` });
  expect(await call('read', { params })).toEqual({ id: 'one' });
  await call('read', { params });
  expect(sent.map(({ url }) => url)).toEqual(Array(2).fill('https://mentors.test/api/v1/things/one'));
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer key-1', 'Bearer key-2']);
  expect(sent[0]?.init.credentials).toBe('omit');
  const signedOut = client([ok()]);
  await signedOut.call('read', { params });
  expect(signedOut.sent[0]?.headers.has('authorization')).toBe(false);
});

test('[T-305] what is created is tried again under one Idempotency-Key, its own or the one that is given', async () => {
  const { call, sent } = client([refusal(503, 'UNAVAILABLE', noWait), refusal(409, 'IN_PROGRESS', noWait), ok(201)]);
  expect(await call('create', { body: { name: 'a' } })).toEqual({ id: 'one' });
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  const given = client([ok(201)]);
  await given.call('create', { body: {}, idempotency_key: 'order-7' });
  expect(given.sent[0]?.headers.get('idempotency-key')).toBe('order-7');
});

test('[T-305] a change without a key is not repeated after a lost answer, but after a refusal for now', async () => {
  const lost = client([null]);
  await expect(lost.call('change', { params, body: {} })).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
  expect(lost.sent).toHaveLength(1);
  const gateway = client([refusal(503, 'UNAVAILABLE', noWait)]);
  await expect(gateway.call('change', { params, body: {} })).rejects.toMatchObject({ status: 503 });
  const limited = client([refusal(429, 'RATE_LIMITED', noWait), ok()]);
  expect(await limited.call('change', { params, body: {} })).toEqual({ id: 'one' });
});

test('[T-305] errors carry code, fields and request, come at once where nothing can change, and after all tries', async () => {
  const refused = client([refusal(404, 'NOT_FOUND')]);
  const error: unknown = await refused.call('read', { params }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiFailure);
  expect(error).toMatchObject({ status: 404, code: 'NOT_FOUND', request_id: 'r1', path: '/api/v1/things/one' });
  const busy = client(Array.from({ length: 9 }, () => refusal(503, 'UNAVAILABLE', noWait)));
  await expect(busy.call('read', { params })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(busy.sent).toHaveLength(3);
  const long = client([refusal(429, 'RATE_LIMITED', { 'retry-after': '3600' })]);
  await expect(long.call('read', { params })).rejects.toMatchObject({ retry_after_s: 3600 });
  expect(long.sent).toHaveLength(1);
});

test('[T-305] a call waits as many seconds as the server says', async () => {
  const waits: number[] = [];
  let tries = 0;
  const call = async () => {
    tries += 1;
    if (tries < 3) {
      throw new ApiFailure({ status: 429, code: 'RATE_LIMITED', message: 'Later', retry_after_s: 2 * tries });
    }
    return tries;
  };
  const wait = async (ms: number) => void waits.push(ms);
  expect(await withRetries(call, { retries: 2, is_repeatable: true, wait })).toBe(3);
  expect(waits).toEqual([2000, 4000]);
});

test('[T-305] a wait ends at once when the caller gives up', async () => {
  const stop = new AbortController();
  const { call, sent } = client([refusal(503, 'UNAVAILABLE', { 'retry-after': '50' }), ok()]);
  const asked = call('read', { params, signal: stop.signal });
  const ended = expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(() => sent.length).toBe(1);
  stop.abort();
  await ended;
  expect(sent).toHaveLength(1);
});

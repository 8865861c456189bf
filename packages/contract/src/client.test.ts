import { expect, test, vi } from 'vitest';
import { ApiFailure } from './api-failure.ts';
import { toQueryString } from './call-endpoint.ts';
import { createClient } from './client.ts';

interface Sent {
  url: string;
  init: RequestInit;
}

/** A client whose requests are kept, and answered with what the test says. */
function recording(answer: () => Response | Promise<Response>, options: { timeout_ms?: number } = {}) {
  const sent: Sent[] = [];
  const client = createClient({
    base_url: 'https://api.test',
    token: () => 'a-token',
    client_id: () => 'a-client',
    ...options,
    fetch: async (url, init = {}) => {
      sent.push({ url: url instanceof Request ? url.url : url.toString(), init });
      init.signal?.throwIfAborted();
      return Promise.race([
        answer(),
        new Promise<never>((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
      ]);
    },
  });
  return { client, sent };
}

const failureOf = async (call: Promise<unknown>) => (await call.catch((error: unknown) => error)) as ApiFailure;

test('[C-01] carries the bearer token, the client id, credentials, and repeats the keys of lists', async () => {
  const { client, sent } = recording(() => Response.json({ profiles: [] }));
  await client.searchProfiles({ query: { origin_country_codes: ['VN', 'LA'], page: 2 } });
  const headers = new Headers(sent[0]?.init.headers);
  expect(sent[0]?.url).toBe(
    'https://api.test/api/views/search/profiles?origin_country_codes=VN&origin_country_codes=LA&page=2',
  );
  expect(headers.get('authorization')).toBe('Bearer a-token');
  expect(headers.get('x-client-id')).toBe('a-client');
  expect(sent[0]?.init.credentials).toBe('include');
});

test('[V-21] [V-22] drops null, empty lists, blank strings and numbers that are not finite', () => {
  expect(toQueryString({ a: null, b: [], c: '  ', d: undefined, e: Number.NaN, f: Infinity })).toBe('');
  expect(toQueryString({ a: ['', 'x'], b: 0, c: false })).toBe('?a=x&b=0&c=false');
});

test('writes parameters into the path, and escapes them', async () => {
  const { client, sent } = recording(() => Response.json({}));
  await client.getMentorProfileBySlug({ params: { slug: 'a/b?c' } });
  expect(sent[0]?.url).toBe('https://api.test/api/v1/mentor-profile/profiles/by-slug/a%2Fb%3Fc');
});

test('turns problem details into a failure with status, code, words and fields', async () => {
  const problem = {
    type: 'urn:abroad-mentors:problem:validation-failed',
    title: 'Bad Request',
    status: 400,
    detail: 'Invalid request. Please check your input and try again.',
    code: 'VALIDATION_FAILED',
    request_id: 'r-1',
    errors: [{ path: 'educations.0.end_date', message: 'End date must be after start date' }],
  };
  const { client } = recording(() => Response.json(problem, { status: 400, headers: { 'retry-after': '5' } }));
  const failure = await failureOf(client.getTerms());
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
    request_id: 'r-1',
    retry_after_s: 5,
    errors: problem.errors,
  });
});

test('an answer that is no problem details still has the words of its status', async () => {
  const { client } = recording(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await failureOf(client.getTerms())).toMatchObject({
    status: 502,
    code: 'HTTP_502',
    message: 'Service temporarily unavailable. Please try again later.',
  });
});

test('[X-04] a problem of another server has the words of its status, and none of its own', async () => {
  const problem = { type: 'about:blank', status: 404, detail: 'no upstream', code: 'NO_UPSTREAM', request_id: 'x' };
  const { client } = recording(() => Response.json(problem, { status: 404 }));
  expect(await failureOf(client.getTerms())).toMatchObject({
    status: 404,
    code: 'HTTP_404',
    message: 'The requested resource was not found.',
  });
});

test('[K-01] an answer that begins in time and ends late is given up as well', async () => {
  const late = (signal: AbortSignal | null | undefined) =>
    new ReadableStream({
      start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
    });
  const client = createClient({
    base_url: '',
    timeout_ms: 20,
    fetch: (_, init) => Promise.resolve(new Response(late(init?.signal))),
  });
  expect(await failureOf(client.getTerms())).toMatchObject({ status: 408, code: 'TIMEOUT' });
});

test('[X-17] what a call throws before it is sent keeps its own words', async () => {
  const cause = Object.assign(new Error('AUTH_NETWORK_ERROR'), { name: 'AuthError' });
  const { client } = recording(() => Promise.reject(cause));
  await expect(client.getTerms()).rejects.toBe(cause);
});

test('[K-01] gives up after its time-out (10 s by default), with the words for 408', async () => {
  const { client } = recording(() => new Promise<Response>(() => {}), { timeout_ms: 20 });
  expect(await failureOf(client.getTerms())).toMatchObject({
    status: 408,
    code: 'TIMEOUT',
    message: 'Request timed out. Please try again.',
  });
});

test('[X-10] no answer at all is status 0 with the words for no connection', async () => {
  const { client } = recording(() => Promise.reject(new TypeError('fetch failed')));
  expect(await failureOf(client.getTerms())).toMatchObject({
    status: 0,
    code: 'NETWORK',
    message: 'Network connection issue. Please check your internet connection.',
  });
});

test('[X-17] a sign-in error during a call is reported as one, and not as a lost connection', async () => {
  const refused = Object.assign(new Error('AUTH_NETWORK_ERROR'), { name: 'AuthError' });
  const { client } = recording(() => Promise.reject(refused));
  await expect(client.getTerms()).rejects.toBe(refused);
});

test('a call that its caller aborts is not a failure', async () => {
  const { client } = recording(() => new Promise<Response>(() => {}));
  const controller = new AbortController();
  const call = client.getTerms({ signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toThrow(/abort/i);
});

test('[N-20] a call waits ten seconds, and longer where a stranger’s server is asked before the answer', async () => {
  const waits = vi.spyOn(AbortSignal, 'timeout');
  const { client } = recording(() => Response.json({}));
  await client.listCalendarConnections();
  await client.connectCalendarFeed({ body: { url: 'https://example.org/linh.ics' } });
  expect(waits.mock.calls).toEqual([[10_000], [75_000]]);
  waits.mockRestore();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLost } from './lost-pages.ts';
import { session } from '../session/session-store.ts';
import { callForPageData } from './page-data.ts';

const origin = 'https://mentors.test';
const data = new URL('/search.data?page=2', origin);
const ours = () => new Response('[]', { headers: { 'x-remix-response': 'yes' } });

beforeEach(() => {
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('document', { cookie: 'am_cid=0123456789abcdef' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Answers all requests, behind the page's own fetch. */
function answering(answer: (init: RequestInit | undefined) => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>((_, init) => Promise.resolve(answer(init)));
  vi.stubGlobal('fetch', fetch);
  callForPageData();
  return fetch;
}

const clientIdOf = (init: RequestInit | undefined) => new Headers(init?.headers).get('x-client-id');

test('[C-01] page data carries the client id, and what others fetch goes as it was', async () => {
  const fetch = answering(ours);
  expect(await (await globalThis.fetch(data)).text()).toBe('[]');
  expect(clientIdOf(fetch.mock.calls[0]?.[1])).toBe('0123456789abcdef');
  await globalThis.fetch(new URL('/file.data', 'https://elsewhere.test'));
  await globalThis.fetch('/api/health');
  expect(fetch.mock.calls.slice(1).map(([, init]) => init)).toEqual([undefined, undefined]);
});

test.each([
  ['[X-04] a page of 404', new Response('<h1>nginx</h1>', { status: 404 }), 404],
  ['[X-08] a page of 502', new Response('<h1>nginx</h1>', { status: 502 }), 502],
  ['[X-09] a page to sign in to a network', new Response('<h1>Wi-Fi</h1>'), 200],
])('%s of another server is a failure with that status and no words of theirs', async (_, answer, status) => {
  answering(() => answer);
  await expect(globalThis.fetch(data)).rejects.toMatchObject({
    name: 'ApiFailure',
    status,
    message: expect.not.stringContaining('h1'),
  });
});

test('[K-01] [X-05] page data that takes more than ten seconds is given up', async () => {
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  answering((init) => {
    init?.signal?.throwIfAborted();
    return ours();
  });
  await expect(globalThis.fetch(data)).rejects.toMatchObject({ status: 408, code: 'TIMEOUT' });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
});

test('[X-10] page data without an answer is a failure without a status', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(globalThis.fetch(data)).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
});

test('a page that is left is no failure', async () => {
  const left = AbortSignal.abort();
  answering((init) => {
    init?.signal?.throwIfAborted();
    return ours();
  });
  await expect(globalThis.fetch(data, { signal: left })).rejects.toBe(left.reason);
});

test('[T-105] the routes are asked for as the signed-in user, and page data without a token', async () => {
  const fetch = answering(() => Response.json({}, { headers: { 'x-remix-response': 'yes' } }));
  const routes = new URL('/__manifest?paths=%2Froutes', origin);
  const token = vi.spyOn(session, 'accessToken').mockResolvedValue('a-token');
  await globalThis.fetch(routes);
  await globalThis.fetch(data);
  token.mockRejectedValue(new Error('The provider doesn’t answer'));
  await globalThis.fetch(routes);
  expect(fetch.mock.calls.map(([, init]) => [new Headers(init?.headers).get('authorization'), init?.cache])).toEqual([
    ['Bearer a-token', 'no-store'],
    [null, undefined],
    [null, undefined],
  ]);
});

const soon = () => new Promise((resolve) => setTimeout(resolve, 50, 'still waiting'));

test('[X-10] only a request of a running navigation is retried; one ahead of it fails without a word', async () => {
  const question = new URL('/__manifest?paths=%2Froutes', origin);
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  const ahead = globalThis.fetch(question);
  expect(await Promise.race([ahead, soon()])).toBe('still waiting');
  expect(readLost()).not.toContain(question.href);
  const waiting = globalThis.fetch(question, { signal: new AbortController().signal });
  await expect.poll(readLost).toContain(question.href);
  expect(await Promise.race([waiting, soon()])).toBe('still waiting');
});

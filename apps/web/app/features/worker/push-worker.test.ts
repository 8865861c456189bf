import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const PUBLIC = path.resolve(import.meta.dirname, '../../../public');
const PARTS = ['/assets/offline-page-1.css', '/assets/offline-page-1.js'];

/** The row of a person whose words try to leave their place. */
const ROW = { key: 'ada', value: { sessions: [{ title: '</script><script>alert(1)</script>' }] } };

type Handler = (event: object) => void;

/** A worker of a file, in a browser whose network and caches the test plays. */
function runWorker(
  file: string,
  {
    parts = PARTS,
    kept = new Map(),
    row = ROW,
  }: { parts?: string[]; kept?: Map<string, Map<string, string>>; row?: typeof ROW | null } = {},
) {
  const handlers = new Map<string, Handler>();
  const done: string[] = [];
  const log = (what: string) => () => {
    done.push(what);
    return Promise.resolve(true);
  };
  const caches = {
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
    open: (name: string) => {
      const cache = kept.get(name) ?? new Map<string, string>();
      kept.set(name, cache);
      const addAll = (all: string[]) => Promise.resolve(all.forEach((part) => cache.set(part, `content of ${part}`)));
      return Promise.resolve({ addAll });
    },
    match: (part: string, { cacheName }: { cacheName: string }) => {
      const text = kept.get(cacheName)?.get(part);
      return Promise.resolve(text === undefined ? undefined : new Response(text));
    },
  };
  const self = {
    location: {
      href: `https://mentors.test/push-worker.js?${new URLSearchParams(parts.map((part) => ['part', part]))}`,
    },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: log('skipped'),
    registration: { navigationPreload: { enable: log('preloads') }, unregister: log('unregistered') },
  };
  const asked = (result: unknown) => ({
    result,
    addEventListener: (name: string, end: () => void) => void (name === 'success' && queueMicrotask(end)),
  });
  const store = { openCursor: () => asked(row) };
  const indexedDB = {
    open: () => asked({ close: () => {}, transaction: () => ({ objectStore: () => store }) }),
    deleteDatabase: (name: string) => {
      done.push(`deleted ${name}`);
      return asked(undefined);
    },
  };
  const fetch = (request: { url: string }) => Promise.resolve(new Response(`network: ${request.url}`));
  const scope = { self, caches, indexedDB, fetch, URL, Response, Promise, crypto, setTimeout };
  runInContext(readFileSync(path.join(PUBLIC, file), 'utf8'), createContext(scope));
  const dispatch = async (name: string, event: object = {}) => {
    const waits: unknown[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (work: unknown) => waits.push(work) });
    await Promise.all(waits);
  };
  /** The worker’s answer to a request; undefined if it leaves it to the network. */
  const answerTo = async (request: object, preloadResponse: Promise<unknown> = Promise.resolve(undefined)) => {
    const answers: Promise<Response>[] = [];
    const page = {
      url: 'https://mentors.test/bookings',
      method: 'GET',
      mode: 'navigate',
      destination: 'document',
      ...request,
    };
    const respondWith = (answer: Promise<Response>) => answers.push(answer);
    await dispatch('fetch', { request: page, preloadResponse, respondWith });
    return answers[0];
  };
  return { dispatch, answerTo, kept, done };
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test('[T-328] the worker answers pages that can’t be reached, with its own page under its own policy', async () => {
  const { dispatch, answerTo, done } = runWorker('push-worker.js');
  await dispatch('install');
  await dispatch('activate');
  expect(done).toEqual(['skipped', 'preloads']);
  const answer = await answerTo({}, offline());
  const page = (await answer?.text()) ?? '';
  for (const part of PARTS) {
    expect(page).toContain(`>content of ${part}<`);
  }
  const [, data = ''] = /<script type="application\/json">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(data)).toEqual({ person: ROW.key, kept: ROW.value });
  expect(page.match(/<script/g)).toHaveLength(2);
  const [, nonce = ''] = /<script nonce="([\w-]+)">/.exec(page) ?? [];
  expect(answer?.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  expect(nonce).toMatch(/^[\da-f-]{36}$/);
  expect(answer?.headers.get('cache-control')).toBe('no-store');
});

test('[T-328] with a network, each page is the network’s, whatever its status, and nothing of it is kept', async () => {
  const { dispatch, answerTo, kept } = runWorker('push-worker.js');
  await dispatch('install');
  const failed = new Response('busy', { status: 503 });
  expect(await answerTo({}, Promise.resolve(failed))).toBe(failed);
  const answer = await answerTo({});
  expect(await answer?.text()).toBe('network: https://mentors.test/bookings');
  expect([...kept.values()].flatMap((cache) => [...cache.keys()])).toEqual(PARTS);
});

test('[T-328] files, calls, forms, frames and downloads don’t go through the worker, nor anything of one for pushes alone', async () => {
  const { dispatch, answerTo } = runWorker('push-worker.js');
  await dispatch('install');
  for (const request of [
    { mode: 'cors', destination: '' },
    { mode: 'no-cors', destination: 'image' },
    { method: 'POST' },
    { destination: 'iframe' },
    { url: 'https://mentors.test/api/v1/account/export' },
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await answerTo(request, Promise.resolve(new Response('')))).toBeUndefined();
  }
  const former = runWorker('push-worker.js', { parts: [] });
  await former.dispatch('install');
  expect(await former.answerTo({}, Promise.resolve(new Response('')))).toBeUndefined();
  expect(former.kept.size).toBe(0);
});

test('[T-328] without its parts or sessions, which signing out removes, the browser shows its own page', async () => {
  const empty = runWorker('push-worker.js', { row: null });
  await empty.dispatch('install');
  expect((await empty.answerTo({}, offline()))?.type).toBe('error');
  const { dispatch, answerTo, kept } = runWorker('push-worker.js');
  await dispatch('install');
  kept.clear();
  const answer = await answerTo({}, offline());
  expect(answer?.type).toBe('error');
  expect(kept.size).toBe(0);
});

test('[T-328] a newer release replaces the parts of the page', async () => {
  const kept = new Map<string, Map<string, string>>([
    ['offline /assets/offline-page-0.css /assets/offline-page-0.js', new Map()],
    ['of someone else', new Map()],
  ]);
  const { dispatch } = runWorker('push-worker.js', { kept });
  await dispatch('install');
  await dispatch('activate');
  expect([...kept.keys()]).toEqual(['of someone else', `offline ${PARTS.join(' ')}`]);
});

test('[T-328] the worker that takes its place ends it, with all that it kept', async () => {
  const kept = new Map([[`offline ${PARTS.join(' ')}`, new Map([[PARTS[0] ?? '', '']])]]);
  const { dispatch, answerTo, done } = runWorker('no-worker.js', { kept });
  await dispatch('install');
  await dispatch('activate');
  expect(kept.size).toBe(0);
  expect(done).toEqual(['skipped', 'deleted am_offline', 'unregistered']);
  expect(await answerTo({})).toBeUndefined();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../session/session-store.ts';
import { watchEvents } from './watch-events.ts';

vi.mock('./client-id.ts', () => ({ clientId: () => 'client-1' }));

const ADDRESS = '/api/v1/notifications/stream';
const HEARTBEAT_MS = 22_000;
/** Longer than the longest first wait. */
const A_MOMENT_MS = 2000;

/** A page that can be hidden, and a window that goes online. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const show = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

interface Connection {
  headers: Headers;
  say: (text: string) => void;
  end: () => void;
  isCut: () => boolean;
}

/** The service: each connection that a page made, the latest last. */
const connections: Connection[] = [];
const latest = () => {
  const last = connections.at(-1);
  if (!last) throw new Error('nothing is connected');
  return last;
};
let refusals: Response[] = [];

const fetch = vi.fn<typeof globalThis.fetch>((_input, init) => {
  const refusal = refusals.shift();
  if (refusal) return Promise.resolve(refusal);
  const signal = init?.signal;
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>({ start: (made) => void (controller = made) });
  signal?.addEventListener('abort', () => controller?.error(signal.reason));
  connections.push({
    headers: new Headers(init?.headers),
    say: (text) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
    isCut: () => signal?.aborted === true,
  });
  return Promise.resolve(new Response(body, { status: 200 }));
});

let stop: () => void = () => undefined;
const onEvent = vi.fn();
const onGap = vi.fn();
const watch = () => {
  stop = watchEvents({ address: ADDRESS, onEvent, onOpen: ({ isAgain }) => isAgain && onGap() });
};
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(session, 'accessToken').mockResolvedValue('token-1');
});

afterEach(() => {
  stop();
  connections.length = 0;
  refusals = [];
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('[T-324] [C-01] a stream is asked for with the token of the reader and the client id, and each event is heard', async () => {
  watch();
  await settle();
  expect(latest().headers.get('authorization')).toBe('Bearer token-1');
  expect(latest().headers.get('x-client-id')).toBe('client-1');
  expect(latest().headers.has('last-event-id')).toBe(false);
  latest().say('id: 7\nevent: changed\ndata: changed\n\n:\n\n');
  await settle();
  expect(onEvent.mock.calls).toEqual([[{ event: 'changed', data: 'changed' }]]);
  expect(onGap).not.toHaveBeenCalled();
});

test('[T-324] a stream that ends with its token goes on after the last event, with a new token', async () => {
  watch();
  await settle();
  latest().say('id: 7\ndata: changed\n\n');
  await settle();
  vi.mocked(session.accessToken).mockResolvedValue('token-2');
  latest().end();
  await settle(A_MOMENT_MS);
  expect(connections).toHaveLength(2);
  expect(latest().headers.get('authorization')).toBe('Bearer token-2');
  expect(latest().headers.get('last-event-id')).toBe('7');
  // The events that were missed in between are requested.
  expect(onGap).toHaveBeenCalledOnce();
});

test('[T-324] a token that the service refuses is renewed within the same attempt', async () => {
  refusals = [Response.json({ code: 'TOKEN_EXPIRED' }, { status: 401 })];
  const renew = vi.spyOn(session, 'renew').mockResolvedValue('token-2');
  watch();
  await settle();
  expect(renew).toHaveBeenCalledExactlyOnceWith('token-1');
  expect(latest().headers.get('authorization')).toBe('Bearer token-2');
});

test('[T-324] a connection that died while the device slept is noticed by its silence, and heartbeats keep one', async () => {
  watch();
  await settle();
  latest().say('id: 7\ndata: changed\n\n');
  for (let beat = 0; beat < 5; beat += 1) {
    await settle(HEARTBEAT_MS);
    latest().say(':\n\n');
  }
  await settle();
  expect(connections).toHaveLength(1);
  await settle(3 * HEARTBEAT_MS);
  expect(connections[0]?.isCut()).toBe(true);
  expect(connections).toHaveLength(2);
  expect(latest().headers.get('last-event-id')).toBe('7');
  expect(onGap).toHaveBeenCalledOnce();
});

test('[T-324] a device that is online again connects at once', async () => {
  watch();
  await settle();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(connections.map((one) => one.isCut())).toEqual([true, false]);
});

test('[T-324] a tab out of sight holds no connection, and asks for all when it is back', async () => {
  watch();
  await settle();
  show('hidden');
  await settle(HEARTBEAT_MS);
  expect(connections.map((one) => one.isCut())).toEqual([true]);
  show('visible');
  await settle();
  expect(connections).toHaveLength(2);
  expect(onGap).toHaveBeenCalledOnce();
});

test('[T-324] a service that refuses is asked less and less often, at most once a minute or so', async () => {
  refusals = Array.from({ length: 1000 }, () => new Response(null, { status: 503 }));
  watch();
  await settle(10 * 60_000);
  const calls = fetch.mock.calls.length;
  // Waits of 1, 2, 4 … 60 s, each between half and one and a half.
  expect(calls).toBeGreaterThan(8);
  expect(calls).toBeLessThan(30);
});

test('[T-324] who stops watching leaves nothing behind', async () => {
  watch();
  await settle();
  stop();
  show('hidden');
  show('visible');
  window.dispatchEvent(new Event('online'));
  await settle(A_MOMENT_MS);
  expect(connections.map((one) => one.isCut())).toEqual([true]);
});

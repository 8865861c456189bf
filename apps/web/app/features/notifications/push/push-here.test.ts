import type { PublicClient } from '@abroad/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPush, keptPush } from './kept-push.ts';
import { leave, putRight, turnOff, turnOn } from './push-here.ts';

/** A browser with a push service, and one worker at most. */
const browser = { permission: 'granted', endpoint: null as string | null, worker: false, made: 0 };

const subscription = () => ({
  endpoint: browser.endpoint,
  toJSON: () => ({ endpoint: browser.endpoint ?? '', keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: () => Promise.resolve((browser.endpoint = null)),
});
const pushManager = {
  getSubscription: () => Promise.resolve(browser.endpoint === null ? null : subscription()),
  subscribe: vi.fn(() => {
    browser.made += 1;
    browser.endpoint = `https://push.test/${browser.made}`;
    return Promise.resolve(subscription());
  }),
};
const registration = {
  pushManager,
  installing: null,
  waiting: null,
  unregister: () => Promise.resolve((browser.worker = false)),
};

/** The requests to the service, in order. */
const asked: string[] = [];
const api = {
  createPushSubscription: ({ body }: { body: { endpoint: string } }) => {
    asked.push(`add ${body.endpoint}`);
    return Promise.resolve(undefined);
  },
  deletePushSubscription: ({ body }: { body: { endpoint: string } }) => {
    asked.push(`remove ${body.endpoint}`);
    return Promise.resolve(undefined);
  },
  listPushSubscriptions: () =>
    Promise.resolve({ items: ['https://push.test/1', 'https://push.test/phone'].map((endpoint) => ({ endpoint })) }),
} as unknown as PublicClient;

beforeEach(() => {
  Object.assign(browser, { permission: 'granted', endpoint: null, worker: false, made: 0 });
  asked.length = 0;
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve(browser.permission) });
  vi.stubGlobal('window', { PushManager: {}, Notification: {} });
  vi.stubGlobal('navigator', {
    userAgent: 'Firefox Windows',
    serviceWorker: {
      getRegistration: () => Promise.resolve(browser.worker ? registration : undefined),
      register: () => {
        browser.worker = true;
        return Promise.resolve(registration);
      },
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('[T-320] a worker is registered when the person says yes, and at no other time', async () => {
  browser.permission = 'denied';
  expect(await turnOn(api, 'ada', 'key')).toBe(false);
  expect([browser.worker, asked]).toEqual([false, []]);
  browser.permission = 'granted';
  expect(await turnOn(api, 'ada', 'key')).toBe(true);
  expect([browser.worker, asked]).toEqual([true, ['add https://push.test/1']]);
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
});

test('[T-321] removing this browser leaves nothing in it, and removing another one leaves this one as it is', async () => {
  await turnOn(api, 'ada', 'key');
  await turnOff(api, 'https://push.test/phone');
  expect([browser.endpoint, browser.worker]).toEqual(['https://push.test/1', true]);
  await turnOff(api, 'https://push.test/1');
  expect([browser.endpoint, browser.worker, keptPush()]).toEqual([null, false, null]);
});

test('[T-328] the worker stays where it shows sessions without a network', async () => {
  await turnOn(api, 'ada', 'key');
  localStorage.setItem('am_offline', 'ada');
  await turnOff(api, 'https://push.test/1');
  expect([browser.endpoint, browser.worker]).toEqual([null, true]);
});

test('[T-328] a worker that the operator turned off gets no pushes', async () => {
  vi.stubGlobal('navigator', {
    ...navigator,
    serviceWorker: {
      getRegistration: () => Promise.resolve(undefined),
      register: () => Promise.resolve(registration),
    },
  });
  await expect(turnOn(api, 'ada', 'key')).rejects.toThrow('the worker is turned off');
  expect(asked).toEqual([]);
});

test('[T-321] signing out ends the pushes here, signing out everywhere all of them', async () => {
  await turnOn(api, 'ada', 'key');
  asked.length = 0;
  await leave(api, 'here');
  expect(asked).toEqual(['remove https://push.test/1']);
  expect([browser.endpoint, browser.worker, keptPush()]).toEqual([null, false, null]);
  await leave(api, 'everywhere');
  expect(asked.slice(1)).toEqual(['remove https://push.test/1', 'remove https://push.test/phone']);
});

test('[T-321] with a deleted account the browser forgets its pushes, and the service is asked nothing', async () => {
  await turnOn(api, 'ada', 'key');
  asked.length = 0;
  await leave(api, 'deleted');
  expect(asked).toEqual([]);
  expect([browser.endpoint, browser.worker, keptPush()]).toEqual([null, false, null]);
});

test('[T-321] what the browser shows ends even where the service doesn’t answer', async () => {
  await turnOn(api, 'ada', 'key');
  const gone = { deletePushSubscription: () => Promise.reject(new Error('away')) } as unknown as PublicClient;
  await expect(leave(gone, 'here')).rejects.toThrow('away');
  expect([browser.endpoint, browser.worker]).toEqual([null, false]);
});

test('[T-321] another account in the same browser gets none of the pushes, and a subscription that changed is told', async () => {
  await turnOn(api, 'ada', 'key');
  asked.length = 0;
  await putRight(api, 'ada');
  expect(asked).toEqual([]);
  // Browsers change endpoints by themselves.
  browser.endpoint = 'https://push.test/changed';
  await putRight(api, 'ada');
  expect(asked).toEqual(['add https://push.test/changed', 'remove https://push.test/1']);
  expect(keptPush()).toEqual({ user_id: 'ada', endpoint: 'https://push.test/changed' });
  await putRight(api, 'eve');
  expect([browser.endpoint, browser.worker, keptPush()]).toEqual([null, false, null]);
  keepPush({ user_id: 'ada', endpoint: 'https://push.test/1' });
  await putRight(api, 'ada');
  expect(keptPush()).toBeNull();
});

/// <reference lib="dom" />

import type { BrowserContext, Page, Worker } from '@playwright/test';
import { createECDH, randomBytes } from 'node:crypto';

/**
 * Lets a browser have pushes. Without a screen Chromium shows no notifications and reaches no push service, so the permission,
 * the subscription and the notifications are played; the worker and its registration are real, and `deliverPush` gives it pushes.
 */
export async function allowPush(context: BrowserContext): Promise<{ endpoint: string }> {
  const endpoint = `https://push.example.com/${crypto.randomUUID()}`;
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const made = { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
  await context.addInitScript((json) => {
    const key = 'played_subscription';
    const subscription = {
      ...json,
      toJSON: () => json,
      unsubscribe: () => {
        localStorage.removeItem(key);
        return Promise.resolve(true);
      },
    } as unknown as PushSubscription;
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
    PushManager.prototype.subscribe = () => {
      localStorage.setItem(key, '1');
      return Promise.resolve(subscription);
    };
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(localStorage.getItem(key) === null ? null : subscription);
  }, made);
  return { endpoint };
}

/** The workers that are registered in the browser of a page. */
export const workersOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );

/** A notification that a worker shows, and keeps where tests can read it. */
interface Shown {
  title: string;
  body: string;
  lang: string;
  data: { navigate: string };
}
interface Scope {
  shown?: Shown[];
  registration: { showNotification: (title: string, options: Omit<Shown, 'title'>) => Promise<void> };
  clients: { openWindow: (url: string) => Promise<null> };
}

/** Passes a push to the worker, as the browser does after its push service has sent one. */
export async function deliverPush(page: Page, payload: object): Promise<Worker> {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) {
    throw new Error('no worker runs');
  }
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    scope.shown = [];
    scope.registration.showNotification = (title, options) => {
      scope.shown?.push({ ...options, title });
      return Promise.resolve();
    };
  });
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted, scopeURL }) => !isDeleted && new URL(scopeURL).pathname === '/');
      if (found) {
        resolve(found.registrationId);
      }
    });
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(payload),
  });
  await cdp.detach();
  return worker;
}

/** Returns the notifications that the worker shows. */
export const shownBy = (worker: Worker): Promise<Pick<Shown, 'title' | 'body' | 'lang'>[]> =>
  worker.evaluate(() =>
    ((globalThis as unknown as Scope).shown ?? []).map(({ title, body, lang }) => ({ title, body, lang })),
  );

/**
 * Clicks the worker's notification. It may only open a window at a real click, which no script can make: the address that it
 * would open is the answer.
 * @returns null if a window showed the page already.
 */
export const followShown = (worker: Worker): Promise<string | null> =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as Scope;
    let opened: string | null = null;
    scope.clients.openWindow = (url) => {
      opened = url;
      return Promise.resolve(null);
    };
    const [notification] = scope.shown ?? [];
    const close = () => void (scope.shown = []);
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (promise: Promise<unknown>) => void (work = promise);
    globalThis.dispatchEvent(
      Object.assign(new Event('notificationclick'), { notification: { ...notification, close }, waitUntil }),
    );
    // A window also takes the focus only at a real click.
    await work.catch(() => undefined);
    return opened;
  });

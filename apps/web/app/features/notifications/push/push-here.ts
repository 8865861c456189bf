import type { PublicClient } from '@abroad/contract/client';
import { isAppleMobile, isInstalled } from '../../../lib/device.ts';
import { paths } from '../../../lib/paths.ts';
import type { Leaving } from '../../../session/session-store.ts';
import { keptFor } from '../../worker/kept-for.ts';
import { registerWorker } from '../../worker/register-worker.ts';
import { browserName } from './browser-name.ts';
import { forgetPush, keepPush, keptPush } from './kept-push.ts';

/** Whether this browser can show pushes, and the person's answer. On an iPhone only an app on the Home Screen can. */
export type PushAbility = 'none' | 'home_screen' | 'denied' | 'able';

/** Browsers that show declarative pushes subscribe without a worker (WebKit). */
const withoutWorker = (): PushManager | undefined => (window as { pushManager?: PushManager }).pushManager;

export function abilityHere(): PushAbility {
  if (!('Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator)) {
    return isAppleMobile() && !isInstalled() ? 'home_screen' : 'none';
  }
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/** The worker's, also where it was registered for pushes alone. */
const registration = () => navigator.serviceWorker.getRegistration(paths.pushScope());

/** The subscription of this browser; null without one. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!('PushManager' in window && 'serviceWorker' in navigator)) {
    return null;
  }
  const manager = withoutWorker() ?? (await registration())?.pushManager;
  return (await manager?.getSubscription()) ?? null;
}

/** Has a person's notifications pushed to a subscription of this browser. */
async function tell(api: PublicClient, user_id: string, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  if (endpoint === undefined) {
    throw new Error('a subscription without an endpoint');
  }
  const browser = browserName(navigator.userAgent);
  const body = { endpoint, keys: { p256dh, auth }, ...(browser !== undefined && { browser }) };
  await api.createPushSubscription({ body });
  keepPush({ user_id, endpoint });
}

/**
 * Asks the person, by the browser's own question, and subscribes. Call it in a click: browsers ask at no other time.
 * @param push_key of this instance: base64url.
 * @returns whether the person agreed.
 * @throws if the browser's push service isn't there, or the API refuses.
 */
export async function turnOn(api: PublicClient, user_id: string, push_key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') {
    return false;
  }
  // One that another key was used for can't be used again.
  await (await subscriptionHere())?.unsubscribe();
  const manager = withoutWorker() ?? (await registerWorker())?.pushManager;
  if (manager === undefined) {
    throw new Error('the worker is turned off');
  }
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: push_key });
  await tell(api, user_id, subscription);
  return true;
}

/** Removes pushes from this browser: the subscription, and the worker unless it shows sessions offline. */
async function clear(): Promise<void> {
  forgetPush();
  await (await subscriptionHere())?.unsubscribe();
  if (!keptFor()) {
    await (await registration())?.unregister();
  }
}

/** Ends the pushes to one of the person's browsers, this one or another. */
export async function turnOff(api: PublicClient, endpoint: string): Promise<void> {
  await api.deletePushSubscription({ body: { endpoint } });
  if ((await subscriptionHere())?.endpoint === endpoint) {
    await clear();
  }
}

/** Ends pushes before the person signs out: to this browser, or to every browser if they sign out everywhere. */
export async function leave(api: PublicClient, leaving: Leaving): Promise<void> {
  const here = (await subscriptionHere())?.endpoint ?? keptPush()?.endpoint;
  // The browser's notifications are removed even if the service doesn't answer.
  await clear();
  if (leaving === 'deleted') {
    // The service deleted the browsers with the account, and answers no calls for it.
    return;
  }
  const listed =
    leaving === 'everywhere' ? (await api.listPushSubscriptions()).items.map(({ endpoint }) => endpoint) : [];
  const all = new Set(here === undefined ? listed : [here, ...listed]);
  await Promise.all([...all].map((endpoint) => api.deletePushSubscription({ body: { endpoint } })));
}

/** Browsers change subscriptions by themselves, and people: the next page that is opened puts that right. */
export async function putRight(api: PublicClient, user_id: string): Promise<void> {
  const kept = keptPush();
  const here = await subscriptionHere();
  if (kept === null) {
    return;
  }
  if (kept.user_id !== user_id || here === null) {
    await clear();
    return;
  }
  if (here.endpoint !== kept.endpoint) {
    await tell(api, user_id, here);
    await api.deletePushSubscription({ body: { endpoint: kept.endpoint } });
  }
}

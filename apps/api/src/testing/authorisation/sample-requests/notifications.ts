import { createECDH, randomBytes } from 'node:crypto';
import { newId } from '../../../core/ids.ts';
import { notify } from '../../../features/notifications/notify.ts';
import type { AsksOf } from '../ask.ts';
import type { Scene } from '../scene.ts';

/** A new notification of the prospect. */
async function notification({ api, people: { prospect } }: Scene): Promise<{ id: string }> {
  const key = newId();
  await notify(api.context.db, [{ user_id: prospect.user_id, kind: 'refunded', group_key: `booking:${key}`, key }]);
  return api.context.db.selectFrom('notification').select('id').where('key', '=', key).executeTakeFirstOrThrow();
}

/** A new browser, as it would subscribe. */
function browser() {
  const pair = createECDH('prime256v1');
  const keys = { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  return { endpoint: `https://push.example.com/${newId()}`, keys };
}

export const notificationAsks: AsksOf<
  | 'listNotifications'
  | 'seeNotifications'
  | 'readNotification'
  | 'archiveNotification'
  | 'readAllNotifications'
  | 'watchNotifications'
  | 'getNotificationPreferences'
  | 'patchNotificationPreferences'
  | 'listPushSubscriptions'
  | 'createPushSubscription'
  | 'deletePushSubscription'
> = {
  listNotifications: () => ({}),
  seeNotifications: async (scene) => ({ body: { up_to: (await notification(scene)).id } }),
  readNotification: async (scene) => ({ params: await notification(scene) }),
  archiveNotification: async (scene) => ({ params: await notification(scene) }),
  readAllNotifications: () => ({}),
  watchNotifications: () => ({}),
  getNotificationPreferences: () => ({}),
  listPushSubscriptions: () => ({}),
  createPushSubscription: () => ({ body: browser() }),
  deletePushSubscription: () => ({ body: { endpoint: browser().endpoint } }),
  patchNotificationPreferences: () => ({ body: { categories: { reviews: { mail: false } }, hides_words: true } }),
};

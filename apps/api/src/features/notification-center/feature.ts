import type { Feature } from '../../feature.ts';
import type { NotificationPage, NotificationsQuery } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { toPage } from '../../core/paging.ts';
import type { Handlers } from '../../http/handlers.ts';
import { archive, markAllRead, markRead, markSeen } from '../notifications/marks.ts';
import { countGroups, listGroups } from '../notifications/list-groups.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { pushJob } from '../notifications/notify.ts';
import { sweepNotifications } from '../notifications/sweep.ts';
import { getPreferences, patchPreferences } from './preferences.ts';
import { listBrowsers, subscribe, unsubscribe } from './push/subscribe.ts';
import { presentGroup } from './present.ts';
import { watchNotifications } from './watch.ts';
import { sendPush } from './push/send-push.ts';
import { resealVapid } from './push/vapid.ts';

async function listNotifications(
  { db }: Pick<Context, 'db'>,
  user_id: string,
  query: NotificationsQuery,
): Promise<NotificationPage> {
  const person = db.selectFrom('authenticated_user').select('language').where('id', '=', user_id);
  const [{ items, total }, counts, { language }] = await Promise.all([
    listGroups(db, user_id, query),
    countGroups(db, user_id),
    query.language === undefined ? person.executeTakeFirstOrThrow() : { language: query.language },
  ]);
  const shown = items.map((group) => presentGroup(group, language));
  return { ...toPage(shown, total, query), ...counts };
}

/** Handles requests for notifications in the product and for their channels. */
function notificationHandlers(
  context: Pick<Context, 'db' | 'logger' | 'notification_changes' | 'sealer' | 'webhooks'>,
) {
  const { db } = context;
  return {
    listNotifications: ({ actor, query }) => listNotifications(context, actor.user_id, query),
    seeNotifications: ({ actor, body }) => markSeen(db, actor.user_id, body.up_to),
    readNotification: ({ actor, params }) => markRead(db, actor.user_id, params.id),
    archiveNotification: ({ actor, params }) => archive(db, actor.user_id, params.id),
    readAllNotifications: ({ actor }) => markAllRead(db, actor.user_id),
    watchNotifications: ({ actor, token }) =>
      Promise.resolve(watchNotifications(context, { user_id: actor.user_id, token })),
    getNotificationPreferences: ({ actor }) => getPreferences(context, actor.user_id),
    listPushSubscriptions: ({ actor }) => listBrowsers(context, actor.user_id),
    createPushSubscription: async ({ actor, body }) => {
      await subscribe(context, actor.user_id, body);
      return undefined;
    },
    deletePushSubscription: async ({ actor, body }) => {
      await unsubscribe(context, actor.user_id, body.endpoint);
      return undefined;
    },
    patchNotificationPreferences: ({ actor, body }) => patchPreferences(context, actor.user_id, body),
  } satisfies Partial<Handlers>;
}

const notificationCenterJobs = [
  defineJob(pushJob, sendPush),
  scheduledJob({ task: 'sweep-notifications', at: '41 3 * * *' }, sweepNotifications),
  scheduledJob({ task: 'reseal-vapid', at: '47 * * * *' }, resealVapid),
];

export const notificationCenterFeature = {
  name: 'notification-center',
  front: ['push/vapid.ts'],
  handlers: notificationHandlers,
  jobs: notificationCenterJobs,
} satisfies Feature;

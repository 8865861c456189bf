import { LIMITS } from '@abroad/contract';
import { Replied, type HandlersOf } from '../../http/handlers.ts';
import { rateLimiter } from '../../http/rate-limit.ts';
import type { DeliveryDeps } from './deliver.ts';
import { listDeliveries, replay, sendTest } from './deliveries.ts';
import {
  changeSubscription,
  createSubscription,
  deleteSubscription,
  listSubscriptions,
  renewSecret,
} from './subscriptions.ts';

type Names =
  | 'listWebhooks'
  | 'createWebhook'
  | 'patchWebhook'
  | 'deleteWebhook'
  | 'rotateWebhookSecret'
  | 'testWebhook'
  | 'listWebhookDeliveries'
  | 'replayWebhookDelivery';

/** Webhooks: servers of users that receive the events of their bookings. */
export function webhookHandlers(context: DeliveryDeps): HandlersOf<Names> {
  const take = rateLimiter({ per_minute: LIMITS.webhook_tries_per_min, now: () => context.clock.now() });
  return {
    listWebhooks: async ({ actor }) => {
      const items = await listSubscriptions(context, actor.user_id);
      return { items, total: items.length };
    },
    createWebhook: ({ actor, body }) => createSubscription(context, actor.user_id, body),
    patchWebhook: ({ actor, params, body }) => changeSubscription(context, actor.user_id, params.id, body),
    deleteWebhook: async ({ actor, params }) => {
      await deleteSubscription(context, actor.user_id, params.id);
      return new Replied(204, undefined);
    },
    rotateWebhookSecret: ({ actor, params }) => renewSecret(context, actor.user_id, params.id),
    testWebhook: async ({ actor, params }) => {
      take(actor.user_id, 1);
      return sendTest(context, actor.user_id, params.id);
    },
    listWebhookDeliveries: ({ actor, params, query }) =>
      listDeliveries(context, actor.user_id, { ...params, ...query }),
    replayWebhookDelivery: async ({ actor, params }) => {
      take(actor.user_id, 1);
      return replay(context, actor.user_id, params.id);
    },
  };
}

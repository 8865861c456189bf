import type { Feature } from '../../feature.ts';
import { LIMITS } from '@abroad/contract';
import { Replied, type Handlers } from '../../http/handlers.ts';
import { rateLimiter } from '../../http/rate-limit.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { fanOutPayoutJob, fanOutWebhooksJob } from '../../jobs/known-jobs.ts';
import { type DeliveryDeps, deliver } from './deliver.ts';
import { listDeliveries, replay, sendTest, sweepWebhooks } from './deliveries.ts';
import {
  changeSubscription,
  createSubscription,
  deleteSubscription,
  listSubscriptions,
  renewSecret,
} from './subscriptions.ts';
import { deliverWebhookJob, DUE_DELIVERIES } from './deliver-job.ts';
import { fanOut } from './fan-out.ts';
import { fanOutPayout } from './payout-messages.ts';
import { resealWebhookSecrets } from './secrets.ts';

/** Webhooks: servers of users that receive the events of their bookings. */
function webhookHandlers(context: DeliveryDeps) {
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
  } satisfies Partial<Handlers>;
}

const webhookJobs = [
  defineJob(fanOutWebhooksJob, (context, { booking_event_ids }) => fanOut(context, booking_event_ids)),
  defineJob(fanOutPayoutJob, (context, { payout_event_id }) => fanOutPayout(context, payout_event_id)),
  defineJob(deliverWebhookJob, (context, { delivery_id }) => deliver(context, delivery_id), { due: [DUE_DELIVERIES] }),
  scheduledJob({ task: 'sweep-webhooks', at: '*/5 * * * *' }, sweepWebhooks),
  scheduledJob({ task: 'reseal-webhook-secrets', at: '23 * * * *' }, resealWebhookSecrets),
];

export const webhooksFeature = {
  name: 'webhooks',
  front: ['export.ts'],
  handlers: webhookHandlers,
  jobs: webhookJobs,
} satisfies Feature;

import type { Feature } from '../../define-feature.ts';
import { LIMITS } from '@abroad/contract';
import { Replied, type Handlers } from '../../http/handlers.ts';
import { rateLimiter } from '../../http/rate-limit.ts';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { fanOutPayoutJob, fanOutWebhooksJob } from '../../jobs/known-jobs.ts';
import { type DeliveryDeps, deliver } from './deliver.ts';
import { listDeliveries, replay, sendTest } from './deliveries.ts';
import {
  changeSubscription,
  createSubscription,
  deleteSubscription,
  listSubscriptions,
  renewSecret,
} from './subscriptions.ts';
import { deliverJob, deliverWebhookJob, DUE_DELIVERIES } from './deliver-job.ts';
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

/** A delivery this late has lost its job. */
const LATE_MS = 5 * 60_000;
/** How long deliveries are kept. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
const BATCH = 500;

/** Enqueues deliveries whose job was lost, and deletes old ones. */
async function sweepWebhooks({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const late = await db
    .selectFrom('webhook_delivery')
    .select(['id', 'subscription_id'])
    .where('status', '=', 'waiting')
    .where('next_try_at', '<', toInstant(now - LATE_MS))
    .orderBy('next_try_at')
    .limit(BATCH)
    .execute();
  await enqueue(
    db,
    late.map((delivery) => deliverJob(delivery)),
  );
  await db
    .deleteFrom('webhook_delivery')
    .where('status', '<>', 'waiting')
    .where('created_at', '<', toInstant(now - KEPT_MS))
    .execute();
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

import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { fanOutPayoutJob, fanOutWebhooksJob } from '../../jobs/known-jobs.ts';
import { deliverJob, deliverWebhookJob, DUE_DELIVERIES } from './deliver-job.ts';
import { deliver } from './deliver.ts';
import { fanOut } from './fan-out.ts';
import { fanOutPayout } from './payout-messages.ts';
import { resealWebhookSecrets } from './secrets.ts';

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

export const webhookJobs = [
  defineJob(fanOutWebhooksJob, (context, { booking_event_ids }) => fanOut(context, booking_event_ids)),
  defineJob(fanOutPayoutJob, (context, { payout_event_id }) => fanOutPayout(context, payout_event_id)),
  defineJob(deliverWebhookJob, (context, { delivery_id }) => deliver(context, delivery_id), { due: [DUE_DELIVERIES] }),
  scheduledJob({ task: 'sweep-webhooks', at: '*/5 * * * *' }, sweepWebhooks),
  scheduledJob({ task: 'reseal-webhook-secrets', at: '23 * * * *' }, resealWebhookSecrets),
];

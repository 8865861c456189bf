import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { fanOutPayoutJob, fanOutWebhooksJob } from '../../jobs/known-jobs.ts';
import { deliverWebhookJob, DUE_DELIVERIES } from './deliver-job.ts';
import { deliver } from './deliver.ts';
import { fanOut } from './fan-out.ts';
import { fanOutPayout } from './payout-messages.ts';
import { resealWebhookSecrets } from './secrets.ts';
import { sweepWebhooks } from './sweep.ts';

export const webhookJobs = [
  defineJob(fanOutWebhooksJob, (context, { booking_event_ids }) => fanOut(context, booking_event_ids)),
  defineJob(fanOutPayoutJob, (context, { payout_event_id }) => fanOutPayout(context, payout_event_id)),
  defineJob(deliverWebhookJob, (context, { delivery_id }) => deliver(context, delivery_id), { due: [DUE_DELIVERIES] }),
  scheduledJob({ task: 'sweep-webhooks', at: '*/5 * * * *' }, sweepWebhooks),
  scheduledJob({ task: 'reseal-webhook-secrets', at: '23 * * * *' }, resealWebhookSecrets),
];

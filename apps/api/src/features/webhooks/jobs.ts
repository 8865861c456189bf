import { z } from 'zod';
import { FAN_OUT_WEBHOOKS } from '../../jobs/enqueue-known.ts';
import type { Task } from '../../jobs/task.ts';
import { DELIVER_WEBHOOK } from './deliver-job.ts';
import { deliver, type DeliverNeeds } from './deliver.ts';
import { fanOut } from './fan-out.ts';
import { resealWebhookSecrets } from './secrets.ts';
import { sweepWebhooks } from './sweep.ts';

const Happened = z.object({ booking_event_ids: z.array(z.uuid()) });
const Delivery = z.object({ delivery_id: z.uuid() });

export const webhookTasks = (context: DeliverNeeds): Record<string, Task> => ({
  [FAN_OUT_WEBHOOKS]: (payload) => fanOut(context, Happened.parse(payload).booking_event_ids),
  [DELIVER_WEBHOOK]: (payload) => deliver(context, Delivery.parse(payload).delivery_id),
  'sweep-webhooks': () => sweepWebhooks(context),
  'reseal-webhook-secrets': () => resealWebhookSecrets(context),
});

/** Jobs that wait for people's own servers. */
export const WEBHOOK_WAITING = [DELIVER_WEBHOOK];

export const WEBHOOK_CRONTAB = ['*/5 * * * * sweep-webhooks ?max=1', '23 * * * * reseal-webhook-secrets ?max=1'];

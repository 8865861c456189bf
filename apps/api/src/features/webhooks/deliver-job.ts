import type { Job } from '../../jobs/enqueue-all.ts';
import { toInstant } from '../../core/clock.ts';

export const DELIVER_WEBHOOK = 'deliver-webhook';

/**
 * Tries a message. Those to one server go one after the other: one that hangs holds a single worker.
 * @param run_at epoch milliseconds; left out: at once.
 */
export const deliverJob = (delivery: { id: string; subscription_id: string }, run_at?: number): Job => ({
  task: DELIVER_WEBHOOK,
  payload: { delivery_id: delivery.id },
  key: `${DELIVER_WEBHOOK}:${delivery.id}`,
  queue: `webhook:${delivery.subscription_id}`,
  ...(run_at === undefined ? {} : { run_at: toInstant(run_at) }),
});

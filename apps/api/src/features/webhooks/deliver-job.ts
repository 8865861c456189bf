import { sql } from 'kysely';
import { z } from 'zod';
import { toInstant } from '../../core/clock.ts';
import { jobKind, type DueRows, type Job } from '../../jobs/define-job.ts';

/** Attempts a delivery. */
export const deliverWebhookJob = jobKind({
  task: 'deliver-webhook',
  payload: z.object({ delivery_id: z.uuid() }),
  lane: 'webhooks',
  key: ({ delivery_id }) => `deliver-webhook:${delivery_id}`,
});

/**
 * Attempts a delivery. Deliveries to one webhook run one after the other, so that a hanging server holds one worker.
 * @param run_at epoch milliseconds; now if left out.
 */
export const deliverJob = ({ id, subscription_id }: { id: string; subscription_id: string }, run_at?: number): Job => ({
  ...deliverWebhookJob({ delivery_id: id }, { run_at: run_at === undefined ? run_at : toInstant(run_at) }),
  queue: `webhook:${subscription_id}`,
});

/** The deliveries that are attempted again. */
export const DUE_DELIVERIES: DueRows = {
  name: 'webhook_delivery_next_try',
  table: 'webhook_delivery',
  at: 'next_try_at',
  after_ms: 0,
  where: sql`status = 'waiting'`,
  columns: ['id', 'subscription_id'],
  job: ({ id = '', subscription_id = '' }, { run_at }) => deliverJob({ id, subscription_id }, Date.parse(run_at)),
};

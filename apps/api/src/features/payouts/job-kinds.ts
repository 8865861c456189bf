import { z } from 'zod';
import { jobKind } from '../../jobs/define-job.ts';

/** Transfers the sessions of a payout, and sends it to the mentor's bank. One after the other for a payout. */
export const sendPayoutJob = jobKind({
  task: 'send-payout',
  payload: z.object({ payout_id: z.uuid() }),
  lane: 'payments',
  key: ({ payout_id }) => `send-payout:${payout_id}`,
});

/** Reads the state of a payout from the provider. */
export const settlePayoutJob = jobKind({
  task: 'settle-payout',
  payload: z.object({ payout_id: z.uuid() }),
  lane: 'payments',
  key: ({ payout_id }) => `settle-payout:${payout_id}`,
});

/** Emails the mentor about an event of a payout. */
export const tellPayoutJob = jobKind({
  task: 'tell-payout',
  payload: z.object({ payout_event_id: z.uuid(), about: z.enum(['held', 'paid', 'failed', 'cancelled']) }),
  lane: 'mail',
  key: ({ payout_event_id }) => `tell-payout:${payout_event_id}`,
});

/** Emails a mentor that their country is not paid at present, once a month. */
export const tellRouteOffJob = jobKind({
  task: 'tell-payout-route-off',
  payload: z.object({ user_id: z.uuid(), currency: z.string(), month: z.string() }),
  lane: 'mail',
  key: ({ user_id, currency, month }) => `tell-payout-route-off:${user_id}:${currency}:${month}`,
});

/** Emails a mentor about debt from refunds after their payout. */
export const tellDebtJob = jobKind({
  task: 'tell-payout-debt',
  payload: z.object({ reversal_id: z.uuid() }),
  lane: 'mail',
  key: ({ reversal_id }) => `tell-payout-debt:${reversal_id}`,
});

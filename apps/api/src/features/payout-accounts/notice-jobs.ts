import { z } from 'zod';
import { jobKind } from '../../jobs/define-job.ts';

/** Tells a mentor that their bank account was changed, at a former address too. */
export const bankChangedJob = jobKind({
  task: 'tell-bank-changed',
  payload: z.object({ event_id: z.uuid() }),
  lane: 'mail',
  key: ({ event_id }) => `tell-bank-changed:${event_id}`,
});

/** Tells a mentor that they can't be paid until something is mended, or not there at all. */
export const accountRestrictedJob = jobKind({
  task: 'tell-payout-account-restricted',
  payload: z.object({ event_id: z.uuid() }),
  lane: 'mail',
  key: ({ event_id }) => `tell-payout-account-restricted:${event_id}`,
});

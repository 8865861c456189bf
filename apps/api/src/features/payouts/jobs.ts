import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { holdsEndedJob, reverseTransferJob } from '../../jobs/known-jobs.ts';
import { sendPayoutJob, settlePayoutJob, tellDebtJob, tellPayoutJob, tellRouteOffJob } from './job-kinds.ts';
import { lookAtHeld } from './look-at-held.ts';
import { sweepPayable } from './make-payable.ts';
import { reconcilePayouts } from './reconcile-payouts.ts';
import { reverseTransfer } from './reverse-transfer.ts';
import { runPayouts } from './run-payouts.ts';
import { sendPayout } from './send-payout.ts';
import { settlePayout } from './settle-payout.ts';
import { tellOfDebt, tellOfPayout, tellOfRouteOff } from './tell-of-payouts.ts';
import { sweepRoutesOff } from './tell-route-off.ts';
import { findLapsedClaims, writeOffDebts } from './write-off.ts';

export const payoutJobs = [
  defineJob(sendPayoutJob, (context, { payout_id }) => sendPayout(context, payout_id)),
  defineJob(settlePayoutJob, (context, { payout_id }) => settlePayout(context, payout_id)),
  defineJob(reverseTransferJob, (context, { reversal_id }) => reverseTransfer(context, reversal_id)),
  defineJob(holdsEndedJob, (context, { user_id }) => lookAtHeld(context, user_id)),
  defineJob(tellPayoutJob, tellOfPayout),
  defineJob(tellDebtJob, (context, { reversal_id }) => tellOfDebt(context, reversal_id)),
  defineJob(tellRouteOffJob, tellOfRouteOff),
  scheduledJob({ task: 'make-payable', at: '*/5 * * * *' }, sweepPayable),
  scheduledJob({ task: 'run-payouts', at: '* * * * *' }, runPayouts),
  scheduledJob({ task: 'reconcile-payouts', at: '* * * * *', lane: 'payments' }, reconcilePayouts),
  scheduledJob({ task: 'tell-routes-off', at: '*/10 * * * *', max_attempts: 1 }, sweepRoutesOff),
  scheduledJob({ task: 'write-off-debts', at: '31 4 * * *', max_attempts: 3 }, writeOffDebts),
  scheduledJob({ task: 'find-lapsed-claims', at: '37 4 1 * *' }, findLapsedClaims),
];

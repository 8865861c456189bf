import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { closePayoutAccountJob, holdsEndedJob, reverseTransferJob } from '../../jobs/known-jobs.ts';
import { whenItAnswers } from '../payout-accounts/when-it-answers.ts';
import { closeLeftAccount, closeLeftAccounts } from './close-left-accounts.ts';
import { sendPayoutJob, settlePayoutJob, tellDebtJob, tellPayoutJob, tellRouteOffJob } from './job-kinds.ts';
import { lookAtHeld } from './look-at-held.ts';
import { sweepPayable } from './make-payable.ts';
import { reconcilePayouts } from './reconcile-payouts.ts';
import { reverseTransfer } from './reverse-transfer.ts';
import { runPayouts } from './run-payouts.ts';
import { sendPayout } from './send-payout.ts';
import { settlePayout } from './settle-payout.ts';
import { notifyOfDebt, notifyOfPayout, notifyOfRouteOff } from './notify-of-payouts.ts';
import { sweepRoutesOff } from './enqueue-route-off.ts';
import { findLapsedClaims, writeOffDebts } from './write-off.ts';

export const payoutJobs = [
  defineJob(sendPayoutJob, (context, payload) =>
    whenItAnswers(
      context,
      () => sendPayout(context, payload.payout_id),
      (options) => sendPayoutJob(payload, options),
    ),
  ),
  defineJob(settlePayoutJob, (context, payload) =>
    whenItAnswers(
      context,
      () => settlePayout(context, payload.payout_id),
      (options) => settlePayoutJob(payload, options),
    ),
  ),
  defineJob(reverseTransferJob, (context, payload) =>
    whenItAnswers(
      context,
      () => reverseTransfer(context, payload.reversal_id),
      (options) => reverseTransferJob(payload, options),
    ),
  ),
  defineJob(closePayoutAccountJob, (context, payload) =>
    whenItAnswers(
      context,
      () => closeLeftAccount(context, payload.user_id),
      (options) => closePayoutAccountJob(payload, options),
    ),
  ),
  defineJob(holdsEndedJob, (context, { user_id }) => lookAtHeld(context, user_id)),
  defineJob(tellPayoutJob, notifyOfPayout),
  defineJob(tellDebtJob, (context, { reversal_id }) => notifyOfDebt(context, reversal_id)),
  defineJob(tellRouteOffJob, notifyOfRouteOff),
  scheduledJob({ task: 'make-payable', at: '*/5 * * * *' }, sweepPayable),
  scheduledJob({ task: 'run-payouts', at: '* * * * *' }, runPayouts),
  scheduledJob({ task: 'reconcile-payouts', at: '* * * * *', lane: 'payments' }, reconcilePayouts),
  scheduledJob({ task: 'tell-routes-off', at: '*/10 * * * *' }, sweepRoutesOff),
  scheduledJob({ task: 'write-off-debts', at: '31 4 * * *' }, writeOffDebts),
  scheduledJob({ task: 'close-left-accounts', at: '53 4 * * *' }, closeLeftAccounts),
  scheduledJob({ task: 'find-lapsed-claims', at: '37 4 1 * *' }, findLapsedClaims),
];

import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import { Replied, type Handlers } from '../../http/handlers.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { closePayoutAccountJob, holdsEndedJob, reverseTransferJob } from '../../jobs/known-jobs.ts';
import { whenItAnswers } from '../payout-accounts/when-it-answers.ts';
import { askAgain, askForPayout } from './ask-for-payout.ts';
import { readBalances } from './balance.ts';
import { cancelPayout, holdPayout, markPaid, releasePayout } from './decide-payout.ts';
import { endClaim, listClaims, payClaim } from './left-claims.ts';
import { listPayouts, readPayout } from './read-payouts.ts';
import { listStaffPayouts, readStaffPayout } from './staff-payouts.ts';
import { getStatement, getYearlyStatement } from './statements.ts';
import { listBatches, makeBatch } from './make-batch.ts';
import { writeBatch } from './write-batch.ts';
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

/** Handles requests for mentors' payouts and the staff's work on them. */
function payoutHandlers(context: Pick<Context, 'db' | 'clock' | 'config' | 'sealer'>) {
  return {
    getPayoutBalance: ({ actor }) => readBalances(context, actor.user_id),
    listPayouts: ({ actor, query }) => listPayouts(context, actor.user_id, query),
    createPayout: async ({ actor, body }) =>
      new Replied(201, await askForPayout(context, actor.user_id, body.currency)),
    getPayout: ({ actor, params }) => readPayout(context, actor.user_id, params.id),
    getPayoutStatement: ({ actor, params }) => getStatement(context, actor.user_id, params.id),
    getYearlyStatement: async ({ actor, params }) => getYearlyStatement(context, actor.user_id, params.year),
    retryPayout: ({ actor, params }) => askAgain(context, actor.user_id, params.id),
    listStaffPayouts: ({ actor, query }) => listStaffPayouts(context, actor.user_id, query),
    listPayoutClaims: () => listClaims(context),
    payPayoutClaim: async ({ actor, params, body }) =>
      new Replied(201, await payClaim(context, actor, { ...body, user_id: params.id })),
    endPayoutClaim: ({ actor, params, body }) => endClaim(context, actor, { ...body, user_id: params.id }),
    listPayoutBatches: () => listBatches(context.db),
    createPayoutBatch: async ({ actor }) => new Replied(201, await makeBatch(context, actor.user_id)),
    getPayoutBatchFile: ({ actor, params }) => writeBatch(context, actor.user_id, params.id),
    getStaffPayout: ({ actor, params }) => readStaffPayout(context, actor.user_id, params.id),
    releasePayout: ({ actor, params, body }) => releasePayout(context, actor, { ...body, id: params.id }),
    holdPayout: ({ actor, params, body }) => holdPayout(context, actor, { ...body, id: params.id }),
    cancelPayout: ({ actor, params, body }) => cancelPayout(context, actor, { ...body, id: params.id }),
    markPayoutPaid: ({ actor, params, body }) => markPaid(context, actor, { ...body, id: params.id }),
  } satisfies Partial<Handlers>;
}

const payoutJobs = [
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

export const payoutsFeature = {
  name: 'payouts',
  front: ['balance.ts', 'export-payouts.ts', 'owed-to-leaver.ts', 'settle-payout.ts', 'staff-payouts.ts'],
  handlers: payoutHandlers,
  jobs: payoutJobs,
} satisfies Feature;

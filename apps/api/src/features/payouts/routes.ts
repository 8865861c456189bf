import type { Context } from '../../context.ts';
import { Replied, type HandlersOf } from '../../http/handlers.ts';
import { askAgain, askForPayout } from './ask-for-payout.ts';
import { readBalances } from './balance.ts';
import { cancelPayout, holdPayout, markPaid, releasePayout } from './decide-payout.ts';
import { endClaim, listClaims, payClaim } from './left-claims.ts';
import { listPayouts, readPayout } from './read-payouts.ts';
import { listStaffPayouts, readStaffPayout } from './staff-payouts.ts';
import { getStatement, getYearlyStatement } from './statements.ts';
import { listBatches, makeBatch } from './make-batch.ts';
import { writeBatch } from './write-batch.ts';

type PayoutCalls =
  | 'getPayoutBalance'
  | 'listPayouts'
  | 'createPayout'
  | 'getPayout'
  | 'getPayoutStatement'
  | 'getYearlyStatement'
  | 'retryPayout'
  | 'listStaffPayouts'
  | 'listPayoutClaims'
  | 'payPayoutClaim'
  | 'endPayoutClaim'
  | 'listPayoutBatches'
  | 'createPayoutBatch'
  | 'getPayoutBatchFile'
  | 'getStaffPayout'
  | 'releasePayout'
  | 'holdPayout'
  | 'cancelPayout'
  | 'markPayoutPaid';

/** Handles requests for mentors' payouts and the staff's work on them. */
export function payoutHandlers(context: Pick<Context, 'db' | 'clock' | 'config' | 'sealer'>): HandlersOf<PayoutCalls> {
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
  };
}

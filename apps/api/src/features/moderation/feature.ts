import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import { Replied, type Handlers } from '../../http/handlers.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { chargebackStrikeJob, lateCancellationJob } from '../../jobs/known-jobs.ts';
import { getCaseFile } from './file-appeal.ts';
import { readCaseMessages } from './case-messages.ts';
import { decideCase, previewDecision } from './decide.ts';
import { liftByStaff, previewLift, previewSuspension, suspendByStaff } from './decide-on-account.ts';
import { addNote, claimCase } from './handle-case.ts';
import { decideAppeal } from './judge-appeal.ts';
import { listCases } from './list-cases.ts';
import { readChecklist, beginMeasureJob, DUE_BEGINNINGS, DUE_ENDS, endMeasure, endMeasureJob } from './measures.ts';
import { lookAtCase } from './read-case.ts';
import { revokeDomainProofs, withdrawVouchList } from './revoke-proofs.ts';
import { previewUndo, undoByStaff } from './undo-by-staff.ts';
import { closeAfterNotice } from './closing.ts';
import { signalJobs } from './open-case-on-signal.ts';
import { recordChargeback, recordLateCancellation } from './strikes.ts';
import { forgetEvidence } from './forget-moderation.ts';

/** Handles requests about cases, and about staff decisions on people outside cases. */
function moderationHandlers(context: Pick<Context, 'db' | 'clock' | 'logger' | 'config' | 'storage' | 'sealer'>) {
  return {
    listCases: ({ actor, query }) => listCases(context, actor.user_id, query),
    getCase: ({ actor, params }) => lookAtCase(context, actor, params.id),
    getCaseFile: ({ actor, params }) => getCaseFile(context, { ...params, actor_id: actor.user_id }),
    getCaseMessages: ({ actor, params }) => readCaseMessages(context, actor, params.id),
    claimCase: ({ actor, params, body }) => claimCase(context, actor, { ...params, ...body, move: 'claim' }),
    releaseCase: ({ actor, params, body }) => claimCase(context, actor, { ...params, ...body, move: 'release' }),
    addCaseNote: ({ actor, params, body }) => addNote(context, actor, { ...params, ...body }),
    previewDecision: ({ actor, params, body }) => previewDecision(context, actor, { ...params, ...body }),
    decideCase: ({ actor, params, body }) => decideCase(context, actor, { ...params, ...body }),
    decideAppeal: ({ actor, params, body }) => decideAppeal(context, actor, { ...params, ...body }),
    previewUndo: ({ actor, params, body }) => previewUndo(context, actor, { ...params, ...body }),
    undoDecision: ({ actor, params, body }) => undoByStaff(context, actor, { ...params, ...body }),
    previewSuspension: ({ actor, params, body }) => previewSuspension(context, actor, { ...params, ...body }),
    suspendPerson: async ({ actor, params, body }) => {
      await suspendByStaff(context, actor, { ...params, ...body });
      return new Replied(204, undefined);
    },
    previewLift: ({ actor, params }) => previewLift(context, actor, params.user_id),
    liftSuspension: async ({ actor, params }) => {
      await liftByStaff(context, actor, params.user_id);
      return new Replied(204, undefined);
    },
    revokeDomainProofs: ({ actor, body }) => revokeDomainProofs(context, { ...body, actor_id: actor.user_id }),
    deleteVouchList: async ({ actor, params }) => {
      await withdrawVouchList(context, { ...params, actor_id: actor.user_id });
      return new Replied(204, undefined);
    },
    readSessionChecklist: async ({ actor }) => {
      await readChecklist(context, actor.user_id);
      return new Replied(204, undefined);
    },
  } satisfies Partial<Handlers>;
}

const moderationJobs = [
  ...signalJobs,
  defineJob(endMeasureJob, (context, { measure_id }) => endMeasure(context, measure_id), { due: [DUE_ENDS] }),
  defineJob(beginMeasureJob, (context, { measure_id }) => closeAfterNotice(context, measure_id), {
    due: [DUE_BEGINNINGS],
  }),
  defineJob(lateCancellationJob, (context, { booking_id }) => recordLateCancellation(context, booking_id)),
  defineJob(chargebackStrikeJob, recordChargeback),
  scheduledJob({ task: 'forget-evidence', at: '23 4 * * *' }, forgetEvidence),
];

export const moderationFeature = {
  name: 'moderation',
  front: [
    'closing.ts',
    'file-appeal.ts',
    'forget-moderation.ts',
    'list-cases.ts',
    'move-case.ts',
    'open-case-on-signal.ts',
    'open-case.ts',
    'measures.ts',
    'store-decision.ts',
    'strikes.ts',
    'score-case.ts',
  ],
  handlers: moderationHandlers,
  jobs: moderationJobs,
} satisfies Feature;

import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import { Replied, type Handlers } from '../../http/handlers.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { appealDecidedJob, decisionMadeJob } from '../../jobs/known-jobs.ts';
import { createReport } from './create-report.ts';
import { createAppeal, getDecision, listMyDecisions, previewAppeal } from './own-decisions.ts';
import { listMyReports } from './own-reports.ts';
import { sweepReporters } from './forget-reports.ts';
import { notifyOfAppeal, notifyOfDecision } from './notify-of-decision.ts';
import { reportReceivedJob, notifyReporters, confirmReport } from './notify-reporters.ts';

/** Reports, what reporters learn of them, and decisions for the person whom they are about. */
function reportHandlers(context: Pick<Context, 'db' | 'clock' | 'sealer'>) {
  return {
    createReport: async ({ actor, ip, body }) =>
      new Replied(201, await createReport(context, { user_id: actor?.user_id ?? null, ip }, body)),
    listMyReports: ({ actor, query }) => listMyReports(context, actor.user_id, query),
    listMyDecisions: ({ actor, query }) => listMyDecisions(context, actor.user_id, query),
    getDecision: ({ actor, params }) => getDecision(context, actor.user_id, params.id),
    previewAppeal: ({ actor, params, body }) => previewAppeal(context.db, { ...params, actor_id: actor.user_id }, body),
    createAppeal: async ({ actor, params, body }) => {
      const { user_id } = actor;
      return new Replied(201, await createAppeal(context, { user_id, decision_id: params.id, ...body }));
    },
  } satisfies Partial<Handlers>;
}

const reportJobs = [
  defineJob(reportReceivedJob, (context, { report_id }) => confirmReport(context, report_id)),
  defineJob(decisionMadeJob, async (context, { decision_id }) => {
    await notifyOfDecision(context, decision_id);
    await notifyReporters(context, decision_id);
  }),
  defineJob(appealDecidedJob, (context, { appeal_id }) => notifyOfAppeal(context, appeal_id)),
  scheduledJob({ task: 'sweep-reporters', at: '11 4 * * *' }, sweepReporters),
];

export const reportsFeature = {
  name: 'reports',
  front: ['forget-reports.ts'],
  handlers: reportHandlers,
  jobs: reportJobs,
} satisfies Feature;

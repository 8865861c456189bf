import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { appealDecidedJob, decisionMadeJob } from '../../jobs/known-jobs.ts';
import { sweepReporters } from './forget-reports.ts';
import { notifyOfAppeal, notifyOfDecision } from './notify-of-decision.ts';
import { reportReceivedJob, notifyReporters, confirmReport } from './notify-reporters.ts';

export const reportJobs = [
  defineJob(reportReceivedJob, (context, { report_id }) => confirmReport(context, report_id)),
  defineJob(decisionMadeJob, async (context, { decision_id }) => {
    await notifyOfDecision(context, decision_id);
    await notifyReporters(context, decision_id);
  }),
  defineJob(appealDecidedJob, (context, { appeal_id }) => notifyOfAppeal(context, appeal_id)),
  scheduledJob({ task: 'sweep-reporters', at: '11 4 * * *' }, sweepReporters),
];

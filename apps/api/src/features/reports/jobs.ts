import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { appealDecidedJob, decisionMadeJob } from '../../jobs/known-jobs.ts';
import { sweepReporters } from './forget-reports.ts';
import { tellOfAppeal, tellOfDecision } from './tell-of-decision.ts';
import { reportReceivedJob, tellReporters, tellReportReceived } from './tell-reporters.ts';

export const reportJobs = [
  defineJob(reportReceivedJob, (context, { report_id }) => tellReportReceived(context, report_id)),
  defineJob(decisionMadeJob, async (context, { decision_id }) => {
    await tellOfDecision(context, decision_id);
    await tellReporters(context, decision_id);
  }),
  defineJob(appealDecidedJob, (context, { appeal_id }) => tellOfAppeal(context, appeal_id)),
  scheduledJob({ task: 'sweep-reporters', at: '11 4 * * *' }, sweepReporters),
];

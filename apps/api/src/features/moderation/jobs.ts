import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { chargebackStrikeJob, lateCancellationJob } from '../../jobs/known-jobs.ts';
import { forgetEvidence } from './forget-evidence.ts';
import { closeAfterNotice } from './closing.ts';
import { beginMeasureJob, DUE_BEGINNINGS, DUE_ENDS, endMeasure, endMeasureJob } from './measures.ts';
import { signalJobs } from './open-case-on-signal.ts';
import { recordChargeback, recordLateCancellation } from './strikes.ts';

export const moderationJobs = [
  ...signalJobs,
  defineJob(endMeasureJob, (context, { measure_id }) => endMeasure(context, measure_id), { due: [DUE_ENDS] }),
  defineJob(beginMeasureJob, (context, { measure_id }) => closeAfterNotice(context, measure_id), {
    due: [DUE_BEGINNINGS],
  }),
  defineJob(lateCancellationJob, (context, { booking_id }) => recordLateCancellation(context, booking_id)),
  defineJob(chargebackStrikeJob, recordChargeback),
  scheduledJob({ task: 'forget-evidence', at: '23 4 * * *' }, forgetEvidence),
];

import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { compareMentor, compareMentorJob } from './compare-mentor.ts';
import { sweepDeclines } from './declines.ts';
import { sweepFraud } from './signals.ts';

export const fraudJobs = [
  defineJob(compareMentorJob, (context, { user_id }) => compareMentor(context, user_id)),
  scheduledJob({ task: 'sweep-fraud-signals', at: '53 3 * * *' }, sweepFraud),
  scheduledJob({ task: 'sweep-payment-declines', at: '17 * * * *' }, sweepDeclines),
];

import type { Feature } from '../../feature.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { compareMentor, compareMentorJob } from './compare-mentor.ts';
import { sweepDeclines } from './declines.ts';
import { sweepFraud } from './signals.ts';

const fraudJobs = [
  defineJob(compareMentorJob, (context, { user_id }) => compareMentor(context, user_id)),
  scheduledJob({ task: 'sweep-fraud-signals', at: '53 3 * * *' }, sweepFraud),
  scheduledJob({ task: 'sweep-payment-declines', at: '17 * * * *' }, sweepDeclines),
];

export const fraudFeature = {
  name: 'fraud',
  front: ['compare-mentor.ts', 'declines.ts', 'holder-name.ts', 'note-dispute.ts', 'own-booking.ts', 'signals.ts'],
  jobs: fraudJobs,
} satisfies Feature;

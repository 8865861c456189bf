import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { nextAvailableJob } from '../../jobs/known-jobs.ts';
import { refreshNextAvailable, sweepNextAvailable } from './refresh-next-available.ts';
import { sweepAvailabilityChanges } from './answer-cache.ts';

export const availabilityJobs = [
  defineJob(nextAvailableJob, (context, { user_id }) => refreshNextAvailable(context, [user_id])),
  scheduledJob({ task: 'sweep-next-available', at: '* * * * *' }, sweepNextAvailable),
  scheduledJob({ task: 'sweep-availability-changes', at: '29 * * * *' }, sweepAvailabilityChanges),
];

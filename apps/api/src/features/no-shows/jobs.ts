import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { closeNoShowJob, closeUnanswered, sweepNoShows } from './close-unanswered.ts';
import { tellNoShowJob, tellOfNoShow } from './tell-of-no-show.ts';

export const noShowJobs = [
  defineJob(closeNoShowJob, (context, { booking_id }) => closeUnanswered(context, booking_id)),
  defineJob(tellNoShowJob, tellOfNoShow),
  scheduledJob({ task: 'sweep-no-shows', at: '23 * * * *', max_attempts: 3 }, sweepNoShows),
];

import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { closeNoShowJob, closeUnanswered, DUE_CASES, sweepNoShows } from './close-unanswered.ts';
import { notifyOfNoShowJob, notifyOfNoShow } from './notify-of-no-show.ts';

export const noShowJobs = [
  defineJob(closeNoShowJob, (context, { booking_id }) => closeUnanswered(context, booking_id), { due: [DUE_CASES] }),
  defineJob(notifyOfNoShowJob, notifyOfNoShow),
  scheduledJob({ task: 'sweep-no-shows', at: '23 * * * *' }, sweepNoShows),
];

import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { compareSessionEventsJob, writeSessionEventJob, writeUpcomingSessionsJob } from '../../jobs/known-jobs.ts';
import { compareSessionEvents } from './compare-session-events.ts';
import { writeSessionEvent } from './write-session-event.ts';
import { sweepSessionEvents, writeUpcomingSessions } from './write-upcoming.ts';

export const sessionEventJobs = [
  defineJob(writeSessionEventJob, (context, { booking_id }) => writeSessionEvent(context, booking_id)),
  defineJob(writeUpcomingSessionsJob, (context, { user_id }) => writeUpcomingSessions(context, user_id)),
  defineJob(compareSessionEventsJob, compareSessionEvents),
  scheduledJob({ task: 'sweep-session-events', at: '37 * * * *' }, sweepSessionEvents),
];

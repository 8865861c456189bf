import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { askForPlaces } from './ask-for-places.ts';
import { completeSessions } from './complete-sessions.ts';
import { remind } from './core/consequences.ts';
import { expireBooking, sweepHolds } from './core/holds.ts';
import { expiryJob, reminderJob } from './core/timers.ts';
import { endProposals } from './end-proposals.ts';

export const bookingJobs = [
  defineJob(expiryJob, (context, { booking_id }) => expireBooking(context, booking_id)),
  defineJob(reminderJob, ({ db }, { booking_id, kind }) => remind(db, booking_id, kind)),
  scheduledJob({ task: 'sweep-holds', at: '* * * * *' }, async (context) => {
    await sweepHolds(context);
    await endProposals(context);
  }),
  scheduledJob({ task: 'complete-sessions', at: '7 * * * *', max_attempts: 3 }, completeSessions),
  scheduledJob({ task: 'ask-for-places', at: '*/10 * * * *' }, askForPlaces),
];

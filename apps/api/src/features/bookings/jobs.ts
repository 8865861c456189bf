import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { completeSessions } from './attendance/complete-sessions.ts';
import { expireProposals } from './change/answer-proposal.ts';
import { askForPlaces } from './change/ask-for-places.ts';
import { remind } from './core/due-mails.ts';
import { expireBooking, sweepHolds } from './core/holds.ts';
import { expiryJob, reminderJob } from './core/timers.ts';
import { bookingMailJob } from './mails/kinds.ts';
import { sendBookingMail } from './mails/send-mail.ts';

export const bookingJobs = [
  defineJob(expiryJob, (context, { booking_id }) => expireBooking(context, booking_id)),
  defineJob(reminderJob, ({ db }, { booking_id, kind }) => remind(db, booking_id, kind)),
  defineJob(bookingMailJob, sendBookingMail),
  scheduledJob({ task: 'sweep-holds', at: '* * * * *' }, sweepHolds),
  scheduledJob({ task: 'expire-proposals', at: '* * * * *' }, expireProposals),
  scheduledJob({ task: 'complete-sessions', at: '7 * * * *', max_attempts: 3 }, completeSessions),
  scheduledJob({ task: 'ask-for-places', at: '*/10 * * * *' }, askForPlaces),
];

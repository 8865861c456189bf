import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { completeSessions } from './attendance/complete-sessions.ts';
import { expireProposals } from './change/answer-proposal.ts';
import { askForPlaces } from './change/ask-for-places.ts';
import { remind } from './core/due-mails.ts';
import { expireBooking, sweepHolds } from './core/holds.ts';
import { DUE_EXPIRIES, DUE_REMINDERS, expiryJob, reminderJob } from './core/timers.ts';
import { bookingMailJob } from './mails/kinds.ts';
import { sendBookingMail } from './mails/send-mail.ts';

export const bookingJobs = [
  defineJob(expiryJob, (context, { booking_id }) => expireBooking(context, booking_id), { due: [DUE_EXPIRIES] }),
  defineJob(reminderJob, (context, { booking_id, kind }) => remind(context, booking_id, kind), { due: DUE_REMINDERS }),
  defineJob(bookingMailJob, sendBookingMail),
  scheduledJob({ task: 'sweep-holds', at: '* * * * *' }, sweepHolds),
  scheduledJob({ task: 'expire-proposals', at: '* * * * *' }, expireProposals),
  scheduledJob({ task: 'complete-sessions', at: '7 * * * *' }, completeSessions),
  scheduledJob({ task: 'ask-for-places', at: '*/10 * * * *' }, askForPlaces),
];

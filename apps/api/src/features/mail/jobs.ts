import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { sendDigestJob } from './fold-mails.ts';
import { bookingMailJob } from './kinds.ts';
import { sweepMailbox } from './mailbox.ts';
import { sendDigest } from './send-digest.ts';
import { sendBookingMail } from './send-mail.ts';

export const mailJobs = [
  defineJob(bookingMailJob, sendBookingMail),
  defineJob(sendDigestJob, (context, { user_id }) => sendDigest(context, user_id)),
  scheduledJob({ task: 'sweep-mailbox', at: '23 3 * * *' }, sweepMailbox),
];

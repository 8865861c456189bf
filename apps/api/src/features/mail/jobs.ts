import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { calendarBrokenJob, emailChangedJob, welcomeMentorJob } from '../../jobs/known-jobs.ts';
import { accountNoticeJob, tellOfAccount } from './account-notices.ts';
import { sendDigestJob } from './fold-mails.ts';
import { bookingMailJob } from './kinds.ts';
import { sweepMailbox } from './mailbox.ts';
import { sendDigest } from './send-digest.ts';
import { sendBookingMail } from './send-mail.ts';
import { tellCalendarBroken } from './tell-calendar-broken.ts';
import { tellEmailChanged } from './tell-email-changed.ts';
import { welcomeMentor } from './welcome-mentor.ts';

export const mailJobs = [
  defineJob(bookingMailJob, sendBookingMail),
  defineJob(sendDigestJob, (context, { user_id }) => sendDigest(context, user_id)),
  defineJob(accountNoticeJob, tellOfAccount),
  defineJob(calendarBrokenJob, (context, { connection_id }) => tellCalendarBroken(context, connection_id)),
  defineJob(emailChangedJob, (context, { changed_email_id }) => tellEmailChanged(context, changed_email_id)),
  defineJob(welcomeMentorJob, (context, { user_id }) => welcomeMentor(context, user_id)),
  scheduledJob({ task: 'sweep-mailbox', at: '23 3 * * *' }, sweepMailbox),
];

import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { sweepMailbox } from './mailbox.ts';
import { sendDigestJob } from './outbox.ts';
import { sendDigest } from './send-digest.ts';

export const mailJobs = [
  defineJob(sendDigestJob, (context, { user_id }) => sendDigest(context, user_id)),
  scheduledJob({ task: 'sweep-mailbox', at: '23 3 * * *' }, sweepMailbox),
];

import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { sweepMailbox } from './mailbox.ts';
import { sendDigestJob } from './outbox.ts';
import { sendKeptAgain, sendKeptAgainJob } from './send-again.ts';
import { sendDigest } from './send-digest.ts';

export const mailJobs = [
  defineJob(sendDigestJob, (context, { user_id }) => sendDigest(context, user_id)),
  defineJob(sendKeptAgainJob, sendKeptAgain),
  scheduledJob({ task: 'sweep-mailbox', at: '23 3 * * *' }, sweepMailbox),
];

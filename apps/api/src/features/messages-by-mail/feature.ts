import type { Feature } from '../../feature.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { mailUnreadJob } from '../messages/unread-mail-job.ts';
import { mailUnread } from './mail-unread.ts';
import { notifyOfFiles, notifyOfFilesJob } from './reply-files.ts';
import { notifyOfRefusal, notifyOfRefusalJob } from './refuse-reply.ts';

const messageMailJobs = [
  defineJob(notifyOfRefusalJob, notifyOfRefusal),
  defineJob(notifyOfFilesJob, notifyOfFiles),
  defineJob(mailUnreadJob, mailUnread),
];

export const messagesByMailFeature = {
  name: 'messages-by-mail',
  front: ['receive-reply.ts'],
  jobs: messageMailJobs,
} satisfies Feature;

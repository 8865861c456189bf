import { defineJob } from '../../jobs/define-job.ts';
import { mailUnreadJob } from '../messages/unread-mail-job.ts';
import { mailUnread } from './mail-unread.ts';
import { tellOfFiles, tellOfFilesJob } from './reply-files.ts';
import { tellOfRefusal, tellOfRefusalJob } from './refuse-reply.ts';

export const messageMailJobs = [
  defineJob(tellOfRefusalJob, tellOfRefusal),
  defineJob(tellOfFilesJob, tellOfFiles),
  defineJob(mailUnreadJob, mailUnread),
];

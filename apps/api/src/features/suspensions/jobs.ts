import { defineJob } from '../../jobs/define-job.ts';
import { accountNoticeJob, sendAccountNotice } from './account-notices.ts';

export const suspensionJobs = [defineJob(accountNoticeJob, sendAccountNotice)];

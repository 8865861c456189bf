import { defineJob } from '../../jobs/define-job.ts';
import { accountLiftedJob, notifyOfLifted } from './account-lifted.ts';

export const suspensionJobs = [defineJob(accountLiftedJob, notifyOfLifted)];

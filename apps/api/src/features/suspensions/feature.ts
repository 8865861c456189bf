import type { Feature } from '../../feature.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { accountLiftedJob, notifyOfLifted } from './account-lifted.ts';

const suspensionJobs = [defineJob(accountLiftedJob, notifyOfLifted)];

export const suspensionsFeature = {
  name: 'suspensions',
  front: ['presets.ts', 'suspension.ts'],
  jobs: suspensionJobs,
} satisfies Feature;

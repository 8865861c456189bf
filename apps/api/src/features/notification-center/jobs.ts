import { scheduledJob } from '../../jobs/define-job.ts';
import { sweepNotifications } from '../notifications/index.ts';

export const notificationCenterJobs = [
  scheduledJob({ task: 'sweep-notifications', at: '41 3 * * *' }, sweepNotifications),
];

import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { pushJob } from '../notifications/notify.ts';
import { sweepNotifications } from '../notifications/sweep.ts';
import { sendPush } from './push/send-push.ts';
import { resealVapid } from './push/vapid.ts';

export const notificationCenterJobs = [
  defineJob(pushJob, sendPush),
  scheduledJob({ task: 'sweep-notifications', at: '41 3 * * *' }, sweepNotifications),
  scheduledJob({ task: 'reseal-vapid', at: '47 * * * *' }, resealVapid),
];

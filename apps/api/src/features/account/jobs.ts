import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { eraseAccountJob, freeSlugs } from '../identity/index.ts';
import { eraseNow } from './erase-now.ts';
import { replayErasures } from './replay-erasures.ts';

export const accountJobs = [
  defineJob(eraseAccountJob, (context, { user_id }) => eraseNow(context, user_id)),
  scheduledJob({ task: 'replay-erasures', at: '11 * * * *' }, replayErasures),
  scheduledJob({ task: 'free-slugs', at: '29 3 * * *' }, ({ db }) => freeSlugs(db)),
];

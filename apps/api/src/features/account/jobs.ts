import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { emailChangedJob } from '../../jobs/known-jobs.ts';
import { eraseAccountJob, freeSlugs } from '../identity/index.ts';
import { accountNoticeJob, tellOfAccount } from './account-notices.ts';
import { eraseNow } from './erase-now.ts';
import { replayErasures } from './replay-erasures.ts';
import { tellEmailChanged } from './tell-email-changed.ts';

export const accountJobs = [
  defineJob(eraseAccountJob, (context, { user_id }) => eraseNow(context, user_id)),
  defineJob(accountNoticeJob, tellOfAccount),
  defineJob(emailChangedJob, (context, { changed_email_id }) => tellEmailChanged(context, changed_email_id)),
  scheduledJob({ task: 'replay-erasures', at: '11 * * * *' }, replayErasures),
  scheduledJob({ task: 'free-slugs', at: '29 3 * * *' }, ({ db }) => freeSlugs(db)),
];

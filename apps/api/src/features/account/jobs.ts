import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { emailChangedJob } from '../../jobs/known-jobs.ts';
import { eraseAccountJob } from '../identity/erasure-job.ts';
import { freeSlugs } from '../identity/anonymise-record.ts';
import { eraseAccount } from './erase-account.ts';
import { replayErasures } from './replay-erasures.ts';
import { notifyEmailChanged } from './email-changed.ts';

export const accountJobs = [
  defineJob(eraseAccountJob, (context, { user_id }) => eraseAccount(context, user_id)),
  defineJob(emailChangedJob, (context, { changed_email_id }) => notifyEmailChanged(context, changed_email_id)),
  scheduledJob({ task: 'replay-erasures', at: '11 * * * *' }, replayErasures),
  scheduledJob({ task: 'free-slugs', at: '29 3 * * *' }, ({ db }) => freeSlugs(db)),
];

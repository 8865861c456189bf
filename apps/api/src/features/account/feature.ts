import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { emailChangedJob } from '../../jobs/known-jobs.ts';
import { eraseAccountJob } from '../identity/erasure-job.ts';
import { freeSlugs } from '../identity/anonymise-record.ts';
import { deleteAccount, describeDeletion } from './deletion.ts';
import { type ErasureDeps, eraseAccount } from './erase-account.ts';
import { exportAccount } from './export.ts';
import { replayErasures } from './replay-erasures.ts';
import { notifyEmailChanged } from './email-changed.ts';

/** Export and deletion of an account. */
function accountHandlers(context: ErasureDeps & Pick<Context, 'storage'>) {
  return {
    exportAccount: ({ actor }) => exportAccount(context, actor),
    getAccountDeletion: ({ actor }) => describeDeletion(context, actor),
    deleteAccount: ({ actor, body }) => deleteAccount(context, actor, body),
  } satisfies Partial<Handlers>;
}

const accountJobs = [
  defineJob(eraseAccountJob, (context, { user_id }) => eraseAccount(context, user_id)),
  defineJob(emailChangedJob, (context, { changed_email_id }) => notifyEmailChanged(context, changed_email_id)),
  scheduledJob({ task: 'replay-erasures', at: '11 * * * *' }, replayErasures),
  scheduledJob({ task: 'free-slugs', at: '29 3 * * *' }, ({ db }) => freeSlugs(db)),
];

export const accountFeature = {
  name: 'account',
  front: ['email-changed.ts'],
  handlers: accountHandlers,
  jobs: accountJobs,
} satisfies Feature;

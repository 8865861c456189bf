import type { Context } from '../../context.ts';
import { runEach } from '../../core/run-each.ts';
import { writeAbout } from '../../db/write-as.ts';
import { scheduledJob } from '../../jobs/define-job.ts';
import { deleteForgotten, findForgetful } from './files.ts';

/** Deletes files that no message took along within an hour. */
async function sweepAttachments(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const { db, clock } = context;
  await runEach(await findForgetful(context), ({ auth_user_id }) =>
    writeAbout(db, auth_user_id, (trx) => deleteForgotten(trx, auth_user_id, clock.now())),
  );
}

export const attachmentJobs = [scheduledJob({ task: 'sweep-attachments', at: '*/10 * * * *' }, sweepAttachments)];

import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { writeAbout } from '../../db/write-as.ts';
import { scheduledJob } from '../../jobs/define-job.ts';
import { runEach } from '../../core/run-each.ts';
import { deleteDueFiles } from './files.ts';

/** Deletes documents whose time is over: not handed in within an hour, 30 days after the decision, or 90 days after they were sent. */
async function sweepSealedFiles({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = toInstant(clock.now());
  const people = await db
    .selectFrom('sealed_file')
    .select('auth_user_id')
    .distinct()
    .where('delete_at', '<=', now)
    .execute();
  await runEach(people, ({ auth_user_id }) =>
    writeAbout(db, auth_user_id, (trx) => deleteDueFiles(trx, auth_user_id, now)),
  );
}

export const sealedFileJobs = [scheduledJob({ task: 'sweep-sealed-files', at: '*/10 * * * *' }, sweepSealedFiles)];

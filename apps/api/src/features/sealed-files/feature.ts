import type { Feature } from '../../define-feature.ts';
import type { Context } from '../../context.ts';
import { writeAs, writeAbout } from '../../db/write-as.ts';
import type { Handlers } from '../../http/handlers.ts';
import { toInstant } from '../../core/clock.ts';
import { scheduledJob } from '../../jobs/define-job.ts';
import { runEach } from '../../core/run-each.ts';
import { deleteUnattached, deleteDueFiles } from './files.ts';
import { receiveSealedFile } from './receive.ts';

/** Documents for the staff. Those who need one attach it by its id (`attachSealedFiles`). */
function sealedFileHandlers(context: Pick<Context, 'db' | 'clock' | 'images' | 'storage' | 'sealer'>) {
  return {
    createSealedFile: ({ actor, body }) => receiveSealedFile(context, actor.user_id, body),
    deleteSealedFile: async ({ actor, params }) => {
      await writeAs(
        context.db,
        actor.user_id,
        (trx) => deleteUnattached(trx, { id: params.id, user_id: actor.user_id }),
        { while_suspended: true },
      );
      return undefined;
    },
  } satisfies Partial<Handlers>;
}

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

const sealedFileJobs = [scheduledJob({ task: 'sweep-sealed-files', at: '*/10 * * * *' }, sweepSealedFiles)];

export const sealedFilesFeature = {
  name: 'sealed-files',
  front: ['content.ts', 'files.ts', 'keep.ts', 'read.ts'],
  handlers: sealedFileHandlers,
  jobs: sealedFileJobs,
} satisfies Feature;

import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import { writeAs } from '../../db/write-as.ts';
import type { Handlers } from '../../http/handlers.ts';
import { scheduledJob } from '../../jobs/define-job.ts';
import { deleteUnattached, sweepSealedFiles } from './files.ts';
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

const sealedFileJobs = [scheduledJob({ task: 'sweep-sealed-files', at: '*/10 * * * *' }, sweepSealedFiles)];

export const sealedFilesFeature = {
  name: 'sealed-files',
  front: ['content.ts', 'files.ts', 'keep.ts', 'read.ts'],
  handlers: sealedFileHandlers,
  jobs: sealedFileJobs,
} satisfies Feature;

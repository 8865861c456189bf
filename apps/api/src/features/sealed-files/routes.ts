import type { Context } from '../../context.ts';
import { writeAs } from '../../db/write-as.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { deleteUnattached } from './files.ts';
import { receiveSealedFile } from './receive.ts';

/** Documents for the staff. Those who need one attach it by its id (`attachSealedFiles`). */
export function sealedFileHandlers(
  context: Pick<Context, 'db' | 'clock' | 'images' | 'storage' | 'sealer'>,
): HandlersOf<'createSealedFile' | 'deleteSealedFile'> {
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
  };
}

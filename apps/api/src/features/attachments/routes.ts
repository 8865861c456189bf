import type { Context } from '../../context.ts';
import { writeAs } from '../../db/write-as.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { createAttachmentLink, readAttachment } from './download.ts';
import { deleteUnattached } from './files.ts';
import { receiveAttachment } from './receive.ts';

/** Files in conversations. The message that takes one along names its id (`attachFiles`). */
export function attachmentHandlers(
  context: Pick<Context, 'db' | 'clock' | 'images' | 'scanner' | 'storage' | 'sealer'>,
): HandlersOf<'createAttachment' | 'deleteAttachment' | 'createAttachmentLink' | 'getAttachmentFile'> {
  return {
    createAttachment: ({ actor, body }) => receiveAttachment(context, actor.user_id, body),
    deleteAttachment: async ({ actor, params }) => {
      await writeAs(context.db, actor.user_id, (trx) =>
        deleteUnattached(trx, { id: params.id, user_id: actor.user_id }),
      );
      return undefined;
    },
    createAttachmentLink: ({ actor, params }) => createAttachmentLink(context, params.id, actor.user_id),
    getAttachmentFile: ({ params, query }) => readAttachment(context, params.id, query),
  };
}

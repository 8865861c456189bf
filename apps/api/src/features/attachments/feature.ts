import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import { writeAs } from '../../db/write-as.ts';
import type { Handlers } from '../../http/handlers.ts';
import { scheduledJob } from '../../jobs/define-job.ts';
import { createAttachmentLink, readAttachment } from './download.ts';
import { deleteUnattached, sweepAttachments } from './files.ts';
import { receiveAttachment } from './receive.ts';

/** Files in conversations. The message that takes one along names its id (`attachFiles`). */
function attachmentHandlers(context: Pick<Context, 'db' | 'clock' | 'images' | 'scanner' | 'storage' | 'sealer'>) {
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
  } satisfies Partial<Handlers>;
}

const attachmentJobs = [scheduledJob({ task: 'sweep-attachments', at: '*/10 * * * *' }, sweepAttachments)];

export const attachmentsFeature = {
  name: 'attachments',
  front: ['export.ts', 'files.ts', 'receive.ts'],
  handlers: attachmentHandlers,
  jobs: attachmentJobs,
} satisfies Feature;

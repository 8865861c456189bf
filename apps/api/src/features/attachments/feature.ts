import type { Feature } from '../../define-feature.ts';
import type { Context } from '../../context.ts';
import { writeAs, writeAbout } from '../../db/write-as.ts';
import type { Handlers } from '../../http/handlers.ts';
import { runEach } from '../../core/run-each.ts';
import { scheduledJob } from '../../jobs/define-job.ts';
import { createAttachmentLink, readAttachment } from './download.ts';
import { deleteUnattached, deleteForgotten, findForgetful } from './files.ts';
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

/** Deletes files that no message took along within an hour. */
async function sweepAttachments(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const { db, clock } = context;
  await runEach(await findForgetful(context), ({ auth_user_id }) =>
    writeAbout(db, auth_user_id, (trx) => deleteForgotten(trx, auth_user_id, clock.now())),
  );
}

const attachmentJobs = [scheduledJob({ task: 'sweep-attachments', at: '*/10 * * * *' }, sweepAttachments)];

export const attachmentsFeature = {
  name: 'attachments',
  front: ['export.ts', 'files.ts', 'receive.ts'],
  handlers: attachmentHandlers,
  jobs: attachmentJobs,
} satisfies Feature;

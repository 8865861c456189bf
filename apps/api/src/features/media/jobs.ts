import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Task } from '../../jobs/task.ts';
import { keysOf } from './files.ts';
import { deleteAssets } from './queries.ts';

const UNFINISHED_TTL_MS = 60 * 60_000;

/** Has files deleted once the caller's transaction is through. */
export const enqueueFileDeletion = (db: Database, keys: readonly string[], run_at?: string): Promise<void> =>
  enqueue(db, 'delete-media-files', { keys }, run_at === undefined ? {} : { run_at });

async function deleteFiles({ storage }: Pick<Context, 'storage'>, payload: unknown): Promise<void> {
  await storage.delete((payload as { keys: string[] }).keys);
}

/** Uploads that were begun an hour ago and never finished go, with whatever came of them. */
async function sweepUploads({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const swept = await deleteAssets(trx)
      .where('status', '<>', 'current')
      .where('created_at', '<', toInstant(clock.now() - UNFINISHED_TTL_MS))
      .execute();
    for (const asset of swept) {
      await enqueueFileDeletion(trx, keysOf(asset));
    }
  });
}

export function mediaTasks(context: Context): Record<string, Task> {
  return {
    'delete-media-files': (payload) => deleteFiles(context, payload),
    'sweep-avatar-uploads': () => sweepUploads(context),
  };
}

export const MEDIA_CRONTAB = ['*/10 * * * * sweep-avatar-uploads ?max=1'];

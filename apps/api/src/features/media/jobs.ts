import { LIMITS } from '@abroad/contract';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';
import { defineJob, jobKind, scheduledJob } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { runEach } from '../../core/run-each.ts';
import { uploadKey } from '../../providers/storage/port.ts';
import { keysOf } from './files.ts';
import { lookAtPhotos } from './look-at-photos.ts';
import { deleteAssets, type Asset } from './queries.ts';

const UNFINISHED_TTL_MS = 60 * 60_000;

const deleteFilesJob = jobKind({ task: 'delete-media-files', payload: z.object({ keys: z.array(z.string()) }) });

/** Enqueues the deletion of files, if there are any, in the caller's transaction. */
export const enqueueFileDeletion = (db: Database, keys: readonly string[], run_at?: string): Promise<void> =>
  enqueue(db, keys.length === 0 ? [] : [deleteFilesJob({ keys: [...keys] }, { run_at })]);

/** An upload link of a bucket works until it expires; a file that arrives late is deleted after that. */
const AFTER_EXPIRY_MS = 60_000;

/** Enqueues the deletion of an uploaded file, now and after its link has expired. */
export async function enqueueUploadDeletion(trx: Database, id: string, now: number): Promise<void> {
  await enqueueFileDeletion(trx, [uploadKey(id)]);
  const after_expiry = now + LIMITS.avatar_upload_ttl_s * 1000 + AFTER_EXPIRY_MS;
  await enqueueFileDeletion(trx, [uploadKey(id)], toInstant(after_expiry));
}

/** Enqueues the deletion of all files of an asset whose row the caller has deleted. */
export async function enqueueAssetDeletion(trx: Database, asset: Asset, now: number): Promise<void> {
  await enqueueFileDeletion(trx, keysOf(asset));
  if (asset.status !== 'current') {
    await enqueueUploadDeletion(trx, asset.id, now);
  }
}

/** Deletes uploads that were not finished within an hour, with their files. */
async function sweepUploads({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const begun_before = toInstant(clock.now() - UNFINISHED_TTL_MS);
  const people = await db
    .selectFrom('avatar')
    .select('auth_user_id')
    .distinct()
    .where('status', '<>', 'current')
    .where('created_at', '<', begun_before)
    .execute();
  await runEach(people, ({ auth_user_id }) =>
    writeAbout(db, auth_user_id, async (trx) => {
      const swept = await deleteAssets(trx)
        .where('auth_user_id', '=', auth_user_id)
        .where('status', '<>', 'current')
        .where('created_at', '<', begun_before)
        .execute();
      for (const asset of swept) {
        await enqueueFileDeletion(trx, keysOf(asset));
      }
    }),
  );
}

export const mediaJobs = [
  defineJob(deleteFilesJob, ({ storage }, { keys }) => storage.delete(keys)),
  scheduledJob({ task: 'sweep-avatar-uploads', at: '*/10 * * * *' }, sweepUploads),
  scheduledJob({ task: 'look-at-photos', at: '*/10 * * * *' }, lookAtPhotos),
];

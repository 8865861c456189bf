import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout, writeAs } from '../../db/write-as.ts';
import { refreshSearchRow } from '../mentors/search-row.ts';
import { enqueueAssetDeletion } from './jobs.ts';
import { deleteAssets, type Asset } from './queries.ts';

/** Deletes an unfinished asset and its files; a current photo stays. */
export async function discard(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id, auth_user_id }: Asset,
): Promise<void> {
  await writeAbout(db, auth_user_id, async (trx) => {
    const gone = await deleteAssets(trx).where('id', '=', id).where('status', '<>', 'current').executeTakeFirst();
    if (gone) {
      await enqueueAssetDeletion(trx, gone, clock.now());
    }
  });
}

/**
 * Deletes a user's photo, or an upload of theirs.
 * @throws AppError NOT_FOUND for an unknown asset, and for another user's.
 */
export async function removeAvatar(
  context: Pick<Context, 'db' | 'clock'>,
  userId: string,
  assetId: string,
): Promise<void> {
  await writeAs(context.db, userId, async (trx) => {
    const gone = await deleteAssets(trx)
      .where('id', '=', assetId)
      .where('auth_user_id', '=', userId)
      .executeTakeFirst();
    if (!gone) {
      throw new AppError('NOT_FOUND');
    }
    await enqueueAssetDeletion(trx, gone, context.clock.now());
    await refreshSearchRow(trx, userId, context.clock);
  });
}

/** Deletes all photos and uploads of a user who is being erased, with their files, in the caller's transaction. */
export async function eraseAvatars(trx: Database, userId: string, now: number): Promise<void> {
  for (const asset of await deleteAssets(trx).where('auth_user_id', '=', userId).execute()) {
    await enqueueAssetDeletion(trx, asset, now);
  }
}

/** Deletes a user's unfinished uploads in the caller's transaction. Their photo stays. */
export async function endUploads(trx: Database, userId: string, now: number): Promise<void> {
  const ended = await deleteAssets(trx).where('auth_user_id', '=', userId).where('status', '<>', 'current').execute();
  for (const asset of ended) {
    await enqueueAssetDeletion(trx, asset, now);
  }
}

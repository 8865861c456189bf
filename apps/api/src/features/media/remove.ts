import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout, writeAs } from '../../db/write-as.ts';
import { refreshSearchRow } from '../mentors/index.ts';
import { getReference } from '../reference/index.ts';
import { keysOf } from './files.ts';
import { enqueueFileDeletion } from './jobs.ts';
import { deleteAssets, type Asset } from './queries.ts';

/** Forgets an asset that came to nothing, and its files. One that became somebody's picture stays. */
export async function discard({ db }: Pick<Context, 'db'>, { id, auth_user_id }: Asset): Promise<void> {
  await writeAbout(db, auth_user_id, async (trx) => {
    const gone = await deleteAssets(trx).where('id', '=', id).where('status', '<>', 'current').executeTakeFirst();
    if (gone) {
      await enqueueFileDeletion(trx, keysOf(gone));
    }
  });
}

/**
 * Removes the picture of a person, or gives up an upload of theirs.
 * @throws AppError NOT_FOUND for an unknown asset, and for somebody else's.
 */
export async function removeAvatar(
  context: Pick<Context, 'db' | 'clock' | 'logger'>,
  userId: string,
  assetId: string,
): Promise<void> {
  const reference = await getReference(context);
  await writeAs(context.db, userId, async (trx) => {
    const gone = await deleteAssets(trx)
      .where('id', '=', assetId)
      .where('auth_user_id', '=', userId)
      .executeTakeFirst();
    if (!gone) {
      throw new AppError('NOT_FOUND');
    }
    await enqueueFileDeletion(trx, keysOf(gone));
    await refreshSearchRow(trx, userId, reference);
  });
}

/** Removes every picture and upload of a person who is being erased, with their files, in the caller's transaction. */
export async function eraseAvatars(trx: Database, userId: string): Promise<void> {
  for (const asset of await deleteAssets(trx).where('auth_user_id', '=', userId).execute()) {
    await enqueueFileDeletion(trx, keysOf(asset));
  }
}

import { VALIDATION_MESSAGES as words, type Avatar } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Refusal, RenderedAvatar } from '../../providers/images/port.ts';
import { compareMentorJob } from '../fraud/compare-mentor.ts';
import { refreshSearchRow } from '../mentors/search-row.ts';
import { keysOf, squareKey } from './files.ts';
import { enqueueFileDeletion } from './jobs.ts';
import { presentAsset } from './present.ts';
import { deleteAssets, dropPortraits, storeHash, setCurrent, type Asset } from './queries.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'images' | 'storage'>;

const REFUSALS: Readonly<Record<Refusal, string>> = {
  type: words.image_type,
  pixels: words.image_pixels,
  shape: words.image_shape,
  unreadable: words.image_unreadable,
};

/** An error about the file; `path` is the form's field. */
export const refusedFile = (message: string) =>
  new AppError('VALIDATION_FAILED', { errors: [{ path: 'file', message }] });

async function render({ images }: Pick<Context, 'images'>, asset: Asset, bytes: Buffer): Promise<RenderedAvatar> {
  const result = await images.renderAvatar(bytes, asset.content_type);
  if ('refused' in result) {
    throw refusedFile(REFUSALS[result.refused]);
  }
  return result.rendered;
}

/** Replaces the current photo: its row is deleted now, its files by a job. */
async function replaceCurrent(trx: Database, { id, auth_user_id }: Asset): Promise<boolean> {
  const before = await deleteAssets(trx)
    .where('auth_user_id', '=', auth_user_id)
    .where('status', '=', 'current')
    .executeTakeFirst();
  if (!(await setCurrent(trx, id))) {
    return false;
  }
  if (before) {
    await enqueueFileDeletion(trx, keysOf(before));
  }
  await dropPortraits(trx, auth_user_id);
  return true;
}

/**
 * Makes a file the photo of the asset's owner. The asset must be claimed. Its row records the files before they are
 * written, so that none is orphaned.
 * @param alsoInTransaction runs in the transaction that makes it current.
 * @throws AppError VALIDATION_FAILED for the file, UNAVAILABLE, STORAGE_UNAVAILABLE, NOT_FOUND if the asset was removed
 * meanwhile.
 */
export async function makeCurrent(
  context: Deps,
  asset: Asset,
  bytes: Buffer,
  alsoInTransaction?: (trx: Database) => Promise<void>,
): Promise<Avatar> {
  const { squares, content_hash, look } = await render(context, asset, bytes);
  const rendered = { ...asset, content_hash };
  if (!(await storeHash(context.db, asset.id, { content_hash, look }))) {
    throw new AppError('NOT_FOUND');
  }
  await Promise.all(
    squares.map(({ side, bytes: square }) => context.storage.put(squareKey(rendered, side), square, 'image/webp')),
  );
  try {
    await writeAs(context.db, asset.auth_user_id, async (trx) => {
      if (!(await replaceCurrent(trx, rendered))) {
        throw new AppError('NOT_FOUND');
      }
      await refreshSearchRow(trx, asset.auth_user_id, context.clock);
      await enqueue(trx, [compareMentorJob({ user_id: asset.auth_user_id })]);
      await alsoInTransaction?.(trx);
    });
  } catch (error) {
    // If the asset or its owner was removed meanwhile, the rendered files are deleted.
    if (error instanceof AppError) {
      await enqueueFileDeletion(context.db, keysOf(rendered));
    }
    throw error;
  }
  return presentAsset(rendered);
}

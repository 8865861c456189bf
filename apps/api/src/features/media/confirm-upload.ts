import { VALIDATION_MESSAGES as words, type Avatar } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { uploadKey } from '../../providers/storage/port.ts';
import { enqueueUploadDeletion } from './jobs.ts';
import { makeCurrent, refusedFile } from './make-current.ts';
import { presentAsset } from './present.ts';
import { claim, findAsset, releaseClaim, type Asset } from './queries.ts';
import { discard } from './remove.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger' | 'images' | 'storage'>;

/** Reads an uploaded file, which must have the announced size. */
async function readUpload({ storage }: Pick<Context, 'storage'>, asset: Asset): Promise<Buffer> {
  const found = await storage.head(uploadKey(asset.id));
  if (!found) {
    throw new AppError('UPLOAD_MISSING');
  }
  if (found.size_bytes !== asset.size_bytes) {
    throw refusedFile(words.upload_size);
  }
  const stream = await storage.get(uploadKey(asset.id));
  if (!stream) {
    throw new AppError('UPLOAD_MISSING');
  }
  return Buffer.concat(await stream.toArray());
}

/** A bad file ends the upload; after any other error it can be confirmed again. */
async function releaseUpload(context: Deps, asset: Asset, error: unknown): Promise<void> {
  if (error instanceof AppError && error.code === 'VALIDATION_FAILED') {
    await discard(context, asset);
  } else {
    await releaseClaim(context.db, asset.id);
  }
}

/**
 * Makes an uploaded file its owner's photo. Repeating it returns the same photo.
 * @throws AppError NOT_FOUND for another user's upload, UPLOAD_MISSING, IN_PROGRESS, VALIDATION_FAILED for the file.
 */
export async function confirmUpload(context: Deps, userId: string, assetId: string): Promise<Avatar> {
  const found = await findAsset(context.db, assetId);
  if (found?.auth_user_id !== userId) {
    throw new AppError('NOT_FOUND');
  }
  if (found.status === 'current') {
    return presentAsset(found);
  }
  const asset = await claim(context.db, assetId);
  if (!asset) {
    throw new AppError('IN_PROGRESS');
  }
  try {
    const bytes = await readUpload(context, asset);
    return await makeCurrent(context, asset, bytes, (trx) => enqueueUploadDeletion(trx, asset.id, context.clock.now()));
  } catch (error) {
    await releaseUpload(context, asset, error);
    throw error;
  }
}

import { LIMITS, type Avatar, type AvatarType, type AvatarUpload, type CreateAvatarUpload } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import { writeAs } from '../../db/write-as.ts';
import { SentFile } from '../../http/sent-file.ts';
import { makeCurrent } from './make-current.ts';
import { countUnfinished, insertAsset, type Asset } from './queries.ts';
import { discard } from './remove.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger' | 'images' | 'storage'>;

async function createAsset(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  upload: Pick<Asset, 'auth_user_id' | 'status' | 'content_type' | 'size_bytes'>,
): Promise<Asset> {
  const now = clock.now();
  const since = toInstant(now - LIMITS.avatar_upload_ttl_s * 1000);
  const asset = { ...upload, id: newId(), content_hash: null };
  const claimed_at = upload.status === 'processing' ? new Date() : null;
  await writeAs(db, upload.auth_user_id, async (trx) => {
    if ((await countUnfinished(trx, upload.auth_user_id, since)) >= LIMITS.avatar_uploads_open_max) {
      throw new AppError('TOO_MANY_UPLOADS');
    }
    await insertAsset(trx, { ...asset, claimed_at, created_at: new Date(now) });
  });
  return asset;
}

/** Creates an upload link for the announced file. */
async function createUploadLink(
  context: Deps,
  auth_user_id: string,
  announced: CreateAvatarUpload,
): Promise<AvatarUpload> {
  const { content_type, size_bytes } = announced;
  const asset = await createAsset(context, { auth_user_id, status: 'expected', content_type, size_bytes });
  const expires = Math.floor(context.clock.now() / 1000) + LIMITS.avatar_upload_ttl_s;
  const upload_url = await context.storage.signUpload({ id: asset.id, content_type, size_bytes, expires });
  return { upload_url, asset_id: asset.id };
}

/** Stores a file that came with the request. After an error nothing of it stays. */
async function storeUploadedFile(
  context: Deps,
  auth_user_id: string,
  { bytes, content_type }: SentFile,
): Promise<Avatar> {
  const asset = await createAsset(context, {
    auth_user_id,
    status: 'processing',
    content_type: content_type as AvatarType,
    size_bytes: bytes.length,
  });
  try {
    return await makeCurrent(context, asset, bytes);
  } catch (error) {
    await discard(context, asset);
    throw error;
  }
}

/**
 * Stores a photo, or creates a link for its upload. The file's name is ignored.
 * @throws AppError VALIDATION_FAILED, TOO_MANY_UPLOADS, UNAVAILABLE, STORAGE_UNAVAILABLE
 */
export const createUpload = (
  context: Deps,
  userId: string,
  body: CreateAvatarUpload | SentFile,
): Promise<Avatar | AvatarUpload> =>
  body instanceof SentFile ? storeUploadedFile(context, userId, body) : createUploadLink(context, userId, body);

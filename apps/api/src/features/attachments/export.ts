import { LIMITS } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { openSealed } from '../sealed-files/keep.ts';
import { attachmentKey, sealContext } from './files.ts';

/** The files that a user sent, the latest first, as far as an archive has room. @throws AppError STORAGE_UNAVAILABLE. */
export async function exportAttachments(
  context: Pick<Context, 'db' | 'storage' | 'sealer'>,
  user_id: string,
): Promise<{ name: string; bytes: Buffer }[]> {
  const rows = await context.db
    .selectFrom('attachment')
    .select(['id', 'filename', 'key_id', 'size_bytes'])
    .where('auth_user_id', '=', user_id)
    .where((has) => has.or([has('message_id', 'is not', null), has('booking_id', 'is not', null)]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const files: { name: string; bytes: Buffer }[] = [];
  let room = LIMITS.export_files_bytes;
  for (const { id, filename, key_id, size_bytes } of rows) {
    room -= size_bytes;
    if (room < 0) {
      break;
    }
    try {
      const bytes = await openSealed(context, { key: attachmentKey(id), sealed_for: sealContext(id), key_id });
      files.push({ name: `${id}-${filename}`, bytes });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'NOT_FOUND')) {
        throw error;
      }
    }
  }
  return files;
}

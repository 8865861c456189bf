import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { enqueueFileDeletion } from '../media/jobs.ts';

type Deps = Pick<Context, 'db' | 'storage' | 'sealer'>;

/**
 * Keeps a file encrypted, where its row stands already: so no file is without one, and the sweep finds what is left.
 * @param sealed_for what the bytes belong to: they can't be opened as another file's.
 * @param row.forget deletes the row; after an error of the storage nothing is left.
 * @param row.isThere whether it still stands: its sender may have been erased meanwhile.
 * @throws AppError STORAGE_UNAVAILABLE, NOT_FOUND.
 */
export async function keepSealed(
  { db, storage, sealer }: Deps,
  { key, sealed_for, bytes }: { key: string; sealed_for: string; bytes: Buffer },
  row: { forget: () => Promise<unknown>; isThere: () => Promise<boolean> },
): Promise<void> {
  try {
    await storage.put(key, sealer.sealBytes(bytes, sealed_for).bytes, 'application/octet-stream');
  } catch (error) {
    // The storage may have kept it without an answer. The row goes last: until then the sweep finds the file by it.
    await enqueueFileDeletion(db, [key]);
    await row.forget();
    throw error;
  }
  if (!(await row.isThere())) {
    await enqueueFileDeletion(db, [key]);
    throw new AppError('NOT_FOUND');
  }
}

/** The bytes of a kept file. @throws AppError NOT_FOUND where it is gone, STORAGE_UNAVAILABLE. */
export async function openSealed(
  { storage, sealer }: Pick<Deps, 'storage' | 'sealer'>,
  { key, sealed_for, key_id }: { key: string; sealed_for: string; key_id: string },
): Promise<Buffer<ArrayBuffer>> {
  const stream = await storage.get(key);
  if (stream === null) {
    throw new AppError('NOT_FOUND');
  }
  return sealer.openBytes({ bytes: Buffer.concat(await stream.toArray()), key_id }, sealed_for);
}

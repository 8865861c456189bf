import type { StaffEventKind } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { writeAs } from '../../db/write-as.ts';
import { Replied } from '../../http/handlers.ts';
import { recordStaffAct } from '../staff/record-act.ts';
import { sealContext, sealedKey, type FileSubject } from './files.ts';
import { openSealed } from './keep.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'storage' | 'sealer'>;

/**
 * A file as a download, for a member of the staff. The look is recorded before anything is read.
 * @throws AppError NOT_FOUND for a file that doesn't belong to the subject or is deleted, STORAGE_UNAVAILABLE.
 */
export async function readSealedFile(
  { db, clock, storage, sealer }: Deps,
  { id, subject, actor_id }: { id: string; subject: FileSubject; actor_id: string },
) {
  const kind: StaffEventKind = 'document_read';
  const file = await writeAs(db, actor_id, async (trx) => {
    const found = await trx
      .selectFrom('sealed_file')
      .selectAll()
      .where('id', '=', id)
      .where('subject_type', '=', subject.type)
      .where('subject_id', '=', subject.id)
      .where('delete_at', '>', toInstant(clock.now()))
      .executeTakeFirst();
    if (found === undefined) {
      throw new AppError('NOT_FOUND');
    }
    await recordStaffAct(trx, { kind, actor_id, about_user_id: found.auth_user_id, subject });
    return found;
  });
  const { filename, key_id } = file;
  const bytes = await openSealed({ storage, sealer }, { key: sealedKey(id), sealed_for: sealContext(id), key_id });
  return asDownload({ filename, bytes });
}

/** An answer that no browser shows by itself: it is only downloaded, whatever it contains. */
export const asDownload = ({ filename, bytes }: { filename: string; bytes: Buffer<ArrayBuffer> }) =>
  new Replied(200, bytes, {
    // RFC 6266, 4.3: the name in UTF-8.
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`,
    'cache-control': 'private, no-store',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });

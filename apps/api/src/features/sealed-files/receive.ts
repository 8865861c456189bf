import { LIMITS, VALIDATION_MESSAGES as words, type SealedFile } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { SentFile } from '../../http/sent-file.ts';
import { isPdf, labelOf, type KeptType } from './content.ts';
import { sealContext, sealedKey } from './files.ts';
import { keepSealed } from './keep.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'images' | 'storage' | 'sealer'>;

/** How long a file waits to be handed in. */
const UNATTACHED_MS = 60 * 60_000;

const REFUSALS = {
  type: words.document_type,
  pixels: words.image_pixels,
  unreadable: words.document_unreadable,
} as const;
const refused = (message: string) => new AppError('VALIDATION_FAILED', { errors: [{ path: 'file', message }] });

/**
 * Returns the stored form of a file: a PDF unchanged, a picture encoded anew. Its content decides, not its name or declared type.
 * @throws AppError VALIDATION_FAILED
 */
async function contentOf(
  { images }: Pick<Context, 'images'>,
  { bytes }: SentFile,
): Promise<{ bytes: Buffer; content_type: Exclude<KeptType, 'text/plain'> }> {
  if (isPdf(bytes)) {
    return { bytes, content_type: 'application/pdf' };
  }
  const rendered = await images.renderDocument(bytes);
  if ('refused' in rendered) {
    throw refused(REFUSALS[rendered.refused]);
  }
  return { bytes: rendered.page, content_type: 'image/webp' };
}

async function insertRow(
  { db, clock, sealer }: Deps,
  user_id: string,
  file: Pick<SealedFile, 'id' | 'filename' | 'content_type' | 'size_bytes'>,
): Promise<SealedFile> {
  const now = clock.now();
  const row = { ...file, created_at: toInstant(now), delete_at: toInstant(now + UNATTACHED_MS) };
  await writeAs(
    db,
    user_id,
    async (trx) => {
      const { open } = await trx
        .selectFrom('sealed_file')
        .select(({ fn }) => fn.countAll<number>().as('open'))
        .where('auth_user_id', '=', user_id)
        .where('subject_id', 'is', null)
        .where('delete_at', '>', toInstant(now))
        .executeTakeFirstOrThrow();
      if (open >= LIMITS.sealed_files_open_max) {
        throw new AppError('TOO_MANY_UPLOADS');
      }
      await trx
        .insertInto('sealed_file')
        .values({ ...row, auth_user_id: user_id, subject_type: null, subject_id: null, key_id: sealer.key_id })
        .execute();
    },
    { while_suspended: true },
  );
  return row;
}

const isThere = async (db: Database, id: string) =>
  (await db.selectFrom('sealed_file').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/**
 * Keeps a document, encrypted, for an hour; `attachSealedFiles` hands it in. Its row is written first, so that no file is
 * without one.
 * @throws AppError VALIDATION_FAILED for the file, TOO_MANY_UPLOADS, UNAVAILABLE, STORAGE_UNAVAILABLE.
 */
export async function receiveSealedFile(
  context: Deps,
  user_id: string,
  file: SentFile | undefined,
): Promise<SealedFile> {
  if (!(file instanceof SentFile)) {
    throw refused(words.document_required);
  }
  const { bytes, content_type } = await contentOf(context, file);
  const id = newId();
  const filename = labelOf(file.filename, content_type);
  const row = await insertRow(context, user_id, { id, filename, content_type, size_bytes: bytes.length });
  await keepSealed(
    context,
    { key: sealedKey(id), sealed_for: sealContext(id), bytes },
    {
      forget: () => context.db.deleteFrom('sealed_file').where('id', '=', id).execute(),
      isThere: () => isThere(context.db, id),
    },
  );
  return row;
}

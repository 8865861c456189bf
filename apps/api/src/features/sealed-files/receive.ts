import { LIMITS, VALIDATION_MESSAGES as words, type DocumentType, type SealedFile } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import { oneLine } from '../../core/one-line.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { SentFile } from '../../http/sent-file.ts';
import { enqueueFileDeletion } from '../media/index.ts';
import { sealContext, sealedKey } from './files.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'images' | 'storage' | 'sealer'>;

/** How long a file waits to be handed in. */
const UNATTACHED_MS = 60 * 60_000;
const FILENAME_MAX = 200;

const REFUSALS = {
  type: words.document_type,
  pixels: words.image_pixels,
  unreadable: words.document_unreadable,
} as const;
const refused = (message: string) => new AppError('VALIDATION_FAILED', { errors: [{ path: 'file', message }] });

/** A PDF begins with these bytes (ISO 32000-2, 7.5.2); nothing may stand before them, so HTML and SVG aren't taken for one. */
const isPdf = (bytes: Buffer) => /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8));

/**
 * What is kept of a file: a PDF as it is, a picture encoded anew. Its content decides, not its name or declared type.
 * @throws AppError VALIDATION_FAILED
 */
async function contentOf(
  { images }: Pick<Context, 'images'>,
  { bytes }: SentFile,
): Promise<{ bytes: Buffer; content_type: DocumentType }> {
  if (isPdf(bytes)) {
    return { bytes, content_type: 'application/pdf' };
  }
  const rendered = await images.renderDocument(bytes);
  if ('refused' in rendered) {
    throw refused(REFUSALS[rendered.refused]);
  }
  return { bytes: rendered.page, content_type: 'image/webp' };
}

/** The name without folders and with the ending of what is kept: a label for people, never a path. */
function labelOf(filename: string, content_type: DocumentType): string {
  const name = oneLine(filename.split(/[/\\]/).at(-1) ?? '').replace(/\.[a-z0-9]{1,5}$/i, '');
  return `${name.slice(0, FILENAME_MAX) || 'document'}.${content_type === 'application/pdf' ? 'pdf' : 'webp'}`;
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
  try {
    const sealed = context.sealer.sealBytes(bytes, sealContext(id));
    await context.storage.put(sealedKey(id), sealed.bytes, 'application/octet-stream');
  } catch (error) {
    // The storage may have kept it without an answer. The row goes last: until then the sweep finds the file by it.
    await enqueueFileDeletion(context.db, [sealedKey(id)]);
    await context.db.deleteFrom('sealed_file').where('id', '=', id).execute();
    throw error;
  }
  if (!(await isThere(context.db, id))) {
    // Its sender was erased meanwhile.
    await enqueueFileDeletion(context.db, [sealedKey(id)]);
    throw new AppError('NOT_FOUND');
  }
  return row;
}

import { LIMITS, VALIDATION_MESSAGES as words, type Attachment } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import { writeAs } from '../../db/write-as.ts';
import { SentFile } from '../../http/sent-file.ts';
import { keepSealed } from '../sealed-files/keep.ts';
import { labelOf } from '../sealed-files/content.ts';
import { contentOf } from './content.ts';
import { attachmentKey, sealContext, UNATTACHED_MS } from './files.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'images' | 'scanner' | 'storage' | 'sealer'>;

/** @throws AppError TOO_MANY_UPLOADS */
async function insertRow({ db, clock, sealer }: Deps, auth_user_id: string, file: Attachment): Promise<void> {
  await writeAs(db, auth_user_id, async (trx) => {
    const { open } = await trx
      .selectFrom('attachment')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('auth_user_id', '=', auth_user_id)
      .where('message_id', 'is', null)
      .where('booking_id', 'is', null)
      .where('created_at', '>', toInstant(clock.now() - UNATTACHED_MS))
      .executeTakeFirstOrThrow();
    if (open >= LIMITS.attachments_open_max) {
      throw new AppError('TOO_MANY_UPLOADS');
    }
    await trx
      .insertInto('attachment')
      .values({ ...file, auth_user_id, message_id: null, position: 0, key_id: sealer.key_id })
      .execute();
  });
}

/**
 * Keeps a file, encrypted, for an hour; `attachFiles` gives it to a message or a booking.
 * @throws AppError VALIDATION_FAILED for the file, TOO_MANY_UPLOADS, UNAVAILABLE, STORAGE_UNAVAILABLE.
 */
export async function keepAttachment(
  context: Deps,
  user_id: string,
  file: Pick<SentFile, 'filename' | 'bytes'>,
): Promise<Attachment> {
  const { db, clock } = context;
  const { bytes, ...content } = await contentOf(context, file.bytes);
  const id = newId();
  const attachment: Attachment = {
    id,
    filename: labelOf(file.filename, content.content_type),
    ...content,
    size_bytes: bytes.length,
    created_at: toInstant(clock.now()),
  };
  await insertRow(context, user_id, attachment);
  const row = () => db.selectFrom('attachment').select('id').where('id', '=', id);
  await keepSealed(
    context,
    { key: attachmentKey(id), sealed_for: sealContext(id), bytes },
    {
      forget: () => db.deleteFrom('attachment').where('id', '=', id).execute(),
      isThere: async () => (await row().executeTakeFirst()) !== undefined,
    },
  );
  return attachment;
}

/** Keeps a file that comes in a form. @throws AppError as `keepAttachment` */
export function receiveAttachment(context: Deps, user_id: string, file: SentFile | undefined): Promise<Attachment> {
  if (!(file instanceof SentFile)) {
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'file', message: words.document_required }] });
  }
  return keepAttachment(context, user_id, file);
}

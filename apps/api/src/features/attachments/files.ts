import { VALIDATION_MESSAGES as words, type Attachment } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { PREPARED } from '../../db/prepared.ts';
import { enqueueFileDeletion } from '../media/jobs.ts';
import { writeAbout } from '../../db/write-as.ts';
import { runEach } from '../../core/run-each.ts';

/** How long a file waits for its message or booking. */
export const UNATTACHED_MS = 60 * 60_000;

/** Returns the storage key of a file, under a prefix of its own. */
export const attachmentKey = (id: string): string => `attachments/${id}`;
/** The context that seals its bytes: they can't be read as another file's. */
export const sealContext = (id: string): string => `attachment:${id}`;

/** The owner of a file: a message, or a booking until it is confirmed. */
type AttachTo = { message_id: string } | { booking_id: string };

/**
 * Gives files that a user has sent to a message or a booking of theirs, in the transaction that writes it and has locked the user.
 * @throws AppError VALIDATION_FAILED (`attachment_ids`) for files that are another user's, another message's, or no longer there.
 */
export async function attachFiles(
  trx: Database,
  { ids, user_id, to, now }: { ids: readonly string[]; user_id: string; to: AttachTo; now: number },
): Promise<void> {
  for (const [position, id] of [...new Set(ids)].entries()) {
    const { numUpdatedRows } = await trx
      .updateTable('attachment')
      .set({ booking_id: null, ...to, position })
      .where('id', '=', id)
      .where('auth_user_id', '=', user_id)
      .where('message_id', 'is', null)
      .where((has) =>
        has.or([has('created_at', '>', toInstant(now - UNATTACHED_MS)), has('booking_id', 'is not', null)]),
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      throw new AppError('VALIDATION_FAILED', {
        errors: [{ path: `attachment_ids[${position}]`, message: words.document_gone }],
      });
    }
  }
}

/** The files of messages, by message, in the order in which they were named. */
export async function attachmentsOf(
  db: Database,
  message_ids: readonly string[],
): Promise<ReadonlyMap<string, Attachment[]>> {
  if (message_ids.length === 0) {
    return new Map();
  }
  const rows = await db
    .selectFrom('attachment')
    .select(['message_id', 'id', 'filename', 'content_type', 'size_bytes', 'is_scanned', 'created_at'])
    .where(sql<boolean>`message_id = any(${message_ids}::uuid[])`)
    .orderBy('position')
    .modifyEnd(PREPARED)
    .execute();
  const byMessage = new Map<string, Attachment[]>();
  for (const { message_id, ...attachment } of rows) {
    byMessage.set(message_id ?? '', [...(byMessage.get(message_id ?? '') ?? []), attachment]);
  }
  return byMessage;
}

/** The files that wait with a booking until it is confirmed, in the order in which they were named. */
export const filesWaitingWith = (db: Database, booking_id: string): Promise<Attachment[]> =>
  db
    .selectFrom('attachment')
    .select(['id', 'filename', 'content_type', 'size_bytes', 'is_scanned', 'created_at'])
    .where('booking_id', '=', booking_id)
    .orderBy('position')
    .execute();

/** Leaves the files of a booking that can't reach the other person to the sweep. */
export async function dropFilesOf(trx: Database, booking_id: string): Promise<void> {
  await trx.updateTable('attachment').set({ booking_id: null }).where('booking_id', '=', booking_id).execute();
}

/** A file that no message took along within an hour, and that no booking keeps: an SQL condition. */
const isForgotten = (now: number) => sql<boolean>`(message_id is null
  and attachment.created_at <= ${toInstant(now - UNATTACHED_MS)}::timestamptz
  and not exists (select from booking
    where booking.id = attachment.booking_id and booking.status in ('pending_payment', 'requested', 'confirmed')))`;

/** Enqueues the deletion of the files of deleted rows. */
const deleteFiles = (trx: Database, rows: readonly { id: string }[]): Promise<void> =>
  enqueueFileDeletion(
    trx,
    rows.map(({ id }) => attachmentKey(id)),
  );

/** Deletes all files of a user who is being erased, in the caller's transaction. */
export async function eraseAttachments(trx: Database, user_id: string): Promise<void> {
  const gone = trx.deleteFrom('attachment').where('auth_user_id', '=', user_id);
  await deleteFiles(trx, await gone.returning('id').execute());
}

/** Deletes the user's files that have waited too long for a message. */
export async function deleteForgotten(trx: Database, user_id: string, now: number): Promise<void> {
  const gone = trx.deleteFrom('attachment').where('auth_user_id', '=', user_id).where(isForgotten(now));
  await deleteFiles(trx, await gone.returning('id').execute());
}

/**
 * Deletes a file that no message has, in a transaction that has locked its sender.
 * @throws AppError NOT_FOUND for other files.
 */
export async function deleteUnattached(trx: Database, { id, user_id }: { id: string; user_id: string }): Promise<void> {
  const gone = await trx
    .deleteFrom('attachment')
    .where('id', '=', id)
    .where('auth_user_id', '=', user_id)
    .where('message_id', 'is', null)
    .returning('id')
    .execute();
  if (gone.length === 0) {
    throw new AppError('NOT_FOUND');
  }
  await deleteFiles(trx, gone);
}

/** Finds the authors whose files wait too long for a message. */
export const findForgetful = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<{ auth_user_id: string }[]> =>
  db.selectFrom('attachment').select('auth_user_id').distinct().where(isForgotten(clock.now())).execute();

/** Deletes files that no message took along within an hour. */
export async function sweepAttachments(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const { db, clock } = context;
  await runEach(await findForgetful(context), ({ auth_user_id }) =>
    writeAbout(db, auth_user_id, (trx) => deleteForgotten(trx, auth_user_id, clock.now())),
  );
}

import { LIMITS, VALIDATION_MESSAGES as words, type SealedFile, type StaffSubject } from '@abroad/contract';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { enqueueFileDeletion } from '../media/jobs.ts';
import type { Context } from '../../context.ts';
import { writeAbout } from '../../db/write-as.ts';
import { runEach } from '../../core/run-each.ts';

/** The subject of files: a proof, an appeal. */
export interface FileSubject {
  type: StaffSubject['type'];
  id: string;
}

const COLUMNS = ['id', 'filename', 'content_type', 'size_bytes', 'created_at', 'delete_at'] as const;
const DAY_MS = 24 * 60 * 60_000;

/** Returns the storage key of a file, under a prefix of its own. */
export const sealedKey = (id: string): string => `sealed/${id}`;
/** The context that seals its bytes: they can't be read as another file's. */
export const sealContext = (id: string): string => `sealed-file:${id}`;

const lost = () => new AppError('VALIDATION_FAILED', { errors: [{ path: 'file_ids', message: words.document_gone }] });

/**
 * Hands in files that a user has sent, in a transaction that has locked the user. Files are deleted 90 days after they were sent
 * at the latest; `keepFilesUntil` sets an earlier time.
 * @throws AppError VALIDATION_FAILED (`file_ids`) for files that are another user's, handed in already, or no longer there.
 */
export async function attachSealedFiles(
  trx: Database,
  { ids, user_id, subject, now }: { ids: readonly string[]; user_id: string; subject: FileSubject; now: number },
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) {
    return;
  }
  const { numUpdatedRows } = await trx
    .updateTable('sealed_file')
    .set({
      subject_type: subject.type,
      subject_id: subject.id,
      delete_at: toInstant(now + LIMITS.sealed_file_days * DAY_MS),
    })
    .where('id', 'in', wanted)
    .where('auth_user_id', '=', user_id)
    .where('subject_id', 'is', null)
    .where('delete_at', '>', toInstant(now))
    .executeTakeFirst();
  if (numUpdatedRows !== BigInt(wanted.length)) {
    throw lost();
  }
}

/** The files of something, of one user or all, in the order in which they were sent. */
export const listSealedFiles = (db: Database, { type, id }: FileSubject, user_id?: string): Promise<SealedFile[]> =>
  db
    .selectFrom('sealed_file')
    .select(COLUMNS)
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .$if(user_id !== undefined, (query) => query.where('auth_user_id', '=', user_id ?? ''))
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Sets when the files of something are deleted, once it is decided; never later than before. */
export async function keepFilesUntil(trx: Database, { type, id }: FileSubject, until: number): Promise<void> {
  await trx
    .updateTable('sealed_file')
    .set({ delete_at: toInstant(until) })
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .where('delete_at', '>', toInstant(until))
    .execute();
}

/** Lets the files of something that was decided be deleted on time. */
export const keepDecidedFiles = (trx: Database, subject: FileSubject, now: number): Promise<void> =>
  keepFilesUntil(trx, subject, now + LIMITS.sealed_file_decided_days * DAY_MS);

/** Enqueues the deletion of the files of deleted rows. */
const deleteFiles = (trx: Database, rows: readonly { id: string }[]): Promise<void> =>
  enqueueFileDeletion(
    trx,
    rows.map(({ id }) => sealedKey(id)),
  );

/** Deletes the files of something at once, in the caller's transaction. */
export async function deleteSealedFiles(trx: Database, { type, id }: FileSubject): Promise<void> {
  const gone = trx.deleteFrom('sealed_file').where('subject_type', '=', type).where('subject_id', '=', id);
  await deleteFiles(trx, await gone.returning('id').execute());
}

/** Deletes all files of a user who is being erased, in the caller's transaction. */
export async function eraseSealedFiles(trx: Database, user_id: string): Promise<void> {
  await deleteFiles(
    trx,
    await trx.deleteFrom('sealed_file').where('auth_user_id', '=', user_id).returning('id').execute(),
  );
}

/** Deletes the user's files that are due by an instant. */
export async function deleteDueFiles(trx: Database, user_id: string, now: string): Promise<void> {
  const due = trx.deleteFrom('sealed_file').where('auth_user_id', '=', user_id).where('delete_at', '<=', now);
  await deleteFiles(trx, await due.returning('id').execute());
}

/**
 * Deletes a file that its sender did not hand in, in a transaction that has locked them.
 * @throws AppError NOT_FOUND for other files.
 */
export async function deleteUnattached(trx: Database, { id, user_id }: { id: string; user_id: string }): Promise<void> {
  const gone = await trx
    .deleteFrom('sealed_file')
    .where('id', '=', id)
    .where('auth_user_id', '=', user_id)
    .where('subject_id', 'is', null)
    .returning('id')
    .execute();
  if (gone.length === 0) {
    throw new AppError('NOT_FOUND');
  }
  await deleteFiles(trx, gone);
}

/** Deletes documents whose time is over: not handed in within an hour, 30 days after the decision, or 90 days after they were sent. */
export async function sweepSealedFiles({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = toInstant(clock.now());
  const people = await db
    .selectFrom('sealed_file')
    .select('auth_user_id')
    .distinct()
    .where('delete_at', '<=', now)
    .execute();
  await runEach(people, ({ auth_user_id }) =>
    writeAbout(db, auth_user_id, (trx) => deleteDueFiles(trx, auth_user_id, now)),
  );
}

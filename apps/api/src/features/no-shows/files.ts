import { LIMITS, type StaffNoShowDetail } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { readSealedFile } from '../sealed-files/read.ts';
import { attachSealedFiles, keepDecidedFiles, listSealedFiles, type FileSubject } from '../sealed-files/files.ts';
import { findPeopleOf } from './queries.ts';

const filesOf = (booking_id: string): FileSubject => ({ type: 'no_show_case', id: booking_id });

/** Lists a user's files for the case of a session. */
export const listOwnFiles = (db: Database, booking_id: string, user_id: string) =>
  listSealedFiles(db, filesOf(booking_id), user_id);

/** Lists both people's files, the mentor's first. */
export async function listFiles(
  db: Database,
  booking_id: string,
  { mentor, prospect }: Record<'mentor' | 'prospect', { user_id: string }>,
): Promise<StaffNoShowDetail['files']> {
  const [by_mentor, by_prospect] = await Promise.all([
    listOwnFiles(db, booking_id, mentor.user_id),
    listOwnFiles(db, booking_id, prospect.user_id),
  ]);
  return [
    ...by_mentor.map((file) => ({ ...file, side: 'mentor' as const })),
    ...by_prospect.map((file) => ({ ...file, side: 'prospect' as const })),
  ];
}

/**
 * Hands in documents with an answer. Call it with the users' locks held.
 * @throws AppError VALIDATION_FAILED (`file_ids`) for too many in all, and for files that aren't the user's or are gone.
 */
export async function attachFiles(
  trx: Database,
  booking_id: string,
  { user_id, ids, now }: { user_id: string; ids: readonly string[]; now: number },
): Promise<void> {
  if (ids.length === 0) {
    return;
  }
  const own = await listOwnFiles(trx, booking_id, user_id);
  if (own.length + new Set(ids).size > LIMITS.no_show_files_max) {
    const message = `No more than ${LIMITS.no_show_files_max}`;
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'file_ids', message }] });
  }
  await attachSealedFiles(trx, { ids, user_id, subject: filesOf(booking_id), now });
}

/** Lets the documents of a case that has ended be deleted on time. */
export const keepFilesAfter = (trx: Database, booking_id: string, now: number): Promise<void> =>
  keepDecidedFiles(trx, filesOf(booking_id), now);

/**
 * A document for a member of the staff; the look is recorded first.
 * @throws AppError NOT_FOUND, STAFF_INVOLVED for their own session, STORAGE_UNAVAILABLE.
 */
export async function getNoShowFile(
  context: Pick<Context, 'db' | 'clock' | 'storage' | 'sealer'>,
  { booking_id, file_id, actor_id }: { booking_id: string; file_id: string; actor_id: string },
) {
  await findPeopleOf(context.db, booking_id, actor_id);
  return readSealedFile(context, { id: file_id, subject: filesOf(booking_id), actor_id });
}

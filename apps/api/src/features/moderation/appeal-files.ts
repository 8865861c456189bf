import { LIMITS } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { asDownload, readSealedFile } from '../sealed-files/read.ts';
import { attachSealedFiles, keepFilesUntil, type FileSubject } from '../sealed-files/files.ts';
import { findCase } from './move-case.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Returns the subject of an appeal's documents. */
export const filesOf = (appeal_id: string): FileSubject => ({ type: 'appeal', id: appeal_id });

/**
 * Hands in documents with an appeal, under the person's lock.
 * @throws AppError VALIDATION_FAILED (`file_ids`) for documents that aren't the person's or are gone.
 */
export async function attachAppealFiles(
  trx: Database,
  appeal_id: string,
  { user_id, ids, now }: { user_id: string; ids: readonly string[]; now: number },
): Promise<void> {
  if (ids.length > 0) {
    await attachSealedFiles(trx, { ids, user_id, subject: filesOf(appeal_id), now });
  }
}

/** Lets the documents of an answered appeal be deleted on time. */
export const keepAppealFiles = (trx: Database, appeal_id: string, now: number): Promise<void> =>
  keepFilesUntil(trx, filesOf(appeal_id), now + LIMITS.sealed_file_decided_days * DAY_MS);

/**
 * A document of an appeal in a case, for a moderator; the look is recorded first.
 * @throws AppError NOT_FOUND, STAFF_INVOLVED, STORAGE_UNAVAILABLE.
 */
export async function getCaseFile(
  context: Pick<Context, 'db' | 'clock' | 'storage' | 'sealer'>,
  { id, file_id, actor_id }: { id: string; file_id: string; actor_id: string },
) {
  await findCase(context.db, id, actor_id);
  const appeal = await context.db
    .selectFrom('sealed_file')
    .innerJoin('moderation_appeal as appeal', 'appeal.id', 'subject_id')
    .innerJoin('moderation_decision as decision', 'decision.id', 'appeal.decision_id')
    .select('appeal.id')
    .where('sealed_file.id', '=', file_id)
    .where('decision.case_id', '=', id)
    .executeTakeFirst();
  if (appeal === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return asDownload(await readSealedFile(context, { id: file_id, subject: filesOf(appeal.id), actor_id }));
}

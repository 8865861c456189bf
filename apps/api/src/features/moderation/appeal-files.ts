import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { readSealedFile } from '../sealed-files/read.ts';
import type { FileSubject } from '../sealed-files/files.ts';
import { findCase } from './move-case.ts';

/** Returns the subject of an appeal's documents. */
export const filesOf = (appeal_id: string): FileSubject => ({ type: 'appeal', id: appeal_id });

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
  return readSealedFile(context, { id: file_id, subject: filesOf(appeal.id), actor_id });
}

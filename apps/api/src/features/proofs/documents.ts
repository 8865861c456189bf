import { LIMITS, type EducationProof } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { attachSealedFiles, type FileSubject } from '../sealed-files/files.ts';
import { beginProof } from './begin-proof.ts';
import { recordProofEvent } from './change-proof.ts';
import { findOwnEducation, presentProof } from './own-education.ts';

/** Returns the subject of a proof's documents. */
export const filesOf = (proof_id: string): FileSubject & { type: 'proof' } => ({ type: 'proof', id: proof_id });

/** How many documents a user may still hand in for a university. */
export async function countDocumentsLeft(
  db: Database,
  { user_id, university_id }: { user_id: string; university_id: string },
): Promise<number> {
  // The history keeps those that were taken back, and those of deleted educations.
  const { refused } = await db
    .selectFrom('education_proof_event')
    .select(({ fn }) => fn.countAll<number>().as('refused'))
    .where('auth_user_id', '=', user_id)
    .where('university_id', '=', university_id)
    .where('to_state', '=', 'refused')
    .executeTakeFirstOrThrow();
  return Math.max(0, LIMITS.proof_documents_max - refused);
}

/**
 * Hands in documents, which a moderator looks at.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED for the files, ALREADY_EXISTS where one is in review or proven,
 * PROOF_TRIES_USED_UP after three that were refused.
 */
export async function handInDocuments(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { user_id, education_id, file_ids }: { user_id: string; education_id: string; file_ids: readonly string[] },
): Promise<EducationProof> {
  const proof = await writeAs(db, user_id, async (trx) => {
    const education = await findOwnEducation(trx, user_id, education_id);
    if ((await countDocumentsLeft(trx, { user_id, university_id: education.university_id })) === 0) {
      throw new AppError('PROOF_TRIES_USED_UP');
    }
    const now = clock.now();
    const written = await beginProof(trx, education, {
      kind: 'graduation',
      method: 'document',
      state: 'in_review',
      user_id,
      now,
    });
    await attachSealedFiles(trx, { ids: file_ids, user_id, subject: filesOf(written.id), now });
    await recordProofEvent(trx, written, {
      kind: 'handed_in',
      from: null,
      to: 'in_review',
      by: { role: 'mentor', user_id },
    });
    return written;
  });
  return presentProof(proof, clock.now());
}

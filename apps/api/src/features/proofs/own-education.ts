import { VALIDATION_MESSAGES as words, type EducationProof } from '@abroad/contract';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { canRenew } from './ask-again.ts';
import type { ProofRow } from './change-proof.ts';

export interface OwnEducation {
  id: string;
  profile_id: string;
  university_id: string;
}

/**
 * An education in the user's own mentor profile.
 * @throws AppError NOT_FOUND for another user's, VALIDATION_FAILED for one without a university.
 */
export async function findOwnEducation(db: Database, user_id: string, id: string): Promise<OwnEducation> {
  const found = await db
    .selectFrom('mentor_education as education')
    .innerJoin('mentor_profile as profile', 'profile.id', 'education.profile_id')
    .select(['education.id', 'education.profile_id', 'education.university_id'])
    .where('education.id', '=', id)
    .where('profile.auth_user_id', '=', user_id)
    .executeTakeFirst();
  if (found === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const { university_id } = found;
  if (university_id === null) {
    throw new AppError('VALIDATION_FAILED', {
      errors: [{ path: 'university_id', message: words.university_required }],
    });
  }
  return { ...found, university_id };
}

/** A proof as its mentor sees it: no hash, and nothing of the code but until when it works. */
export function presentProof(proof: ProofRow, now: number): EducationProof {
  const can_renew = canRenew(proof, now);
  const { id, education_id, kind, state, refusal, domain, code_expires_at, proven_at, created_at, updated_at } = proof;
  return {
    id,
    education_id,
    kind,
    state,
    refusal,
    domain,
    code_expires_at,
    proven_at,
    can_renew,
    created_at,
    updated_at,
  };
}

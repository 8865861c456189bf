import type { EducationProofs } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { countDocumentsLeft } from './documents.ts';
import { findOwnEducation, presentProof } from './own-education.ts';
import { findInvite } from './vouch.ts';

/** The proofs of the user's own education, the latest first. @throws AppError NOT_FOUND, VALIDATION_FAILED. */
export async function listEducationProofs(
  context: Pick<Context, 'db' | 'clock' | 'logger' | 'sealer'>,
  { user_id, education_id }: { user_id: string; education_id: string },
): Promise<EducationProofs> {
  const { db, clock } = context;
  const { university_id } = await findOwnEducation(db, user_id, education_id);
  const proofs = await db
    .selectFrom('education_proof')
    .selectAll()
    .where('education_id', '=', education_id)
    .where('auth_user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const isVouched = proofs.some(({ kind, state }) => kind === 'vouched' && state === 'proven');
  return {
    items: proofs.map((proof) => presentProof(proof, clock.now())),
    documents_left: await countDocumentsLeft(db, { user_id, university_id }),
    invite: isVouched ? null : await findInvite(context, db, { user_id, university_id }),
  };
}

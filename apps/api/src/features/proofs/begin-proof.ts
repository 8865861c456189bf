import type { Insertable } from 'kysely';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { EducationProofTable } from '../../db/tables.ts';
import type { ProofRow } from './change-proof.ts';
import type { OwnEducation } from './own-education.ts';

type Begun = Pick<Insertable<EducationProofTable>, 'kind' | 'method' | 'state' | 'proven_at'>;

/**
 * Begins a proof of a user's own education that needs no code.
 * @throws AppError ALREADY_EXISTS where one of its kind is under way or stands.
 */
export async function beginProof(
  trx: Database,
  education: OwnEducation,
  { user_id, now, ...begun }: Begun & { user_id: string; now: number },
): Promise<ProofRow> {
  const written = await trx
    .insertInto('education_proof')
    .values({
      ...begun,
      id: newId(),
      profile_id: education.profile_id,
      education_id: education.id,
      auth_user_id: user_id,
      university_id: education.university_id,
      created_at: toInstant(now),
      updated_at: toInstant(now),
    })
    .onConflict((conflict) =>
      conflict.columns(['education_id', 'kind']).where('state', 'in', ['code_sent', 'in_review', 'proven']).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  if (written === undefined) {
    throw new AppError('ALREADY_EXISTS');
  }
  return written;
}

import type { Insertable } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { EducationProofTable } from '../../db/tables.ts';
import { refreshSearchRow } from '../mentors/search-row.ts';
import { recordProofEvent, type ProofRow } from './change-proof.ts';
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

/** Gives the proof that a university names its mentor, who has accepted it. @throws AppError ALREADY_EXISTS */
export async function giveVouched(
  trx: Database,
  { clock }: Pick<Context, 'clock'>,
  { user_id, education }: { user_id: string; education: OwnEducation },
): Promise<ProofRow> {
  const now = clock.now();
  const begun = { kind: 'vouched', method: 'institution', state: 'proven', proven_at: toInstant(now) } as const;
  const proof = await beginProof(trx, education, { ...begun, user_id, now });
  const by = { role: 'mentor', user_id } as const;
  await recordProofEvent(trx, proof, { kind: 'accepted', from: null, to: 'proven', by });
  await refreshSearchRow(trx, user_id, clock);
  return proof;
}

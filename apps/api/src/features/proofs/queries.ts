import type { Database } from '../../db/connection.ts';
import type { EducationProofTable } from '../../db/tables.ts';

/** A proof of a mentor's education, as others see it. */
export interface ProvenProof {
  education_id: string;
  auth_user_id: string;
  university_id: string;
  kind: EducationProofTable['kind'];
  /** Of an affiliation: the domain that the address was under. */
  domain: string | null;
  /** When it was checked. */
  proven_at: string;
}

/** The proven proofs of these users' educations, the latest first. */
export async function provenProofsOf(db: Database, user_ids: readonly string[]): Promise<ProvenProof[]> {
  if (user_ids.length === 0) {
    return [];
  }
  return db
    .selectFrom('education_proof')
    .select(['education_id', 'auth_user_id', 'university_id', 'kind', 'domain'])
    .select((row) => row.ref('proven_at').$notNull().as('proven_at'))
    .where('auth_user_id', 'in', user_ids)
    .where('state', '=', 'proven')
    .orderBy('proven_at', 'desc')
    .orderBy('id')
    .execute();
}

/** A user's proofs and what happened to them, for the export: no hash, no document. */
export async function exportProofs(db: Database, user_id: string) {
  const proofs = await db
    .selectFrom('education_proof')
    .select(['id', 'education_id', 'university_id', 'kind', 'method', 'state', 'refusal', 'domain'])
    .select(['proven_at', 'asked_again_at', 'new_domain', 'created_at', 'updated_at'])
    .where('auth_user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .execute();
  const events = await db
    .selectFrom('education_proof_event')
    .select(['proof_id', 'education_id', 'kind', 'from_state', 'to_state', 'reason', 'actor_role', 'created_at'])
    .where('auth_user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .execute();
  return { proofs, events };
}

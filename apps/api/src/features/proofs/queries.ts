import type { Database } from '../../db/connection.ts';

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

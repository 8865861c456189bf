import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { changeProof, EDUCATION_CHANGED, findLiveProofs, type ProofRow } from './change-proof.ts';

/** The kind of event by which, before domains had decisions, a revoked proof was kept revoked with its domain's. */
const DOMAIN_REVOKED = 'domain_revoked';

const hasLater = (kind: string) => sql`exists (
  select 1 from education_proof_event later where later.proof_id = revoked.proof_id
    and later.kind = ${kind} and later.created_at > revoked.created_at)`;

/** Reads a revoked proof's earlier state, and whether its education has changed or its domain's proofs were revoked since. */
async function readRevocation(trx: Database, proof_id: string) {
  const { rows } = await sql<{ before: 'proven' | 'stale'; is_changed: boolean; is_lost: boolean }>`
    select from_state as before, ${hasLater(EDUCATION_CHANGED)} as is_changed, ${hasLater(DOMAIN_REVOKED)} as is_lost
    from education_proof_event revoked where proof_id = ${proof_id} and to_state = 'revoked' and from_state <> 'revoked'
    order by created_at desc limit 1`.execute(trx);
  return rows[0];
}

async function restore(
  trx: Database,
  context: Pick<Context, 'clock'>,
  proof: ProofRow,
  actor_id: string | null,
): Promise<void> {
  const revocation = await readRevocation(trx, proof.id);
  const live = await findLiveProofs(trx, proof.education_id);
  if (revocation === undefined || revocation.is_lost || live.some(({ kind }) => kind === proof.kind)) {
    return;
  }
  const state = revocation.is_changed ? 'stale' : revocation.before;
  const by = { role: actor_id === null ? ('system' as const) : ('staff' as const), user_id: actor_id };
  await changeProof(trx, context, proof, { state, by });
  await trx
    .updateTable('proof_address')
    .set({ is_revoked: false })
    .where('university_id', '=', proof.university_id)
    .where('address_hash', '=', proof.address_hash)
    .where('auth_user_id', '=', proof.auth_user_id)
    .execute();
}

/**
 * Gives back proofs that should not have been revoked, in the caller's transaction, which has locked their mentor. One whose
 * education says something else by now is stale; one that was made anew
 * meanwhile, or whose domain's proofs were revoked, stays revoked.
 */
export async function restoreProofs(
  trx: Database,
  context: Pick<Context, 'clock'>,
  { ids, actor_id }: { ids: readonly string[]; actor_id: string | null },
): Promise<void> {
  const proofs = await trx
    .selectFrom('education_proof')
    .selectAll()
    .where('id', 'in', ids)
    .where('state', '=', 'revoked')
    .execute();
  for (const proof of proofs) {
    await restore(trx, context, proof, actor_id);
  }
}

import type { Selectable, Updateable } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { EducationProofEventTable, EducationProofTable } from '../../db/tables.ts';
import { refreshSearchRow } from '../mentors/search-row.ts';

export type ProofRow = Selectable<EducationProofTable>;
type State = ProofRow['state'];

export interface ProofActor {
  role: EducationProofEventTable['actor_role'];
  user_id: string | null;
}
export const BY_SYSTEM: ProofActor = { role: 'system', user_id: null };

/** The kind of event of a revoked proof whose education says something else by now: it could only come back stale. */
export const EDUCATION_CHANGED = 'education_changed';

/** Adds an entry to what happened to a proof. */
export async function recordProofEvent(
  trx: Database,
  proof: Pick<ProofRow, 'id' | 'auth_user_id' | 'education_id' | 'university_id'>,
  event: { kind: string; from: State | null; to: State | null; by: ProofActor; reason?: string | null },
): Promise<void> {
  await trx
    .insertInto('education_proof_event')
    .values({
      id: newId(),
      proof_id: proof.id,
      auth_user_id: proof.auth_user_id,
      education_id: proof.education_id,
      university_id: proof.university_id,
      kind: event.kind,
      from_state: event.from,
      to_state: event.to,
      reason: event.reason ?? null,
      actor_user_id: event.by.user_id,
      actor_role: event.by.role,
    })
    .execute();
}

interface Change {
  state: State;
  /** The name of the event in the history, where it isn't the state. */
  kind?: string;
  by: ProofActor;
  reason?: string | null;
  set?: Updateable<EducationProofTable>;
}

const FORGET_CODE = { code_hash: null, code_expires_at: null, code_tries: 0, new_domain: null, new_address_hash: null };

/**
 * The one way in which a proof changes its state: a conditional update with its event; what others see of it follows.
 * @returns the proof as it is now; undefined where it has changed since it was read.
 */
export async function changeProof(
  trx: Database,
  { clock }: Pick<Context, 'clock'>,
  proof: ProofRow,
  { state, kind = state, by, reason = null, set = {} }: Change,
): Promise<ProofRow | undefined> {
  const changed = await trx
    .updateTable('education_proof')
    .set({
      ...FORGET_CODE,
      ...set,
      state,
      version: proof.version + 1,
      updated_at: toInstant(clock.now()),
    })
    .where('id', '=', proof.id)
    .where('state', '=', proof.state)
    .where('version', '=', proof.version)
    .returningAll()
    .executeTakeFirst();
  if (changed === undefined) {
    return undefined;
  }
  await recordProofEvent(trx, changed, { kind, from: proof.state, to: state, by, reason });
  if (state === 'proven' || proof.state === 'proven') {
    await refreshSearchRow(trx, proof.auth_user_id, clock);
  }
  return changed;
}

/** Proofs of an education that are under way or stand. */
export const findLiveProofs = (trx: Database, education_id: string): Promise<ProofRow[]> =>
  trx
    .selectFrom('education_proof')
    .selectAll()
    .where('education_id', '=', education_id)
    .where('state', 'in', ['code_sent', 'in_review', 'proven'])
    .execute();

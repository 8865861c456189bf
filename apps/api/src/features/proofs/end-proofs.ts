import type { Education } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { refreshSearchRow } from '../mentors/search-row.ts';
import { findUniversitiesById, type Universities } from '../reference/reference.ts';
import { deleteSealedFiles } from '../sealed-files/files.ts';
import { changeProof, EDUCATION_CHANGED, findLiveProofs, recordProofEvent, type ProofRow } from './change-proof.ts';
import { filesOf } from './documents.ts';
import { moveProofs } from './follow-university.ts';
import { forgetCodeMail } from './send-code.ts';

const PROVEN = ['university_id', 'school', 'degree_id', 'start_date', 'end_date'] as const;
/** A document says the field, too. */
const SEEN = [...PROVEN, 'field_of_study'] as const;
type Shown = Pick<Education, (typeof SEEN)[number]>;

/** Whether an education says something else than what a proof of this kind is of. */
const saysAnotherThing = (kind: ProofRow['kind'], before: Shown, after: Shown): boolean =>
  (kind === 'graduation' ? SEEN : PROVEN).some((field) => before[field] !== after[field]);

/** Deletes what was only there for a proof: its documents, and the mail with its code. */
async function clearProof(trx: Database, proof: ProofRow): Promise<void> {
  await forgetCodeMail(trx, proof);
  await deleteSealedFiles(trx, filesOf(proof.id));
}

/** Frees the mailbox of a proof for other accounts, unless another proof of the user has it or it was revoked. */
export async function freeAddress(
  trx: Database,
  { address_hash, university_id, auth_user_id }: ProofRow,
): Promise<void> {
  if (address_hash === null) {
    return;
  }
  await trx
    .deleteFrom('proof_address as taken')
    .where('university_id', '=', university_id)
    .where('address_hash', '=', address_hash)
    .where('auth_user_id', '=', auth_user_id)
    .where('is_revoked', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('education_proof as proof')
            .select('proof.id')
            .whereRef('proof.auth_user_id', '=', 'taken.auth_user_id')
            .whereRef('proof.university_id', '=', 'taken.university_id')
            .whereRef('proof.address_hash', '=', 'taken.address_hash'),
        ),
      ),
    )
    .execute();
}

/** Deletes a proof with all that belongs to it. One that was revoked leaves its mailbox taken. */
async function deleteProof(trx: Database, proof: ProofRow, user_id: string): Promise<void> {
  await clearProof(trx, proof);
  await trx.deleteFrom('education_proof').where('id', '=', proof.id).execute();
  await freeAddress(trx, proof);
  const by = { role: 'mentor', user_id } as const;
  await recordProofEvent(trx, proof, { kind: 'taken_back', from: proof.state, to: null, by });
}

/**
 * The education at the university that its own was merged into meanwhile, to which its proofs go: the merge isn't a change of the
 * mentor's.
 */
async function afterMerge<T extends Shown>(
  trx: Database,
  user_id: string,
  found: T,
  universities: Universities,
): Promise<T> {
  const { university_id: from } = found;
  const to = mergedInto(found, universities);
  if (from === null || to === null || to === from) {
    return found;
  }
  await moveProofs(trx, user_id, { from, to });
  return { ...found, university_id: to };
}

const mergedInto = ({ university_id }: Shown, universities: Universities): string | null =>
  university_id === null ? null : (universities.get(university_id)?.id ?? university_id);

/**
 * Called by every change of a mentor's education, in its transaction and before what others see of it is refreshed: proofs of what
 * it no longer says become stale, and those of a deleted one go.
 */
export async function followEducation(
  context: Pick<Context, 'clock'>,
  trx: Database,
  { user_id, before: found, after: changed }: { user_id: string; before: Shown & { id: string }; after: Shown | null },
): Promise<void> {
  if (changed === null) {
    const proofs = await trx.selectFrom('education_proof').selectAll().where('education_id', '=', found.id).execute();
    for (const proof of proofs) {
      await deleteProof(trx, proof, user_id);
    }
    return;
  }
  const universities = await findUniversitiesById(trx, [found.university_id, changed.university_id]);
  const before = await afterMerge(trx, user_id, found, universities);
  const after = { ...changed, university_id: mergedInto(changed, universities) };
  const by = { role: 'mentor', user_id } as const;
  const live = await findLiveProofs(trx, before.id);
  for (const proof of live.filter(({ kind }) => saysAnotherThing(kind, before, after))) {
    await clearProof(trx, proof);
    await changeProof(trx, context, proof, { state: 'stale', by });
  }
  const revoked = await trx
    .selectFrom('education_proof')
    .selectAll()
    .where('education_id', '=', before.id)
    .where('state', '=', 'revoked')
    .execute();
  for (const proof of revoked.filter(({ kind }) => saysAnotherThing(kind, before, after))) {
    await recordProofEvent(trx, proof, { kind: EDUCATION_CHANGED, from: 'revoked', to: 'revoked', by });
  }
}

/**
 * Takes a proof back, at its mentor's wish.
 * @throws AppError NOT_FOUND for another user's, and for one that was revoked.
 */
export async function takeBackProof(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { user_id, education_id, proof_id }: { user_id: string; education_id: string; proof_id: string },
): Promise<void> {
  await writeAs(db, user_id, async (trx) => {
    const proof = await trx
      .selectFrom('education_proof')
      .selectAll()
      .where('id', '=', proof_id)
      .where('education_id', '=', education_id)
      .where('auth_user_id', '=', user_id)
      .where('state', '<>', 'revoked')
      .executeTakeFirst();
    if (proof === undefined) {
      throw new AppError('NOT_FOUND');
    }
    await deleteProof(trx, proof, user_id);
    if (proof.state === 'proven') {
      await refreshSearchRow(trx, user_id, clock);
    }
  });
}

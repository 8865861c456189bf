import type { ProofKind } from '@abroad/contract';
import { toInstant } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import { refreshSearchRow } from '../features/mentors/index.ts';
import { getReference } from '../features/reference/index.ts';
import type { TestApi } from './api.ts';
import type { MadeMentor } from './make.ts';

const METHODS = { affiliation: 'mail', graduation: 'document', vouched: 'institution' } as const;

/**
 * Proves a mentor's study at a university, as if it had been checked.
 * @returns what ends the proof, or changes it as a change of the education does.
 */
export async function proveStudy(
  { context }: TestApi,
  { user_id, profile_id }: MadeMentor,
  { kind, university_id, on = '2026-03-04' }: { kind: ProofKind; university_id: string | null; on?: string },
): Promise<(state: 'stale' | 'revoked') => Promise<void>> {
  const { db, clock } = context;
  const study = await db
    .selectFrom('mentor_education')
    .select('id')
    .where('profile_id', '=', profile_id)
    .where('university_id', '=', university_id)
    .executeTakeFirstOrThrow();
  const id = newId();
  const at = toInstant(Date.parse(`${on}T10:00:00Z`));
  const row = {
    id,
    profile_id,
    education_id: study.id,
    auth_user_id: user_id,
    university_id: university_id ?? '',
    kind,
    method: METHODS[kind],
    domain: kind === 'affiliation' ? 'tudelft.nl' : null,
    proven_at: at,
    created_at: at,
    updated_at: at,
  };
  const refresh = async (change: (trx: typeof db) => Promise<unknown>) => {
    const reference = await getReference(context);
    await db.transaction().execute(async (trx) => {
      await change(trx);
      await refreshSearchRow(trx, user_id, reference, clock);
    });
  };
  await refresh((trx) =>
    trx
      .insertInto('education_proof')
      .values({ ...row, state: 'proven' })
      .execute(),
  );
  return (state) => refresh((trx) => trx.updateTable('education_proof').set({ state }).where('id', '=', id).execute());
}

import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { refreshSearchRow } from '../mentors/search-row.ts';
import { beginProof } from './begin-proof.ts';
import { recordProofEvent, type ProofRow } from './change-proof.ts';
import type { OwnEducation } from './own-education.ts';

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

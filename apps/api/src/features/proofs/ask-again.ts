import { LIMITS } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { writeAbout } from '../../db/write-as.ts';
import type { ProofRow } from './change-proof.ts';
import { enqueueOldProof } from './notify-of-proofs.ts';

/** How many are asked for in one run, so that one of a large day ends; the others are asked the next day. */
const MOST = 1000;

function oldSince(now: number): number {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - LIMITS.proof_asked_again_months);
  return date.getTime();
}

/** Whether a proof can be made again while it stands: an address may be lost since, as a degree can't. */
export const canRenew = ({ method, state, proven_at }: Pick<ProofRow, 'method' | 'state' | 'proven_at'>, now: number) =>
  method === 'mail' && state === 'proven' && proven_at !== null && Date.parse(proven_at) <= oldSince(now);

/** Asks mentors, once, to make proofs again that are old. The proofs stand whatever they do. */
export async function askForOldProofs({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const due = await db
    .selectFrom('education_proof as proof')
    .innerJoin('authenticated_user as person', 'person.id', 'proof.auth_user_id')
    .select(['proof.id', 'proof.auth_user_id as user_id'])
    .where('proof.state', '=', 'proven')
    .where('proof.method', '=', 'mail')
    .where('proof.asked_again_at', 'is', null)
    .where('proof.proven_at', '<=', toInstant(oldSince(now)))
    .where('person.status', '=', 'active')
    .orderBy('proof.proven_at')
    .limit(MOST)
    .execute();
  for (const { id, user_id } of due) {
    await writeAbout(db, user_id, async (trx) => {
      const asked = await trx
        .updateTable('education_proof')
        .set({ asked_again_at: toInstant(now) })
        .where('id', '=', id)
        .where('state', '=', 'proven')
        .where('asked_again_at', 'is', null)
        .where('proven_at', '<=', toInstant(oldSince(now)))
        .returningAll()
        .executeTakeFirst();
      if (asked !== undefined) {
        await enqueueOldProof(trx, asked);
      }
    });
  }
}

import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { writeAboutPeople } from '../../db/write-as.ts';
import { beginDomainRevocation } from '../proofs/index.ts';
import { decideAtOnce } from './decide-at-once.ts';
import { moderationWordsIn } from './locales/index.ts';
import { languageOf } from './store-decision.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger' | 'config'>;

/**
 * Those of these proofs that stand, or that another decision alone has revoked. What a case decides breaks a rule; what a
 * domain lost doesn't.
 */
async function stillToRevoke(trx: Database, ids: readonly string[]): Promise<{ id: string; state: string }[]> {
  return trx
    .selectFrom('education_proof as proof')
    .select(['proof.id', 'proof.state'])
    .where('proof.id', 'in', ids)
    .where('proof.state', 'in', ['proven', 'stale', 'revoked'])
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('moderation_measure as measure')
            .innerJoin('moderation_decision as decision', 'decision.id', 'measure.decision_id')
            .select('measure.id')
            .whereRef('measure.target_id', '=', 'proof.id')
            .where('measure.kind', '=', 'revoke_proof')
            .where('measure.ended_at', 'is', null)
            .where('decision.rule', 'is', null),
        ),
      ),
    )
    .execute();
}

/**
 * Revokes all proofs that a domain has given since an instant: a decision for each mentor, with its statement and an appeal,
 * and without a strike. It can be repeated.
 * @throws AppError VALIDATION_FAILED for what is no domain, and for an instant that is ahead.
 */
export async function revokeDomainProofs(
  context: Deps,
  typed: { domain: string; since: string; reason: string; actor_id: string },
): Promise<{ revoked: number }> {
  const { actor_id: by } = typed;
  const { domain, given } = await beginDomainRevocation(context, typed);
  let revoked = 0;
  for (const user_id of new Set(given.map((proof) => proof.user_id))) {
    revoked += await writeAboutPeople(context.db, { by, about: [user_id] }, async (trx) => {
      const theirs = given.filter((proof) => proof.user_id === user_id).map(({ id }) => id);
      const left = await stillToRevoke(trx, theirs);
      const profile = await trx
        .selectFrom('mentor_profile')
        .select('id')
        .where('auth_user_id', '=', user_id)
        .executeTakeFirst();
      if (left.length === 0 || profile === undefined) {
        return 0;
      }
      const facts = moderationWordsIn(await languageOf(trx, user_id)).domain_abused(domain);
      await decideAtOnce(
        { context: { ...context, db: trx }, by },
        { type: 'mentor_profile', id: profile.id, owner_user_id: user_id },
        { actions: [{ type: 'revoke_proof' }], rule: null, facts, proof_ids: left.map(({ id }) => id) },
      );
      return left.filter(({ state }) => state !== 'revoked').length;
    });
  }
  return { revoked };
}

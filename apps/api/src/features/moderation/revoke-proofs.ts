import type { RevokedProofs } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { wordsIn, type Words } from '../../core/words-in.ts';
import type { Database } from '../../db/connection.ts';
import { writeAboutPeople } from '../../db/write-as.ts';
import { beginDomainRevocation, type GivenProof } from '../proofs/revoke.ts';
import { endVouchList } from '../proofs/vouch.ts';
import { findProfileId } from '../profiles/own-profile.ts';
import { decideAtOnce } from './make-decision.ts';
import { recordCaseEvent } from './move-case.ts';
import { openCase } from './open-case.ts';
import { languageOf } from './store-decision.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger' | 'config'>;

interface Loss {
  /** The member of the staff who decides. */
  by: string;
  given: readonly GivenProof[];
  /** Writes the reason why they no longer count, in the mentor's language. */
  facts: (t: Words) => string;
  /** A note for the staff, where someone else has to do the same. */
  note: string;
}

/**
 * Finds the proofs that are valid, or that only another decision has revoked. A case decides about broken rules; a proof that
 * a domain or a university no longer confirms breaks none.
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

/** Opens a case for another staff member to do the same, because no one decides about their own proofs. */
async function leaveToOthers(
  trx: Database,
  { profile_id, user_id, note, now }: { profile_id: string; user_id: string; note: string; now: number },
): Promise<void> {
  const target = { type: 'mentor_profile', id: profile_id, owner_user_id: user_id } as const;
  const { is_new, row } = await openCase(trx, { target, reason: 'other', source: 'staff', now });
  if (is_new) {
    await recordCaseEvent(trx, row, { kind: 'note', by: user_id, text: note });
  }
}

/**
 * Revokes proofs that no longer count, through no fault of their mentors: a decision for each mentor, with its statement and an
 * appeal, and without a strike. The deciding staff member's own proofs are left to someone else. It can be repeated.
 */
async function revokeGiven(context: Deps, { by, given, facts, note }: Loss): Promise<RevokedProofs> {
  const done = { revoked: 0, left_to_others: 0 };
  for (const user_id of new Set(given.map((proof) => proof.user_id))) {
    await writeAboutPeople(context.db, { by, about: [user_id] }, async (trx) => {
      const theirs = given.filter((proof) => proof.user_id === user_id).map(({ id }) => id);
      const left = await stillToRevoke(trx, theirs);
      const profile_id = await findProfileId(trx, 'mentor', user_id);
      if (left.length === 0 || profile_id === undefined) {
        return;
      }
      const standing = left.filter(({ state }) => state !== 'revoked').length;
      if (user_id === by) {
        await leaveToOthers(trx, { profile_id, user_id, note, now: context.clock.now() });
        done.left_to_others += standing;
        return;
      }
      await decideAtOnce(
        { context: { ...context, db: trx }, by },
        { type: 'mentor_profile', id: profile_id, owner_user_id: user_id },
        {
          actions: [{ type: 'revoke_proof' }],
          rule: null,
          facts: facts(wordsIn(await languageOf(trx, user_id))),
          proof_ids: left.map(({ id }) => id),
        },
      );
      done.revoked += standing;
    });
  }
  return done;
}

/**
 * Revokes all proofs that a domain has given since an instant.
 * @throws AppError VALIDATION_FAILED for an invalid domain, and for an instant in the future.
 */
export async function revokeDomainProofs(
  context: Deps,
  typed: { domain: string; since: string; reason: string; actor_id: string },
): Promise<RevokedProofs> {
  const { domain, given } = await beginDomainRevocation(context, typed);
  return revokeGiven(context, {
    by: typed.actor_id,
    given,
    facts: (t) => t('moderation.domain_abused', { domain }),
    note: `${domain} since ${typed.since}: ${typed.reason}`,
  });
}

/** Ends a university's list of people, and the proofs that it gave. @throws AppError NOT_FOUND */
export async function withdrawVouchList(context: Deps, ended: { id: string; actor_id: string }): Promise<void> {
  const { university, given } = await endVouchList(context, ended);
  await revokeGiven(context, {
    by: ended.actor_id,
    given,
    facts: (t) => t('moderation.no_longer_named', { university }),
    note: `${university}: ${ended.id}`,
  });
}

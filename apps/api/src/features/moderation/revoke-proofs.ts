import type { RevokedProofs } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { beginDomainRevocation } from '../proofs/revoke.ts';
import { endVouchList } from '../proofs/vouch.ts';
import { revokeGiven } from './revoke-given.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger' | 'config'>;

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

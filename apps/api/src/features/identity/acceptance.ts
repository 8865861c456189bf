import type { AuthenticatedUser } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import type { Actor } from '../../http/actor.ts';
import { getUser } from './change-account.ts';
import { versionOf, type TermsKind } from './terms/terms.ts';

interface Acceptance {
  /** The user who accepts; must be the caller. */
  user_id: string;
  terms: TermsKind;
  version: string;
  ip: string;
}

/**
 * Records that a user accepts terms: version, time and IP address. Accepting the same version again changes nothing.
 * @throws AppError FORBIDDEN for another user, TERMS_OUTDATED for any version but the current one.
 */
export async function acceptTerms(
  context: Pick<Context, 'db'>,
  actor: Pick<Actor, 'user_id'>,
  { user_id, terms, version, ip }: Acceptance,
): Promise<AuthenticatedUser> {
  if (user_id.toLowerCase() !== actor.user_id) {
    throw new AppError('FORBIDDEN');
  }
  if (version !== versionOf(terms)) {
    throw new AppError('TERMS_OUTDATED');
  }
  await writeAs(context.db, actor.user_id, async (trx) => {
    const accepted = await trx
      .insertInto('terms_acceptance')
      .values({ auth_user_id: actor.user_id, terms, version, ip_address: ip })
      .onConflict((conflict) => conflict.constraint('terms_acceptance_once').doNothing())
      .returning('accepted_at')
      .executeTakeFirst();
    if (accepted) {
      await trx
        .updateTable('authenticated_user')
        .set({ terms_accepted_at: accepted.accepted_at, updated_at: sql`now()` })
        .where('id', '=', actor.user_id)
        .execute();
    }
  });
  return getUser(context, actor.user_id);
}

/**
 * The terms that changed since the user accepted them. A mentor must accept the mentor terms in any case; other terms
 * are due only if an earlier version was accepted.
 */
export async function termsDue(db: Database, person: { user_id: string; is_mentor: boolean }): Promise<TermsKind[]> {
  const accepted = await db
    .selectFrom('terms_acceptance')
    .select(['terms', 'version'])
    .where('auth_user_id', '=', person.user_id)
    .execute();
  const isDue = (kind: TermsKind) => {
    const versions = accepted.filter(({ terms }) => terms === kind).map(({ version }) => version);
    const mustAccept = kind === 'mentor' ? person.is_mentor : versions.length > 0;
    return mustAccept && !versions.includes(versionOf(kind));
  };
  return (['mentor', 'platform'] as const).filter(isDue);
}

/** Requires that the current mentor terms were accepted. @throws AppError TERMS_NOT_ACCEPTED */
export async function requireMentorTerms(db: Database, userId: string): Promise<void> {
  const accepted = await db
    .selectFrom('terms_acceptance')
    .select('accepted_at')
    .where('auth_user_id', '=', userId)
    .where('terms', '=', 'mentor')
    .where('version', '=', versionOf('mentor'))
    .executeTakeFirst();
  if (!accepted) {
    throw new AppError('TERMS_NOT_ACCEPTED');
  }
}

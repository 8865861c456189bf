import type { ApiKeyScope } from '@abroad/contract';
import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';
import { AppError } from '../core/app-error.ts';
import { toInstant } from '../core/clock.ts';
import type { Actor } from './actor.ts';

/** The beginning of every key, by which scanners recognise leaked secrets. No issuer's token begins like it. */
export const API_KEY_BEGINNING = 'amk_';

/** The precision of a key's last use. */
const MINUTE_MS = 60_000;

export const hashOfApiKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Returns a key's claims. A key never signed in, so calls that need a recent sign-in refuse it. */
const claimsOf = (clerk_id: string): Actor['claims'] => ({
  clerk_id,
  email: null,
  email_verified: false,
  as_of: 0,
  first_name: null,
  last_name: null,
  signed_in_by: [],
  signed_in_at: 0,
});

/**
 * Finds the owner and the scopes of a key, and records its use.
 * @throws AppError TOKEN_INVALID for an unknown or revoked one, TOKEN_EXPIRED.
 */
export async function readApiKey(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  key: string,
): Promise<{ actor: Actor; scopes: readonly ApiKeyScope[] }> {
  const found = await db
    .selectFrom('api_key')
    .innerJoin('authenticated_user as person', 'person.id', 'api_key.auth_user_id')
    .select(['api_key.id', 'scopes', 'expires_at', 'last_used_at'])
    .select(['person.id as user_id', 'slug', 'first_name', 'last_name', 'status', 'clerk_id'])
    .where('hash', '=', hashOfApiKey(key))
    .where('status', '<>', 'deleted')
    .executeTakeFirst();
  if (found === undefined || found.clerk_id === null) {
    throw new AppError('TOKEN_INVALID');
  }
  const now = clock.now();
  const { id, scopes, expires_at, last_used_at, clerk_id, ...user } = found;
  if (Date.parse(toInstant(expires_at)) <= now) {
    throw new AppError('TOKEN_EXPIRED');
  }
  if (last_used_at === null || Date.parse(toInstant(last_used_at)) <= now - MINUTE_MS) {
    await db
      .updateTable('api_key')
      .set({ last_used_at: new Date(now) })
      .where('id', '=', id)
      .execute();
  }
  return { actor: { ...user, claims: claimsOf(clerk_id) }, scopes: scopes as ApiKeyScope[] };
}

import type { SessionUser } from './types.ts';

/** Claims of an ID token that name a person. */
export interface NameClaims {
  sub: string;
  email?: string | undefined;
  name?: string | undefined;
  given_name?: string | undefined;
  family_name?: string | undefined;
}

/**
 * The person behind the claims. Providers that know only a full name, or none, still give two names that are not
 * empty, for a record needs them; the person can change both.
 */
export function toSessionUser(claims: NameClaims): SessionUser {
  const words = (claims.name ?? '').trim().split(/\s+/u).filter(Boolean);
  const mailbox = claims.email?.split('@')[0] ?? '';
  const first = claims.given_name?.trim() || words[0] || mailbox || claims.sub;
  const last = claims.family_name?.trim() || words.slice(1).join(' ') || first;
  return { id: claims.sub, email: claims.email ?? null, first_name: first.slice(0, 50), last_name: last.slice(0, 50) };
}

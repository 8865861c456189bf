import { LIMITS } from '@abroad/contract/limits';
import { readableName } from '@abroad/contract/readable-text';
import type { SessionUser } from './types.ts';

/** Claims of an ID token that name a person. */
export interface NameClaims {
  sub: string;
  email?: string | undefined;
  name?: string | undefined;
  given_name?: string | undefined;
  family_name?: string | undefined;
}

/** The name as a record accepts it: a provider may allow more than we do. */
const readable = (name: string | undefined) => readableName(name ?? '', LIMITS.name_max);

/**
 * The person behind the claims. Providers that know only a full name, or none, still give two names that are not
 * empty, because a record needs them; the person can change both.
 */
export function toSessionUser(claims: NameClaims): SessionUser {
  const words = (claims.name ?? '').trim().split(/\s+/u);
  const mailbox = claims.email?.split('@')[0];
  const first_name = readable(claims.given_name) || readable(words[0]) || readable(mailbox) || readable(claims.sub);
  const last_name = readable(claims.family_name) || readable(words.slice(1).join(' ')) || first_name;
  return { id: claims.sub, email: claims.email ?? null, first_name, last_name };
}

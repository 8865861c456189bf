import { AppError } from '../../core/app-error.ts';
import type { TokenClaims } from './port.ts';

/** Returns a text that PostgreSQL can store, which excludes NUL, or null. */
const text = (value: unknown) =>
  typeof value === 'string' && value !== '' && !value.includes('\0') && value.isWellFormed() ? value : null;

/** Some providers write the claim as text (OpenID Connect Core 1.0, 5.1 wants a boolean), and Entra its own as "1". */
const YES: ReadonlySet<unknown> = new Set([true, 'true', 1, '1']);

/**
 * Reads what a token or the userinfo endpoint says of a person (OpenID Connect Core 1.0, 5.1).
 * How and when they signed in comes from `acr`, `amr` and `auth_time` (section 2; RFC 9068, 2.2.1).
 * @param verified_claim the name of the claim that says whether the address is verified.
 * @throws AppError TOKEN_INVALID when it names no person.
 */
export function readClaims(payload: Readonly<Record<string, unknown>>, verified_claim: string): TokenClaims {
  const subject = text(payload['sub']);
  if (subject === null) {
    throw new AppError('TOKEN_INVALID');
  }
  const { iat: issued_at, auth_time, acr, amr } = payload;
  return {
    clerk_id: subject,
    email: text(payload['email']),
    email_verified: YES.has(payload[verified_claim]),
    as_of: typeof issued_at === 'number' ? issued_at * 1000 : 0,
    first_name: text(payload['given_name']),
    last_name: text(payload['family_name']),
    signed_in_by: [acr, ...(Array.isArray(amr) ? (amr as unknown[]) : [])].map(text).filter((way) => way !== null),
    signed_in_at: typeof auth_time === 'number' ? auth_time * 1000 : null,
  };
}

import { AppError } from '../../core/app-error.ts';
import { clerkPems } from './clerk-keys.ts';
import type { ClerkPeople } from './clerk-people.ts';
import type { TokenVerifier } from './port.ts';
import { readClaims } from './read-claims.ts';

const CLOCK_SKEW_MS = 5000;

/** Clerk's reasons and jose's codes, as the API says them. */
function refusal(cause: unknown): AppError {
  if (cause instanceof AppError) {
    return cause;
  }
  const { reason, code } = cause as { reason?: unknown; code?: unknown };
  if (reason === 'token-expired') {
    return new AppError('TOKEN_EXPIRED', { cause });
  }
  const hasNoAnswer = cause instanceof TypeError && cause.message === 'fetch failed';
  const keysUnreadable = hasNoAnswer || code === 'ERR_JWKS_TIMEOUT' || code === 'ERR_JOSE_GENERIC';
  return new AppError(keysUnreadable ? 'UNAVAILABLE' : 'TOKEN_INVALID', { cause });
}

interface Options {
  settings: { jwt_key: string | null; frontend_api: string };
  /** The product's origin: tokens that were made for another site's pages are refused. */
  public_url: string;
  people: Pick<ClerkPeople, 'findRecent'>;
}

/**
 * Verifies Clerk's session tokens by Clerk's own `verifyToken`: RS256 with the instance's key, `exp`, `nbf`, `iat`,
 * and `azp`, which must be the product's own origin; besides, the issuer must be the instance.
 */
export function clerkVerifier({ settings, public_url, people }: Options): TokenVerifier {
  const findPem = clerkPems(settings.jwt_key, settings.frontend_api);
  return {
    async verify(token) {
      try {
        // Loaded with the first token: an instance with another provider never loads it.
        const { verifyToken } = await import('@clerk/backend');
        const payload = await verifyToken(token, {
          jwtKey: await findPem(token),
          authorizedParties: [new URL(public_url).origin],
          clockSkewInMs: CLOCK_SKEW_MS,
        });
        if (payload.iss !== settings.frontend_api) {
          throw new AppError('TOKEN_INVALID');
        }
        return readClaims(payload, 'email_verified');
      } catch (cause) {
        throw refusal(cause);
      }
    },

    async complete(claims) {
      const isProven = claims.email !== null && claims.email_verified;
      const isComplete = isProven && claims.first_name !== null && claims.last_name !== null;
      const person = isComplete ? null : await people.findRecent(claims.clerk_id);
      if (person === null) {
        return claims;
      }
      const { email, as_of, first_name, last_name } = person;
      return {
        ...claims,
        ...(!isProven && email !== null ? { email, email_verified: true, as_of } : {}),
        first_name: claims.first_name ?? first_name,
        last_name: claims.last_name ?? last_name,
      };
    },
  };
}

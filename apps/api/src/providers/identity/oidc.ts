import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { AppError } from '../../core/app-error.ts';
import type { TokenClaims, TokenVerifier } from './port.ts';

/** Asymmetric algorithms only: a public key must never serve as a shared secret. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const CLOCK_TOLERANCE_S = 5;
const TIMEOUT_MS = 3000;
/** At most one fetch a minute for key ids that nobody knows. */
const COOLDOWN_MS = 60_000;

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });
/** What PostgreSQL can keep; NUL is no text to it. */
const text = (value: unknown) =>
  typeof value === 'string' && value !== '' && !value.includes('\0') && value.isWellFormed() ? value : null;

async function discoverKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    throw new Error(`the issuer answered ${response.status}`);
  }
  const { jwks_uri } = Discovery.parse(await response.json());
  return createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: TIMEOUT_MS, cooldownDuration: COOLDOWN_MS });
}

function readClaims(payload: JWTPayload): TokenClaims {
  const subject = text(payload.sub);
  if (subject === null) {
    throw new AppError('TOKEN_INVALID');
  }
  return {
    clerk_id: subject,
    email: text(payload['email']),
    email_verified: payload['email_verified'] === true,
    first_name: text(payload['given_name']),
    last_name: text(payload['family_name']),
  };
}

function refusal(cause: unknown): AppError {
  if (cause instanceof AppError) {
    return cause;
  }
  if (cause instanceof errors.JWTExpired) {
    return new AppError('TOKEN_EXPIRED', { cause });
  }
  // What has no code of its own is an answer of the issuer that has no keys in it.
  const isOfToken = cause instanceof errors.JOSEError && cause.code !== 'ERR_JOSE_GENERIC';
  const keysUnreadable = !isOfToken || cause instanceof errors.JWKSTimeout;
  return new AppError(keysUnreadable ? 'UNAVAILABLE' : 'TOKEN_INVALID', { cause });
}

/**
 * Verifies access tokens of one OpenID Connect issuer by its published keys (RFC 7519, RFC 9068, OpenID Connect Discovery 1.0).
 * The keys are fetched when the first token comes, and again when a token names a key that is not among them.
 */
export function oidcVerifier(options: { issuer: string; audience: string; now: () => number }): TokenVerifier {
  let keys: Promise<JWTVerifyGetKey> | undefined;
  const getKeys = () => {
    keys ??= discoverKeys(options.issuer).catch((cause: unknown) => {
      keys = undefined;
      throw cause;
    });
    return keys;
  };
  return {
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, await getKeys(), {
          issuer: options.issuer,
          audience: options.audience,
          algorithms: ALGORITHMS,
          clockTolerance: CLOCK_TOLERANCE_S,
          currentDate: new Date(options.now()),
          requiredClaims: ['exp', 'sub'],
        });
        if ((payload.iat ?? 0) > options.now() / 1000 + CLOCK_TOLERANCE_S) {
          throw new AppError('TOKEN_INVALID');
        }
        return readClaims(payload);
      } catch (cause) {
        throw refusal(cause);
      }
    },
    // An access token for this audience says all that there is (the issuer is told which claims to put into it).
    complete: (claims) => Promise.resolve(claims),
  };
}

import { errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { AppError } from '../../core/app-error.ts';
import { withCauses } from '../../core/with-causes.ts';
import { discoverIssuer, type DiscoveredIssuer, IDENTITY_TIMEOUT_MS } from './discover-issuer.ts';
import type { TokenClaims, TokenVerifier } from './port.ts';
import { readClaims } from './read-claims.ts';

/** The endpoint's answer about the person, or the reason for its refusal. */
type Userinfo = { payload: Record<string, unknown> } | { refused: string };

/**
 * Asks the userinfo endpoint (OpenID Connect Core 1.0, 5.3) who a token is of. An endpoint that refuses the token, as one
 * does whose tokens are for this API alone, is an answer too.
 * @throws AppError UNAVAILABLE when it does not answer, or fails.
 */
async function askUserinfo(endpoint: string, token: string): Promise<Userinfo> {
  try {
    const response = await fetch(endpoint, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      signal: AbortSignal.timeout(IDENTITY_TIMEOUT_MS),
    });
    if (response.status >= 500 || response.status === 429) {
      throw new Error(`${endpoint} answered ${response.status}`);
    }
    const type = response.headers.get('content-type') ?? 'no type';
    if (!response.ok || !type.includes('json')) {
      return { refused: `the userinfo endpoint answered ${response.status} with ${type}` };
    }
    return { payload: (await response.json()) as Record<string, unknown> };
  } catch (cause) {
    throw new AppError('UNAVAILABLE', { cause });
  }
}

const PAUSE_MS = 60_000;
/** Clients that send tokens can make up reasons. */
const REMEMBERED = 100;

/** Writes warnings for the operator, each reason once a minute: any client can send a token that is refused. */
function sayOnceAMinute({ logger, now }: { logger: Pick<Logger, 'warn'>; now: () => number }) {
  const said = new LRUCache<string, true>({ max: REMEMBERED, ttl: PAUSE_MS, ttlResolution: 0, perf: { now } });
  return (message: string, reason: string): void => {
    const key = `${message}: ${reason}`;
    if (said.has(key)) {
      return;
    }
    said.set(key, true);
    logger.warn({ reason }, message);
  };
}

/** Asymmetric algorithms only: a public key must never serve as a shared secret. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const CLOCK_TOLERANCE_S = 5;

function refusal(cause: unknown): AppError {
  if (cause instanceof AppError) {
    return cause;
  }
  if (cause instanceof errors.JWTExpired) {
    return new AppError('TOKEN_EXPIRED', { cause });
  }
  // An error without its own code means an answer of the issuer without keys.
  const isOfToken = cause instanceof errors.JOSEError && cause.code !== 'ERR_JOSE_GENERIC';
  const keysUnreadable = !isOfToken || cause instanceof errors.JWKSTimeout;
  return new AppError(keysUnreadable ? 'UNAVAILABLE' : 'TOKEN_INVALID', { cause });
}

/** The issuer and audience of a token: they show a wrong configuration, and no personal data. */
const CONFIGURATION_CLAIMS: ReadonlySet<string> = new Set(['iss', 'aud']);

/** Why a token was refused, for the operator who configures the provider. */
function reasonOf(cause: unknown, expected: Record<string, string>): string {
  if (cause instanceof errors.JWTClaimValidationFailed && CONFIGURATION_CLAIMS.has(cause.claim)) {
    const { [cause.claim]: found } = cause.payload;
    return `its ${cause.claim} is ${JSON.stringify(found)} and not ${expected[cause.claim]}`;
  }
  if (cause instanceof errors.JWSInvalid) {
    return 'it is no JWT: the provider gives opaque tokens until it is asked for one for OIDC_AUDIENCE';
  }
  return cause instanceof Error ? cause.message : 'unknown';
}

export interface OidcOptions {
  /** As configured, with or without a slash at its end. */
  issuer: string;
  audience: string;
  email_verified_claim: string;
  now: () => number;
  logger: Pick<Logger, 'warn'>;
}

/**
 * Verifies access tokens of one OpenID Connect issuer by its published keys (RFC 7519, RFC 9068, OpenID Connect Discovery 1.0).
 * The keys are fetched when the first token comes, and again when a token names a key that is not among them. The userinfo endpoint
 * adds the person's facts that a token lacks.
 */
export function oidcVerifier(options: OidcOptions): TokenVerifier {
  const { audience, email_verified_claim, now } = options;
  const say = sayOnceAMinute(options);
  let known: Promise<DiscoveredIssuer> | undefined;
  const discovered = () => {
    known ??= discoverIssuer(options.issuer).catch((cause: unknown) => {
      known = undefined;
      throw cause;
    });
    return known;
  };

  async function verify(token: string): Promise<TokenClaims> {
    const { issuer, keys } = await discovered().catch((cause: unknown) => {
      say("the identity provider of OIDC_ISSUER can't be used", withCauses(cause));
      throw new AppError('UNAVAILABLE', { cause });
    });
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms: ALGORITHMS,
        clockTolerance: CLOCK_TOLERANCE_S,
        currentDate: new Date(now()),
        requiredClaims: ['exp', 'sub'],
      });
      if ((payload.iat ?? 0) > now() / 1000 + CLOCK_TOLERANCE_S) {
        throw new AppError('TOKEN_INVALID');
      }
      return readClaims({ iat: Math.floor(now() / 1000), ...payload }, email_verified_claim);
    } catch (cause) {
      const refused = refusal(cause);
      if (refused.code !== 'TOKEN_EXPIRED') {
        say('a token of the identity provider was refused', reasonOf(cause, { iss: issuer, aud: audience }));
      }
      throw refused;
    }
  }

  async function complete(claims: TokenClaims, token: string): Promise<TokenClaims> {
    const { userinfo_endpoint } = await discovered();
    if ((claims.email !== null && claims.email_verified) || userinfo_endpoint === null) {
      return claims;
    }
    const userinfo = await askUserinfo(userinfo_endpoint, token);
    if ('refused' in userinfo) {
      say('the identity provider says no more of people than their tokens', userinfo.refused);
      return claims;
    }
    const more = readClaims({ ...userinfo.payload, iat: Math.floor(now() / 1000) }, email_verified_claim);
    // An answer about another person must not be used (OpenID Connect Core 1.0, 5.3.2).
    if (more.clerk_id !== claims.clerk_id) {
      say('the identity provider says no more of people than their tokens', 'its userinfo is of somebody else');
      return claims;
    }
    const { email, email_verified, as_of } = more.email === null ? claims : more;
    return {
      ...claims,
      email,
      email_verified,
      as_of,
      first_name: claims.first_name ?? more.first_name,
      last_name: claims.last_name ?? more.last_name,
    };
  }

  return { verify, complete };
}

import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';

/** How long the provider may take to answer. */
export const IDENTITY_TIMEOUT_MS = 3000;
/** At most one fetch a minute for unknown key ids. */
const COOLDOWN_MS = 60_000;

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url(), userinfo_endpoint: z.url().optional() });

/** The facts that an OpenID provider publishes about itself. */
export interface DiscoveredIssuer {
  /** Exactly as its tokens have it. */
  issuer: string;
  keys: JWTVerifyGetKey;
  userinfo_endpoint: string | null;
}

const withoutSlash = (address: string) => address.replace(/\/$/, '');

/**
 * Reads a provider's discovery document (OpenID Connect Discovery 1.0, 4). Its `issuer` must be the configured one (4.3),
 * with or without a slash at the end, because the request has none (4.1). Tokens must have it exactly as the document does.
 * @throws Error that says what is wrong, for the log.
 */
export async function discoverIssuer(configured: string): Promise<DiscoveredIssuer> {
  const address = `${withoutSlash(configured)}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(IDENTITY_TIMEOUT_MS) });
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}`);
  }
  const { issuer, jwks_uri, userinfo_endpoint = null } = Discovery.parse(await response.json());
  if (withoutSlash(issuer) !== withoutSlash(configured)) {
    throw new Error(`OIDC_ISSUER is ${configured}, but its discovery document says ${issuer}`);
  }
  const keys = createRemoteJWKSet(new URL(jwks_uri), {
    timeoutDuration: IDENTITY_TIMEOUT_MS,
    cooldownDuration: COOLDOWN_MS,
  });
  return { issuer, keys, userinfo_endpoint };
}

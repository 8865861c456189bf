import { createHash } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import { askJson, givenName, splitName } from './upstream-provider.ts';
import type { UpstreamCredentials, UpstreamPerson, UpstreamProvider } from './upstream-provider.ts';

const ALGORITHMS = ['RS256', 'PS256', 'ES256'];

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
const Tokens = z.object({ id_token: z.string() });
const Claims = z.object({
  sub: z.string().min(1),
  email: z.string().nullish(),
  name: z.string().nullish(),
  given_name: z.string().nullish(),
  family_name: z.string().nullish(),
});

type Options = {
  /** The address of its discovery document, without the well-known path. */
  issuer: string;
  credentials: UpstreamCredentials;
  /** Whether the provider knows that the address of these claims is the person's. */
  isEmailVerified: (claims: JWTPayload) => boolean;
};

/** One issuer for all, or Microsoft's template, whose `{tenantid}` is the token's own tenant. */
function expectedIssuer(template: string, claims: JWTPayload): string {
  return template.replace('{tenantid}', typeof claims['tid'] === 'string' ? claims['tid'] : '');
}

function toPerson(payload: JWTPayload, isVerified: boolean): UpstreamPerson {
  const claims = Claims.parse(payload);
  const email = claims.email ?? null;
  const fallback = splitName(claims.name ?? '', email?.split('@')[0] ?? claims.sub);
  return {
    subject: claims.sub,
    email,
    email_verified: isVerified,
    given_name: givenName(claims.given_name) ?? fallback.given_name,
    family_name: givenName(claims.family_name) ?? fallback.family_name,
  };
}

/**
 * A provider found by OpenID Connect Discovery 1.0: authorization code with PKCE, state and nonce; the ID token is
 * verified by its published keys, issuer, audience, time and nonce (OpenID Connect Core 1.0, 3.1.3.7).
 */
export function openidUpstream({ issuer, credentials, isEmailVerified }: Options): UpstreamProvider {
  let known: Promise<z.infer<typeof Discovery>> | null = null;
  let keys: ReturnType<typeof createRemoteJWKSet> | null = null;
  const discover = () => {
    known ??= askJson(`${issuer}/.well-known/openid-configuration`)
      .then((document) => Discovery.parse(document))
      .catch((error: unknown) => {
        known = null;
        throw error;
      });
    return known;
  };

  return {
    async authorizationUrl({ redirect_uri, state, nonce, verifier }) {
      const { authorization_endpoint } = await discover();
      const url = new URL(authorization_endpoint);
      const question = {
        client_id: credentials.client_id,
        response_type: 'code',
        scope: 'openid email profile',
        redirect_uri,
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      };
      Object.entries(question).forEach(([name, value]) => url.searchParams.set(name, value));
      return url.href;
    },

    async redeem(answer, { redirect_uri, nonce, verifier }) {
      const discovered = await discover();
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        code: answer.get('code') ?? '',
        redirect_uri,
        code_verifier: verifier,
        ...credentials,
      });
      const { id_token } = Tokens.parse(await askJson(discovered.token_endpoint, { method: 'POST', body }));
      keys ??= createRemoteJWKSet(new URL(discovered.jwks_uri), { timeoutDuration: 3_000 });
      const { payload } = await jwtVerify(id_token, keys, {
        audience: credentials.client_id,
        algorithms: ALGORITHMS,
        requiredClaims: ['exp', 'iat', 'sub'],
        clockTolerance: 5,
      });
      if (payload.iss !== expectedIssuer(discovered.issuer, payload) || payload['nonce'] !== nonce) {
        throw new Error('the ID token is of another issuer or another sign-in');
      }
      // RFC 9207: an answer that names its issuer must name this one.
      if (answer.has('iss') && answer.get('iss') !== payload.iss) {
        throw new Error('the answer came from another issuer');
      }
      return toPerson(payload, isEmailVerified(payload));
    },
  };
}

import { decodeJwt } from 'jose';
import { z } from 'zod';
import { CalendarFailure, type GoogleAuthorization } from '../port.ts';
import { REQUESTED_SCOPES, NEEDED_SCOPES, type GoogleSettings } from './settings.ts';
import { askForTokens, endOf } from './tokens.ts';

const Claims = z.object({ iss: z.string(), aud: z.string(), sub: z.string().min(1), email: z.string().nullish() });

const unreadable = (detail: string) => new CalendarFailure('unreadable', detail);

/**
 * Reads the account's address. The token came from Google itself over TLS, which stands for its signature (OpenID Connect
 * Core 1.0, section 3.1.3.7, 6).
 */
function readIdentity(idToken: string, { client_id, endpoints }: GoogleSettings) {
  const { origin, host } = new URL(endpoints.authorization_url);
  let claims: z.infer<typeof Claims>;
  try {
    claims = Claims.parse(decodeJwt(idToken));
  } catch {
    throw unreadable("Google's identity token is none");
  }
  if (claims.aud !== client_id || (claims.iss !== origin && claims.iss !== host)) {
    throw unreadable("Google's identity token is for somebody else");
  }
  return { account_id: claims.sub, email: claims.email ?? null };
}

/** Signing in at Google: RFC 6749 with PKCE (RFC 7636), for use while the person is away. */
export function googleAuthorization(settings: GoogleSettings, now: () => number): GoogleAuthorization {
  return {
    authorizationUrl({ state, code_challenge, redirect_uri }) {
      const url = new URL(settings.endpoints.authorization_url);
      const question = {
        client_id: settings.client_id,
        redirect_uri,
        response_type: 'code',
        scope: REQUESTED_SCOPES.join(' '),
        state,
        code_challenge,
        code_challenge_method: 'S256',
        access_type: 'offline',
        include_granted_scopes: 'true',
        // Without consent, an account that agreed before gets no refresh token.
        prompt: 'select_account consent',
      };
      Object.entries(question).forEach(([name, value]) => url.searchParams.set(name, value));
      return url.href;
    },
    async exchange({ code, code_verifier, redirect_uri }) {
      const granted = await askForTokens(settings, {
        grant_type: 'authorization_code',
        code,
        code_verifier,
        redirect_uri,
      });
      const { access_token, refresh_token, scope, id_token } = granted;
      if (!refresh_token || !id_token) {
        throw unreadable('Google gave no refresh token or no identity token');
      }
      return {
        ...readIdentity(id_token, settings),
        credentials: { provider: 'google', access_token, refresh_token, expires_at: endOf(granted.expires_in, now) },
        scopes: (scope ?? '').split(' '),
      };
    },
    isEnough: (scopes) => NEEDED_SCOPES.every((scope) => scopes.includes(scope)),
  };
}

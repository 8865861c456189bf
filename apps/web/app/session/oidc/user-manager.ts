import { UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { storagePrefix } from './stored-session.ts';
import type { OidcSettings } from '../types.ts';

/** The parameter that requests tokens for the API (RFC 8707), for providers that support it. */
const resourceOf = ({ audience, audience_parameter }: OidcSettings) =>
  audience_parameter === 'resource' ? { resource: audience, extraTokenParams: { resource: audience } } : {};

/**
 * The OpenID Connect client of this browser: authorization code with PKCE, tokens in local storage so that tabs share
 * one session. Renewal is ours (`renewal.ts`), because the library's own timer runs in every tab at once.
 */
export function createUserManager(settings: OidcSettings, origin: string): UserManager {
  const store = new WebStorageStateStore({ store: localStorage, prefix: storagePrefix });
  return new UserManager({
    authority: settings.issuer,
    client_id: settings.client_id,
    redirect_uri: `${origin}/sign-in/sso-callback`,
    post_logout_redirect_uri: `${origin}/`,
    scope: settings.scope,
    ...resourceOf(settings),
    userStore: store,
    stateStore: store,
    automaticSilentRenew: false,
    monitorSession: false,
    // Access tokens are JWTs, which can't be revoked; they expire in minutes.
    revokeTokenTypes: ['refresh_token'],
    requestTimeoutInSeconds: 10,
  });
}

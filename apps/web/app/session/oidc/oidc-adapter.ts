import { toSessionUser } from '../session-user.ts';
import type { IdentityActions, IdentityAdapter, OidcSettings } from '../types.ts';
import { onStoredSessionChange, readStoredSession } from './stored-session.ts';
import { isUsable } from './usable-token.ts';

/** Any OpenID Connect issuer (authorization code with PKCE). The library is loaded only when it is needed. */
export function oidcAdapter(settings: OidcSettings): IdentityAdapter {
  let loaded: Promise<IdentityActions> | null = null;
  const actions = () => (loaded ??= import('./oidc-actions.ts').then((module) => module.oidcActions(settings)));
  return {
    restore: () => {
      const kept = readStoredSession(settings);
      return Promise.resolve(kept && toSessionUser(kept.profile));
    },
    onChange: onStoredSessionChange,
    accessToken: async () => {
      const kept = readStoredSession(settings);
      return kept === null || isUsable(kept, null)
        ? (kept?.access_token ?? null)
        : (await actions()).renew(kept.access_token);
    },
    actions,
  };
}

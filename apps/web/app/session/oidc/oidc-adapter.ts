import type { UserManager } from 'oidc-client-ts';
import { toAuthError } from '../auth-error.ts';
import { callbackAddress } from '../callbacks.ts';
import { toSessionUser } from '../session-user.ts';
import type { IdentityAdapter, OidcSettings, SignInIntent, SignInOptions } from '../types.ts';
import { hasStoredSession, onStoredSessionChange, readStoredSession } from './stored-session.ts';
import { isUsable } from './usable-token.ts';

/**
 * Any OpenID Connect issuer (authorization code with PKCE). The library is loaded only to sign in or out, and to renew
 * what is kept.
 */
export function oidcAdapter(settings: OidcSettings): IdentityAdapter {
  let manager: Promise<UserManager> | null = null;
  const load = () =>
    (manager ??= import('./user-manager.ts').then((module) => module.createUserManager(settings, location.origin)));

  const renew = async (stale: string | null) => {
    const renewal = await import('./renewal.ts');
    return (await renewal.renew(await load(), stale))?.access_token ?? null;
  };

  return {
    restore: () => {
      const kept = hasStoredSession() ? readStoredSession(settings) : null;
      return Promise.resolve(kept === null ? null : toSessionUser(kept.profile));
    },
    onChange: onStoredSessionChange,
    accessToken: async () => {
      const kept = readStoredSession(settings);
      return kept === null || isUsable(kept, null) ? (kept?.access_token ?? null) : renew(kept.access_token);
    },
    renew,
    depart: async (intent, options) => {
      try {
        await (await load()).signinRedirect(redirectRequest(intent, options));
      } catch (error) {
        throw toAuthError(error);
      }
    },
    complete: async () => {
      try {
        const user = await (await load()).signinRedirectCallback();
        return { intent: user.state as SignInIntent, user: toSessionUser(user.profile) };
      } catch (error) {
        throw toAuthError(error);
      }
    },
    signOut: async () => (await import('./sign-out.ts')).signOut(await load()),
    canSignOutEverywhere: async () => (await import('./sign-out.ts')).canSignOutEverywhere(await load()),
    signOutEverywhere: async () => {
      const everywhere = (await import('./sign-out.ts')).signOutEverywhere;
      await everywhere(await load(), () => renew(null));
    },
  };
}

function redirectRequest(intent: SignInIntent, options: SignInOptions) {
  const hints = { screen_hint: intent.is_sign_up ? 'signup' : undefined, upstream: options.upstream };
  return {
    redirect_uri: callbackAddress(intent.kind),
    state: intent,
    ...(options.loginHint === undefined ? {} : { login_hint: options.loginHint }),
    extraQueryParams: Object.fromEntries(Object.entries(hints).filter(([, value]) => value !== undefined)) as Record<
      string,
      string
    >,
  };
}

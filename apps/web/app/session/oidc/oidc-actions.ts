import { toAuthError } from '../auth-error.ts';
import { callbackAddress } from '../callbacks.ts';
import { toSessionUser } from '../session-user.ts';
import type { IdentityActions, OidcSettings, SignInIntent, SignInOptions } from '../types.ts';
import { renew } from './renewal.ts';
import { canSignOutEverywhere, signOut, signOutEverywhere } from './sign-out.ts';
import { createUserManager } from './user-manager.ts';

/** The actions that need the OpenID library: signing in and out, and renewing the kept session. */
export function oidcActions(settings: OidcSettings): IdentityActions {
  const users = createUserManager(settings, location.origin);
  const renewToken = async (stale: string | null) => (await renew(users, stale))?.access_token ?? null;
  return {
    renew: renewToken,
    depart: async (intent, options) => {
      try {
        await users.signinRedirect(redirectRequest(settings, intent, options));
      } catch (error) {
        throw toAuthError(error);
      }
    },
    complete: async () => {
      try {
        const user = await users.signinRedirectCallback();
        return { intent: user.state as SignInIntent, user: toSessionUser(user.profile) };
      } catch (error) {
        throw toAuthError(error);
      }
    },
    signOut: () => signOut(users),
    canSignOutEverywhere: () => canSignOutEverywhere(users),
    signOutEverywhere: () => signOutEverywhere(users, () => renewToken(null)),
  };
}

function redirectRequest(settings: OidcSettings, intent: SignInIntent, options: SignInOptions) {
  const upstream = settings.buttons.find(({ id }) => id === options.upstream)?.hint;
  const hints = {
    screen_hint: intent.is_sign_up ? 'signup' : undefined,
    [settings.upstream_parameter]: upstream,
    audience: settings.audience_parameter === 'audience' ? settings.audience : undefined,
  };
  return {
    redirect_uri: callbackAddress(intent.kind),
    state: intent,
    ui_locales: document.documentElement.lang,
    ...(options.loginHint === undefined ? {} : { login_hint: options.loginHint }),
    ...stepUpParameters(options.stepUp),
    extraQueryParams: Object.fromEntries(Object.entries(hints).filter(([, value]) => value !== undefined)) as Record<
      string,
      string
    >,
  };
}

/** RFC 9470, section 4; OpenID Connect Core, 3.1.2.1. */
function stepUpParameters(stepUp: SignInOptions['stepUp']) {
  return {
    ...(stepUp?.max_age == null ? {} : { max_age: stepUp.max_age }),
    ...(stepUp?.acr_values == null ? {} : { acr_values: stepUp.acr_values }),
    ...(stepUp?.everything ? { prompt: 'login' } : {}),
  };
}

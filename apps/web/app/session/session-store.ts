import type { UserManager } from 'oidc-client-ts';
import { forgetExpiry, leaveForSignIn } from './expiry.ts';
import { toAuthError } from './auth-error.ts';
import { toSessionUser } from './session-user.ts';
import { hasStoredSession, onStoredSessionChange, readStoredSession, rememberSignedIn } from './stored-session.ts';
import type { OidcSettings, SessionState, SessionUser, SignInIntent, SignInOptions } from './types.ts';
import { isUsable } from './usable-token.ts';

export const signedOut: SessionState = { status: 'signed_out', user: null };
export const loading: SessionState = { status: 'loading', user: null };

/** What a finished sign-in gives. */
export interface Completed {
  intent: SignInIntent;
  user: SessionUser;
}

const inBrowser = typeof window !== 'undefined';
const listeners = new Set<() => void>();
const started = Promise.withResolvers<OidcSettings>();
let state: SessionState = inBrowser && hasStoredSession() ? loading : signedOut;
let manager: Promise<UserManager> | null = null;
let begun = false;

/** The session of this browser. The OpenID library is loaded only to sign in or out, and to renew what is kept. */
export const session = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  current: () => state,

  /** Begins with the settings of this instance. Called once for each page load. */
  start: (settings: OidcSettings): void => {
    if (begun) {
      return;
    }
    begun = true;
    started.resolve(settings);
    void restore();
    onStoredSessionChange(() => void restore());
  },

  /** An access token that is good for a while, or null when nobody is signed in. Throws AuthError. */
  accessToken: async (): Promise<string | null> => {
    if (!hasStoredSession()) {
      return null;
    }
    const kept = readStoredSession(await started.promise);
    if (kept === null) {
      return null;
    }
    return isUsable(kept, null) ? kept.access_token : session.renew(kept.access_token);
  },

  /** A token other than the refused one, or null when the session is over. Throws AuthError when nobody answers. */
  renew: async (stale: string | null): Promise<string | null> => {
    const { renew } = await import('./renewal.ts');
    const user = await renew(await load(), stale);
    if (user === null) {
      become(signedOut);
    }
    return user?.access_token ?? null;
  },

  /** The session is over: to the sign-in page, and back here after that. */
  expire: (): void => {
    become(signedOut);
    leaveForSignIn();
  },

  signIn: (options: SignInOptions = {}) => depart(options, false),
  signUp: (options: SignInOptions = {}) => depart(options, true),

  /** Takes the answer of the identity provider from the address bar. Throws AuthError. */
  complete: async (): Promise<Completed> => {
    try {
      const user = await (await load()).signinRedirectCallback();
      forgetExpiry();
      return { intent: user.state as SignInIntent, user: toSessionUser(user.profile) };
    } catch (error) {
      throw toAuthError(error);
    }
  },

  /** Shows the person as signed in, once there is a record of them. */
  adopt: (user: SessionUser): void => become({ status: 'signed_in', user }),

  /** Ends the session here, in other tabs and at the identity provider, and leads to the home page. */
  signOut: async (): Promise<void> => {
    const users = await load();
    // By itself: the library takes the empty answer of RFC 7009 for a failure, which would leave out the way below.
    await users.revokeTokens().catch(() => undefined);
    try {
      await users.signoutRedirect();
    } catch {
      // The provider does not answer: at least nothing stays in this browser.
      await users.removeUser();
      location.assign('/');
    }
    become(signedOut);
  },
};

/** Paths of this origin to which the identity provider sends people back. */
const callbacks = {
  none: '/sign-in/sso-callback',
  mentor: '/mentor/signup/sso-callback',
  prospect: '/prospect/signup/sso-callback',
} as const;

async function depart(options: SignInOptions, isSignUp: boolean): Promise<void> {
  const intent: SignInIntent = {
    redirect_url: options.redirectUrl ?? null,
    kind: options.kind ?? null,
    is_sign_up: isSignUp,
  };
  const hints = { screen_hint: isSignUp ? 'signup' : undefined, upstream: options.upstream };
  try {
    const users = await load();
    await users.signinRedirect({
      redirect_uri: `${location.origin}${callbacks[options.kind ?? 'none']}`,
      state: intent,
      ...(options.loginHint === undefined ? {} : { login_hint: options.loginHint }),
      extraQueryParams: Object.fromEntries(Object.entries(hints).filter(([, value]) => value !== undefined)) as Record<
        string,
        string
      >,
    });
  } catch (error) {
    throw toAuthError(error);
  }
}

async function restore(): Promise<void> {
  if (!hasStoredSession()) {
    become(signedOut);
    return;
  }
  const kept = readStoredSession(await started.promise);
  become(kept === null ? signedOut : { status: 'signed_in', user: toSessionUser(kept.profile) });
}

async function load(): Promise<UserManager> {
  const settings = await started.promise;
  manager ??= import('./user-manager.ts').then((module) => module.createUserManager(settings, location.origin));
  return manager;
}

function become(next: SessionState): void {
  rememberSignedIn(next.status === 'signed_in');
  if (next.status !== state.status || next.user?.id !== state.user?.id) {
    state = next;
    listeners.forEach((listener) => listener());
  }
}

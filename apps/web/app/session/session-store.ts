import { forgetExpiry, leaveForSignIn, noteExpiry } from './expiry.ts';
import { oidcAdapter } from './oidc/oidc-adapter.ts';
import { hasStoredSession } from './oidc/stored-session.ts';
import { rememberSignedIn, wasSignedIn } from './signed-in-hint.ts';
import type {
  Completed,
  IdentityAdapter,
  IdentitySettings,
  SessionState,
  SessionUser,
  SignInOptions,
} from './types.ts';

export const signedOut: SessionState = { status: 'signed_out', user: null };
export const loading: SessionState = { status: 'loading', user: null };

const inBrowser = typeof window !== 'undefined';
const listeners = new Set<() => void>();
const started = Promise.withResolvers<IdentityAdapter>();
let state: SessionState = inBrowser && mayBeSignedIn() ? loading : signedOut;
let begun = false;

/** The session of this browser, with any identity provider. */
export const session = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  current: () => state,

  /** Begins with the settings of this instance. Called once for each page load. */
  start: (settings: IdentitySettings): void => {
    if (!begun) {
      begun = true;
      void begin(settings);
    }
  },

  /** An access token that is good for a while, or null while signed out. Throws AuthError. */
  accessToken: async (): Promise<string | null> =>
    mayBeSignedIn() ? ended(await (await started.promise).accessToken()) : null,

  /** A token other than the refused one, or null when the session is over. Throws AuthError when the provider doesn't answer. */
  renew: async (stale: string | null): Promise<string | null> => {
    return ended(await (await act()).renew(stale));
  },

  /** The session is over: to the sign-in page, and back here after that. */
  expire: (): void => {
    become(signedOut);
    leaveForSignIn();
  },

  signIn: (options: SignInOptions = {}) => depart(options, false),
  signUp: (options: SignInOptions = {}) => depart(options, true),

  /** Takes the answer of the identity provider. Throws AuthError. */
  complete: async (): Promise<Completed> => {
    const completed = await (await act()).complete();
    forgetExpiry();
    // Until there is a record the pages show no signed-in user, yet the calls for it carry the token.
    rememberSignedIn(true);
    return completed;
  },

  /** Shows the person as signed in, after their record exists. */
  adopt: (user: SessionUser): void => become({ status: 'signed_in', user }),

  /** Registers an action before the person signs out. @returns a function that removes it again. */
  beforeSignOut: (act: LastAct): (() => void) => {
    lastActs.add(act);
    return () => lastActs.delete(act);
  },

  /** Ends the session here, in other tabs and at the identity provider, and leads to the home page. */
  signOut: async (): Promise<void> => {
    await beforeLeaving('here');
    await (await act()).signOut();
    become(signedOut);
  },

  /** Whether the provider can end the sessions of other devices. */
  canSignOutEverywhere: async (): Promise<boolean> => (await act()).canSignOutEverywhere(),

  /** Ends all sessions of the person on every device, this one too. Throws AuthError, and then all sessions continue. */
  signOutEverywhere: async (): Promise<void> => {
    await beforeLeaving('everywhere');
    await (await act()).signOutEverywhere();
    become(signedOut);
  },

  /**
   * After the account is deleted: to the home page, signed out everywhere if the provider supports it; otherwise the next page on
   * another device would make a new record.
   */
  leaveDeleted: async (): Promise<void> => {
    await beforeLeaving('deleted');
    const { canSignOutEverywhere, signOutEverywhere, signOut } = await act();
    await ((await canSignOutEverywhere()) ? signOutEverywhere().catch(signOut) : signOut());
    become(signedOut);
  },
};

/** The place that a person leaves: this device, all of them, or the deleted account, for which no call is possible any more. */
export type Leaving = 'here' | 'everywhere' | 'deleted';
type LastAct = (leaving: Leaving) => Promise<void>;
const lastActs = new Set<LastAct>();
const LAST_ACTS_MS = 3000;

/** The user is signed out even if one of them fails or takes long. */
async function beforeLeaving(leaving: Leaving): Promise<void> {
  const all = Promise.allSettled([...lastActs].map((last) => last(leaving)));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, LAST_ACTS_MS))]);
}

const act = async () => (await started.promise).actions();

/** Whether it is worth waiting for the provider's answer. */
function mayBeSignedIn(): boolean {
  return hasStoredSession() || wasSignedIn();
}

/** Without a token the session is over; pages that need one then lead to the sign-in page. */
function ended(token: string | null): string | null {
  if (token === null && state.status === 'signed_in') {
    noteExpiry();
    become(signedOut);
  }
  return token;
}

async function begin(settings: IdentitySettings): Promise<void> {
  const adapter =
    settings.provider === 'oidc'
      ? oidcAdapter(settings)
      : (await import('./clerk/clerk-adapter.ts')).clerkAdapter(settings);
  const restore = () => adapter.restore().then((user) => become(user ? { status: 'signed_in', user } : signedOut));
  started.resolve(adapter);
  await restore();
  adapter.onChange(() => void restore());
}

async function depart(options: SignInOptions, isSignUp: boolean): Promise<void> {
  await (
    await act()
  ).depart({ redirect_url: options.redirectUrl ?? null, kind: options.kind ?? null, is_sign_up: isSignUp }, options);
}

function become(next: SessionState): void {
  rememberSignedIn(next.status === 'signed_in');
  if (next.status !== state.status || next.user?.id !== state.user?.id) {
    state = next;
    listeners.forEach((listener) => listener());
  }
}

import type { SignInIntent } from '../types.ts';

/** The parameters of a redirect to an outside provider (Clerk's `AuthenticateWithRedirectParams`). */
export interface RedirectRequest {
  strategy: 'oauth_google' | 'oauth_github' | 'oauth_microsoft';
  redirectUrl: string;
  redirectUrlComplete: string;
}

interface Verification {
  error: { code: string } | null;
}

export interface ClerkUser {
  id: string;
  firstName: string | null;
  lastName: string | null;
  fullName: string | null;
  primaryEmailAddress: { emailAddress: string } | null;
  getSessions: () => Promise<{ id: string; revoke: () => Promise<unknown> }[]>;
}

/** The parts of Clerk's own object that the session needs, so that a test can replace it; the real one has this shape. */
export interface ClerkLike {
  user: ClerkUser | null | undefined;
  session: { id: string; getToken: (options?: { skipCache?: boolean }) => Promise<string | null> } | null | undefined;
  client:
    | {
        signIn: {
          authenticateWithRedirect: (request: RedirectRequest) => Promise<void>;
          firstFactorVerification: Verification;
        };
        signUp: {
          authenticateWithRedirect: (request: RedirectRequest) => Promise<void>;
          verifications: { externalAccount: Verification };
        };
      }
    | undefined;
  addListener: (listener: () => void) => () => void;
  handleRedirectCallback: (
    places: {
      signInUrl: string;
      signUpUrl: string;
      signInForceRedirectUrl: string;
      signUpForceRedirectUrl: string;
    },
    navigate: (to: string) => Promise<unknown>,
  ) => Promise<unknown>;
  signOut: (options?: { redirectUrl?: string }) => Promise<void>;
}

const intentKey = 'am_clerk_intent';

/** Clerk doesn't carry our data through the sign-in, so the tab remembers its intent. */
export function rememberIntent(intent: SignInIntent): void {
  sessionStorage.setItem(intentKey, JSON.stringify(intent));
}

/** Returns the intent of this tab's sign-in; a default if it is not known. */
export function recallIntent(): SignInIntent {
  const kept = sessionStorage.getItem(intentKey);
  sessionStorage.removeItem(intentKey);
  const nothing: SignInIntent = { redirect_url: null, kind: null, is_sign_up: false };
  try {
    return kept === null ? nothing : { ...nothing, ...(JSON.parse(kept) as Partial<SignInIntent>) };
  } catch {
    return nothing;
  }
}

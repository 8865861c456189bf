import type { IdentitySettings } from '@abroad/contract';
import type { StepUp } from './step-up.ts';

export type { IdentitySettings };

/** The kind of account, which decides the page after a sign-up. */
export type AccountKind = 'mentor' | 'prospect';
/** Identity providers to which ours may redirect. */
export type Upstream = 'google' | 'github' | 'microsoft';

/** The signed-in person, from the claims of their ID token (OpenID Connect Core, 5.1). */
export interface SessionUser {
  id: string;
  email: string | null;
  first_name: string;
  last_name: string;
}

export interface SessionState {
  status: 'loading' | 'signed_in' | 'signed_out';
  user: SessionUser | null;
}

export type OidcSettings = Extract<IdentitySettings, { provider: 'oidc' }>;
export type ClerkSettings = Extract<IdentitySettings, { provider: 'clerk' }>;

export interface SignInOptions {
  /** A path of our own to return to. */
  redirectUrl?: string | undefined;
  kind?: AccountKind | undefined;
  upstream?: Upstream | undefined;
  loginHint?: string | undefined;
  /** For a sign-in that has to be newer or stronger than the present one; `everything` asks for the password too. */
  stepUp?: (StepUp & { everything: boolean }) | undefined;
}

/** The data that survive the way to the identity provider and back. */
export interface SignInIntent {
  redirect_url: string | null;
  kind: AccountKind | null;
  is_sign_up: boolean;
}

/** The result of a finished sign-in. */
export interface Completed {
  intent: SignInIntent;
  user: SessionUser;
}

/** The parts of the identity provider that the session needs on nearly every page. There are two adapters: `oidc/` and `clerk/`. */
export interface IdentityAdapter {
  /** The person whom this browser keeps signed in, or null. */
  restore: () => Promise<SessionUser | null>;
  /** Calls back when the user signs in or out in another tab. */
  onChange: (listener: () => void) => void;
  /** A token that is good for a while, or null while signed out. Throws AuthError. */
  accessToken: () => Promise<string | null>;
  /** The other actions, loaded when needed. */
  actions: () => Promise<IdentityActions>;
}

/** The parts of the identity provider that the session needs rarely. */
export interface IdentityActions {
  /** A token other than the refused one, or null when the session is over. Throws AuthError when the provider doesn't answer. */
  renew: (stale: string | null) => Promise<string | null>;
  /** Leaves for the provider. Throws AuthError. */
  depart: (intent: SignInIntent, options: SignInOptions) => Promise<void>;
  /** Takes the provider's answer. Throws AuthError. */
  complete: () => Promise<Completed>;
  /** Ends the session here and at the provider, and leads to the home page. */
  signOut: () => Promise<void>;
  /** Whether the provider can end the sessions of other devices. */
  canSignOutEverywhere: () => Promise<boolean>;
  /** Ends all sessions of the person, on every device. Throws AuthError when the provider did not. */
  signOutEverywhere: () => Promise<void>;
}

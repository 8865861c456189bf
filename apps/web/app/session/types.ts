/** Where a sign-up leads afterwards. */
export type AccountKind = 'mentor' | 'prospect';
/** Identity providers that ours may hand over to. */
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

export interface OidcSettings {
  issuer: string;
  audience: string;
  client_id: string;
}

export interface SignInOptions {
  /** A path of our own to come back to. */
  redirectUrl?: string | undefined;
  kind?: AccountKind | undefined;
  upstream?: Upstream | undefined;
  loginHint?: string | undefined;
}

/** What survives the way to the identity provider and back. */
export interface SignInIntent {
  redirect_url: string | null;
  kind: AccountKind | null;
  is_sign_up: boolean;
}

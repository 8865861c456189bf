import type { AccountClaims, KoaContextWithOIDC } from 'oidc-provider';
import type { Account } from '../accounts/account.ts';

/** Returns a person's claims for tokens (OpenID Connect Core 1.0, 5.1). */
export function toClaims(account: Account): AccountClaims {
  return { sub: account.id, ...toProfileClaims(account) };
}

/** The same without `sub`, for the access token: the API makes its record of a person from it. */
export function toProfileClaims(account: Account) {
  return {
    email: account.email,
    email_verified: account.email_verified,
    given_name: account.given_name,
    family_name: account.family_name,
  };
}

/** How and when the person signed in (RFC 9068, section 2.2.1), also after the token was renewed. */
export function toSignInClaims({ oidc }: KoaContextWithOIDC) {
  const { AuthorizationCode, RefreshToken } = oidc.entities;
  const { authTime, acr, amr } = AuthorizationCode ?? RefreshToken ?? {};
  return { auth_time: authTime, acr, amr };
}

import type { AccountClaims } from 'oidc-provider';
import type { Account } from '../accounts/account.ts';

/** What tokens say about a person (OpenID Connect Core 1.0, 5.1). */
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

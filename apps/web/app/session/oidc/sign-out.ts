import type { UserManager } from 'oidc-client-ts';
import { AuthError, toAuthError } from '../auth-error.ts';

const timeout = 10_000;

/** Ends the session here, in other tabs and at the provider, and leads to the home page. */
export async function signOut(users: UserManager): Promise<void> {
  // Called separately: the library treats the empty answer of RFC 7009 as a failure, which would skip the code below.
  await users.revokeTokens().catch(() => undefined);
  try {
    await users.signoutRedirect();
  } catch {
    // The provider does not answer: at least the session is removed from this browser.
    await users.removeUser();
    location.assign('/');
  }
}

/** The endpoint that our own provider names in its discovery document; OpenID Connect has no standard endpoint for it. */
async function endpointOf(users: UserManager): Promise<string | null> {
  const metadata: object = await users.metadataService.getMetadata();
  const endpoint = 'sign_out_everywhere_endpoint' in metadata ? metadata.sign_out_everywhere_endpoint : null;
  return typeof endpoint === 'string' ? endpoint : null;
}

export async function canSignOutEverywhere(users: UserManager): Promise<boolean> {
  try {
    return (await endpointOf(users)) !== null;
  } catch {
    return false;
  }
}

/**
 * Has the provider end all sessions and refresh tokens of the person, and leaves this browser signed out.
 * @param freshToken gives an access token that the provider takes.
 * @throws AuthError if the provider did not: then the session continues.
 */
export async function signOutEverywhere(users: UserManager, freshToken: () => Promise<string | null>): Promise<void> {
  let response: Response;
  try {
    const endpoint = await endpointOf(users);
    if (endpoint === null) {
      throw new AuthError('AUTH_PROVIDER_ERROR', 'the provider ends no sessions of other devices');
    }
    response = await fetch(endpoint, {
      method: 'POST',
      headers: { authorization: `Bearer ${await freshToken()}` },
      signal: AbortSignal.timeout(timeout),
    });
  } catch (error) {
    throw error instanceof AuthError ? error : toAuthError(error);
  }
  if (!response.ok) {
    throw new AuthError(response.status === 401 ? 'AUTH_EXPIRED' : 'AUTH_PROVIDER_ERROR', response.status);
  }
  await users.removeUser();
  location.assign('/');
}

import type { User, UserManager } from 'oidc-client-ts';
import { toAuthError } from './auth-error.ts';

/** Seconds before its end at which an access token is exchanged. */
export const renewalMargin = 30;

/**
 * Exchanges the refresh token for new ones, in one tab at a time: a rotating refresh token that is used twice ends the
 * session. A tab that had to wait finds the new token and takes it.
 * @param stale the access token that no longer does.
 * @returns the user with new tokens, or null when the session is over.
 */
export async function renew(manager: UserManager, stale: string | null): Promise<User | null> {
  return navigator.locks.request('am_session_renewal', async () => {
    const kept = await manager.getUser();
    if (kept === null || isUsable(kept, stale)) {
      return kept;
    }
    try {
      return await manager.signinSilent();
    } catch (error) {
      const failure = toAuthError(error);
      if (failure.code === 'AUTH_NETWORK_ERROR' || failure.code === 'AUTH_PROVIDER_ERROR') {
        throw failure;
      }
      await manager.removeUser();
      return null;
    }
  });
}

/** Whether the token may be sent: it is not the refused one, and it lives a while. */
export function isUsable(user: Pick<User, 'access_token' | 'expires_in'>, stale: string | null): boolean {
  return user.access_token !== stale && (user.expires_in ?? 0) > renewalMargin;
}

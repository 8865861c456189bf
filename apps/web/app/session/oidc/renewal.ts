import type { User, UserManager } from 'oidc-client-ts';
import { toAuthError } from '../auth-error.ts';
import { isUsable } from './usable-token.ts';

/**
 * Exchanges the refresh token for new ones, in one tab at a time: a rotating refresh token that is used twice ends the
 * session. A tab that had to wait finds the new token and takes it.
 * @param stale the access token that is no longer valid.
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

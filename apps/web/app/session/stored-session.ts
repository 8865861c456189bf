import { cookieNames } from '../lib/preferences.ts';
import { removeCookie, writeCookie } from '../lib/cookies.ts';

/** Before every key that the session keeps in local storage. */
export const storagePrefix = 'am_oidc.';

/** The key under which the OpenID library keeps the signed-in user of any issuer and client. */
const userKey = `${storagePrefix}user:`;

/** Whether this browser keeps a session, without loading what can read it. */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(userKey));
  } catch {
    return false;
  }
}

/** Tells the server for the next page whether to leave room for an account. It authorises nothing. */
export function rememberSignedIn(signedIn: boolean): void {
  if (signedIn) {
    writeCookie(cookieNames.signedIn, '1');
  } else {
    removeCookie(cookieNames.signedIn);
  }
}

/** Calls back when another tab signs in or out. */
export function onStoredSessionChange(listener: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === null || event.key.startsWith(userKey)) {
      listener();
    }
  });
}

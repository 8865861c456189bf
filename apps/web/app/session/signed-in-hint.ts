import { readCookie, removeCookie, writeCookie } from '../lib/cookies.ts';
import { cookieNames } from '../lib/preferences.ts';

/** Tells the server for the next page whether to leave room for an account. It authorises nothing. */
export function rememberSignedIn(signedIn: boolean): void {
  if (signedIn) {
    writeCookie(cookieNames.signedIn, '1');
  } else {
    removeCookie(cookieNames.signedIn);
    removeCookie(cookieNames.ownSlug);
  }
}

/** Whether a user was signed in when this browser last checked. */
export function wasSignedIn(): boolean {
  return readCookie(document.cookie, cookieNames.signedIn) === '1';
}

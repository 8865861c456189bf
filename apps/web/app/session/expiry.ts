import { paths } from '../lib/paths.ts';

/** Their URLs hold an answer of the provider, which is valid once: no one returns to them. */
const callbackPages = new Set([paths.mentorSignUpCallback(), paths.prospectSignUpCallback()]);

const flag = 'am_session_expired';

/** Returns the address to sign in again and come back to: the whole address, unless the page is a sign-in page already. */
export function signInAddress(place: { pathname: string; search: string; hash: string }): string | null {
  const signInPage = paths.signIn();
  if (place.pathname === signInPage || place.pathname.startsWith(`${signInPage}/`)) {
    return null;
  }
  if (callbackPages.has(place.pathname)) {
    return signInPage;
  }
  return paths.signIn(`${place.pathname}${place.search}${place.hash}`);
}

/** Has the sign-in page say that the session has expired. */
export function noteExpiry(): void {
  sessionStorage.setItem(flag, '1');
}

/** Leaves the page for the sign-in page, which then says that the session has expired. */
export function leaveForSignIn(): void {
  const address = signInAddress(location);
  if (address !== null) {
    noteExpiry();
    location.assign(address);
  }
}

/** Whether the session has expired in this tab without signing in again. */
export function hasExpired(): boolean {
  return sessionStorage.getItem(flag) === '1';
}

export function forgetExpiry(): void {
  sessionStorage.removeItem(flag);
}

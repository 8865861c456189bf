import { paths } from '../../lib/paths.ts';
import { signInAddress } from '../../session/expiry.ts';

const accountPages: ReadonlySet<string> = new Set([
  paths.signIn(),
  paths.signUp(),
  paths.mentorSignUp(),
  paths.prospectSignUp(),
]);

/** Returns the sign-in address that leads back to a page; from home people go to the default page after signing in. */
export function signInFrom({ pathname, search }: { pathname: string; search: string }): string {
  if (pathname === paths.home()) {
    return paths.signIn();
  }
  if (accountPages.has(pathname)) {
    return paths.signIn(new URLSearchParams(search).get('redirect_url') ?? undefined);
  }
  // Without the fragment, which browsers don't send to the server.
  return signInAddress({ pathname, search, hash: '' }) ?? paths.signIn();
}

/**
 * Returns the sign-up address that keeps the purpose of the visit: the page that asked them to sign in, or the time that
 * they have chosen. From other pages a new account leads to its profile.
 */
export function signUpFrom({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  if (accountPages.has(pathname)) {
    return paths.signUp(query.get('redirect_url') ?? undefined);
  }
  return paths.signUp(query.has('start') ? pathname + search : undefined);
}

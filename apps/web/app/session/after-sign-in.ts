import { paths } from '../lib/paths.ts';
import { safeRedirect } from '../lib/safe-redirect.ts';
import type { SignInIntent } from './types.ts';

/** Returns the address after signing in: the page that asked for it, or the next step of the sign-up. */
export function destinationAfter(intent: SignInIntent | null): string {
  if (intent?.kind === 'mentor') {
    return safeRedirect(intent.redirect_url, paths.mentorOnboarding());
  }
  if (intent?.kind === 'prospect' || intent?.is_sign_up) {
    return safeRedirect(intent.redirect_url, paths.prospectOnboarding());
  }
  return safeRedirect(intent?.redirect_url, paths.home());
}

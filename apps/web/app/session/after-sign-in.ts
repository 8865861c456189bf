import { paths } from '../lib/paths.ts';
import { safeRedirect } from '../lib/safe-redirect.ts';
import type { SignInIntent } from './types.ts';

/** Where to go once signed in: back to the page that asked for it, or on with what the sign-up was for. */
export function destinationAfter(intent: SignInIntent | null): string {
  if (intent?.kind === 'mentor') {
    return safeRedirect(intent.redirect_url, paths.mentorOnboarding());
  }
  if (intent?.kind === 'prospect' || intent?.is_sign_up) {
    return safeRedirect(intent.redirect_url, paths.prospectOnboarding());
  }
  return safeRedirect(intent?.redirect_url, paths.home());
}

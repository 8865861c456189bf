import { paths } from '../lib/paths.ts';
import type { SignInIntent } from './types.ts';

/** Returns the address to which the identity provider sends people back: a page of this origin for each kind of account. */
export function callbackAddress(kind: SignInIntent['kind']): string {
  const path = {
    none: paths.signInCallback,
    mentor: paths.mentorSignUpCallback,
    prospect: paths.prospectSignUpCallback,
  }[kind ?? 'none'];
  return `${location.origin}${path()}`;
}

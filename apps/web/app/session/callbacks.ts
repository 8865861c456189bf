import { paths } from '../lib/paths.ts';
import type { SignInIntent } from './types.ts';

/** Where the identity provider sends people back to: a page of this origin for each kind of account. */
export function callbackAddress(kind: SignInIntent['kind']): string {
  const path = {
    none: paths.signInCallback,
    mentor: paths.mentorSignUpCallback,
    prospect: paths.prospectSignUpCallback,
  }[kind ?? 'none'];
  return `${location.origin}${path()}`;
}

import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import type { SessionUser } from '../../session/types.ts';
import { useRole } from '../../session/use-role.ts';
import { browserStorage, draftKey } from '../../lib/draft-storage.ts';

/**
 * Where somebody without any profile should go on: to the mentor's form when they have begun it, else to the
 * prospect's. Null for everybody who has a profile, and on those two pages.
 */
export function useFinishProfile(user: SessionUser): string | null {
  const { known, roles } = useRole();
  const { pathname } = useLocation();
  if (!known || roles.length > 0 || pathname === paths.mentorOnboarding() || pathname === paths.prospectOnboarding()) {
    return null;
  }
  return hasBegun('mentor', user.id) ? paths.mentorOnboarding() : paths.prospectOnboarding();
}

function hasBegun(form: string, userId: string): boolean {
  try {
    return browserStorage.getItem(draftKey(form, userId)) !== null;
  } catch {
    return false;
  }
}

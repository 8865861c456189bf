import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '../lib/cookies.ts';
import { roleInUse, rolesFrom } from './roles.ts';
import type { AccountKind } from './types.ts';
import { useHasProfile } from './use-has-profile.ts';
import { useResources } from './use-resources.ts';

const name = 'am_role';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function chosenRole(): AccountKind {
  return readCookie(document.cookie, name) === 'mentor' ? 'mentor' : 'prospect';
}

/**
 * The roles that the signed-in person has, the one in use, and how to switch. They follow from the resource flags, and
 * where those fail from the own profiles. What somebody may do is the server's word.
 */
export function useRole() {
  const { data: flags, isError, failureCount } = useResources();
  const mentor = useHasProfile('mentor', isError);
  const prospect = useHasProfile('prospect', isError);
  const chosen = useSyncExternalStore(subscribe, chosenRole, () => 'prospect' as const);
  const roles = rolesFrom({ flags, profiles: { mentor, prospect } });
  return {
    known: roles !== null,
    /** The first answer failed: who only wants a default goes on without it. */
    late: roles === null && failureCount > 0,
    roles: roles ?? [],
    role: roleInUse(roles ?? [], chosen),
    switchTo: (role: AccountKind) => {
      writeCookie(name, role);
      listeners.forEach((listener) => listener());
    },
  };
}

import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '../lib/cookies.ts';
import type { AccountKind } from './types.ts';
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

/** The roles that the signed-in person has, the one in use, and how to switch. What they may do is the server's word. */
export function useRole() {
  const { data: resources } = useResources();
  const chosen = useSyncExternalStore(subscribe, chosenRole, () => 'prospect' as const);
  const roles: AccountKind[] = [];
  if (resources?.has_prospect_profile) {
    roles.push('prospect');
  }
  if (resources?.has_mentor_profile) {
    roles.push('mentor');
  }
  return {
    known: resources !== undefined,
    roles,
    role: roles.includes(chosen) ? chosen : (roles[0] ?? null),
    switchTo: (role: AccountKind) => {
      writeCookie(name, role);
      listeners.forEach((listener) => listener());
    },
  };
}

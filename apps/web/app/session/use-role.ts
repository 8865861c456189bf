import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '../lib/cookies.ts';
import { roleInUse, rolesFrom, type RoleSources } from './roles.ts';
import type { AccountKind } from './types.ts';
import { useHasProfile } from './use-has-profile.ts';
import { resourcesQuery, useResources } from './use-resources.ts';
import { useSession } from './use-session.tsx';

const name = 'am_role';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function chosenRole(): AccountKind {
  return readCookie(document.cookie, name) === 'mentor' ? 'mentor' : 'prospect';
}

/** The role in use of a person with these flags, as `useRole` says it. */
export const roleOf = (
  flags: NonNullable<RoleSources['flags']> & { role_in_use: AccountKind | null },
): AccountKind | null => roleInUse(rolesFrom({ flags, profiles: {} }) ?? [], flags.role_in_use ?? chosenRole());

/**
 * The roles that the signed-in person has, the one in use, and a function to switch. They follow from the resource flags, and
 * if those fail from the own profiles. The one in use is the account's, on every device; the cookie is used until
 * the flags are loaded. The server decides what a user may do.
 */
export function useRole() {
  const { user } = useSession();
  const queries = useQueryClient();
  const { data: flags, isError, failureCount } = useResources();
  const mentor = useHasProfile('mentor', isError);
  const prospect = useHasProfile('prospect', isError);
  const chosen = useSyncExternalStore(subscribe, chosenRole, () => 'prospect' as const);
  const roles = rolesFrom({ flags, profiles: { mentor, prospect } });
  const wanted = flags?.role_in_use ?? chosen;
  return {
    known: roles !== null,
    /** The first answer failed: callers that only want a default continue without it. */
    late: roles === null && failureCount > 0,
    roles: roles ?? [],
    role: roleInUse(roles ?? [], wanted),
    /** The same, and while the roles aren't known the one that this device used last. */
    likelyRole: roleInUse(roles ?? [wanted], wanted),
    /** It changes at once here, and the account is updated in the background. */
    switchTo: (role: AccountKind) => {
      writeCookie(name, role);
      listeners.forEach((listener) => listener());
      queries.setQueryData(
        resourcesQuery(user).queryKey,
        (known: typeof flags) => known && { ...known, role_in_use: role },
      );
      void keepRole(role);
    },
  };
}

/** If this fails, the cookie keeps it on this device. */
async function keepRole(role_in_use: AccountKind): Promise<void> {
  const { api } = await import('../api/browser-client.ts');
  await api.patchAuthenticatedUser({ body: { role_in_use } }).catch(() => null);
}

import type { AccountKind } from './types.ts';

/** The sources of a person's roles: the resource flags, and if those can't be loaded the own profiles themselves. */
export interface RoleSources {
  flags: { has_mentor_profile: boolean; has_prospect_profile: boolean } | undefined;
  /** Whether there is an own profile of either kind; undefined while unknown. */
  profiles: Partial<Record<AccountKind, boolean | undefined>>;
}

/** The roles of a user, the student's first; null while neither source is known. */
export function rolesFrom({ flags, profiles }: RoleSources): AccountKind[] | null {
  const mentor = flags?.has_mentor_profile ?? profiles.mentor;
  const prospect = flags?.has_prospect_profile ?? profiles.prospect;
  if (mentor === undefined || prospect === undefined) {
    return null;
  }
  return [...(prospect ? (['prospect'] as const) : []), ...(mentor ? (['mentor'] as const) : [])];
}

/** The role in use: the chosen one if the user has it, otherwise the one that they have. */
export function roleInUse(roles: readonly AccountKind[], chosen: AccountKind): AccountKind | null {
  return roles.includes(chosen) ? chosen : (roles[0] ?? null);
}

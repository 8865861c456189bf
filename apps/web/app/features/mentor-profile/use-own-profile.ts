import type { MentorProfile } from '@abroad/contract/profiles';
import { useQuery, type Query } from '@tanstack/react-query';
import { useSession } from '../../session/use-session.tsx';
import type { ProfileView } from './profile-view.ts';

const minute = 60_000;

/** Milliseconds for which it stays known whose profile an address leads to (specification, section 4). */
export const resolutionTimes = {
  signedOut: 5 * minute,
  resolved: 10 * minute,
  failed: minute,
  sweep: 10 * minute,
} as const;

export interface Resolution {
  /** The profile as its owner sees it; null for everybody else. */
  own: ProfileView | null;
  /** That it could not be found out. Until it is, nobody is the owner. */
  failed: boolean;
  signed_out: boolean;
}

const nobodys: Resolution = { own: null, failed: false, signed_out: true };

/** How long an answer holds. */
export function freshFor(resolution: Resolution | undefined): number {
  if (resolution === undefined || resolution.failed) {
    return resolutionTimes.failed;
  }
  return resolution.signed_out ? resolutionTimes.signedOut : resolutionTimes.resolved;
}

export const resolutionKey = (slug: string, userId: string | null) => ['profile-resolution', slug, userId] as const;

/**
 * Whether an address leads to the visitor's own profile, and that profile then. Somebody signed out never is the owner;
 * who is, only the API knows.
 */
export function useOwnProfile(slug: string): { own: ProfileView | null; isKnown: boolean } {
  const { status, user } = useSession();
  const { data } = useQuery({
    queryKey: resolutionKey(slug, user?.id ?? null),
    queryFn: ({ signal }) => (user === null ? nobodys : resolve(slug, signal)),
    enabled: status !== 'loading',
    staleTime: (query: Query<Resolution>) => freshFor(query.state.data),
    gcTime: resolutionTimes.sweep,
    retry: false,
  });
  return { own: data?.own ?? null, isKnown: data !== undefined };
}

async function resolve(slug: string, signal: AbortSignal): Promise<Resolution> {
  const { api } = await import('../../api/browser-client.ts');
  try {
    const profile = await api.getMentorProfileBySlug({ params: { slug }, signal });
    return { own: profile.is_own_profile ? await present(profile) : null, failed: false, signed_out: false };
  } catch (error) {
    signal.throwIfAborted();
    const known = error instanceof Error && 'status' in error && error.status === 404;
    return { own: null, failed: !known, signed_out: false };
  }
}

/** The names that it puts to codes weigh something, and only the owner's browser needs them. */
async function present(profile: MentorProfile): Promise<ProfileView> {
  const { presentProfile } = await import('./present-profile.ts');
  return presentProfile(profile);
}

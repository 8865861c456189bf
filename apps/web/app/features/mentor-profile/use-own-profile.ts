import type { MentorProfile } from '@abroad/contract/profiles';
import { useQuery, useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isFailure } from '../../api/failure.ts';
import { useSession } from '../../session/use-session.tsx';
import { rememberOwnSlug } from './own-slug-hint.ts';
import { freshFor, resolutionKey, sweepRegularly, type Resolution } from './resolutions.ts';

const nobodys: Resolution = { own: null, failed: false, signed_out: true };

/**
 * Whether an address leads to the visitor's own profile, and that profile then. A signed-out visitor is never the owner;
 * only the API knows who is.
 */
export function useOwnProfile(slug: string): { own: MentorProfile | null; isKnown: boolean } {
  const { status, user } = useSession();
  const queries = useQueryClient();
  useEffect(() => sweepRegularly(queries), [queries]);
  const { data } = useQuery({
    queryKey: resolutionKey(slug, user?.id ?? null),
    queryFn: ({ signal }) => (user === null ? nobodys : resolve(slug, signal)),
    enabled: status !== 'loading',
    staleTime: (query: Query<Resolution>) => freshFor(query.state.data),
    // The sweep removes profiles that no page shows any more.
    gcTime: Infinity,
    retry: false,
  });
  return { own: data?.own ?? null, isKnown: data !== undefined };
}

async function resolve(slug: string, signal: AbortSignal): Promise<Resolution> {
  const { api } = await import('../../api/browser-client.ts');
  try {
    const profile = await api.getMentorProfileBySlug({ params: { slug }, signal });
    if (profile.is_own_profile) {
      rememberOwnSlug(profile.slug);
    }
    return { own: profile.is_own_profile ? profile : null, failed: false, signed_out: false };
  } catch (error) {
    signal.throwIfAborted();
    return { own: null, failed: !(isFailure(error) && error.status === 404), signed_out: false };
  }
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { useSession } from '../../session/use-session.tsx';
import { resolutionKey, type Resolution } from './use-own-profile.ts';

/** What the owner may change here. */
export interface ProfileChanges {
  headline?: string | null;
  about?: string | null;
  profile_status?: 'active' | 'paused';
}

/** Changes the own profile, and shows the change at once on the page of this address. */
export function useChangeProfile(slug: string) {
  const { user } = useSession();
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  return useMutation({
    mutationFn: async (body: ProfileChanges) => {
      const [{ api }, { presentProfile }] = await Promise.all([
        import('../../api/browser-client.ts'),
        import('./present-profile.ts'),
      ]);
      return presentProfile(await api.patchMyMentorProfile({ body }));
    },
    onSuccess: async (own) => {
      queries.setQueryData<Resolution>(resolutionKey(slug, user?.id ?? null), {
        own,
        failed: false,
        signed_out: false,
      });
      await revalidate();
    },
  });
}

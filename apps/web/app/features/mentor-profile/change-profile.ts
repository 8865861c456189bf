import type { MentorProfile, PatchMentorProfile } from '@abroad/contract/profiles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import { useSession } from '../../session/use-session.tsx';
import { resolutionKey, type Resolution } from './resolutions.ts';

export type ProfileChanges = Partial<z.output<typeof PatchMentorProfile>>;

/** Shows the own profile in its present state on the page of this address, and updates the page's other parts. */
function useShow(slug: string) {
  const { user } = useSession();
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  return (own: MentorProfile) => {
    const found: Resolution = { own, failed: false, signed_out: false };
    queries.setQueryData(resolutionKey(slug, user?.id ?? null), found);
    void revalidate();
  };
}

/** Changes the own profile, and shows the change at once. @param onDone is also called if the form is closed by then. */
export function useChangeProfile(slug: string, onDone?: (own: MentorProfile) => void) {
  const show = useShow(slug);
  return useMutation({
    mutationFn: async (body: ProfileChanges) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.patchMyMentorProfile({ body });
    },
    onSuccess(own) {
      show(own);
      onDone?.(own);
    },
  });
}

/** Refetches the own profile after a change by another part. */
export function useRefreshProfile(slug: string) {
  const show = useShow(slug);
  return async () => {
    const { api } = await import('../../api/browser-client.ts');
    const own = await api.getMyMentorProfile();
    show(own);
    return own;
  };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isFailure, isRecoverable } from '../../api/failure.ts';
import { staleTimes } from '../../api/query-client.ts';
import { resourcesQuery } from '../../session/use-resources.ts';
import { useSession } from '../../session/use-session.tsx';
import { rememberOwnSlug } from './own-slug-hint.ts';

const retries = 2;
const longestDelay = 10_000;

/** Milliseconds before the next attempt: 1 s, 2 s, 4 s, never more than 10 s. */
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, longestDelay);

/** How long a redirect's answer is valid and cached, and how often it is retried after a failure. */
export const ownSlugSettings = {
  staleTime: staleTimes.ownProfileRedirect,
  gcTime: staleTimes.ownProfileRedirectKept,
  retry: (failures: number, error: unknown) => failures < retries && isRecoverable(error),
  retryDelay,
} as const;

/** The slug of the signed-in person's mentor profile; null for a user who has none, undefined until it is known. */
export function useOwnSlug() {
  const { user } = useSession();
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['own-slug', user?.id],
    enabled: user !== null,
    ...ownSlugSettings,
    queryFn: async ({ signal }): Promise<string | null> => {
      // A user without a mentor profile needs no call that fails with 404.
      const flags = await queries.fetchQuery({ ...resourcesQuery(user), retry: false }).catch(() => null);
      if (flags?.has_mentor_profile === false) {
        return null;
      }
      const { api } = await import('../../api/browser-client.ts');
      try {
        const { slug }: { slug?: string | null } = await api.getMyMentorProfile({ signal });
        if (!slug) {
          return null;
        }
        rememberOwnSlug(slug);
        return slug;
      } catch (error) {
        if (isFailure(error) && error.status === 404) {
          return null;
        }
        throw error;
      }
    },
  });
}

import { useQuery } from '@tanstack/react-query';
import { useSession } from './use-session.tsx';

/** The record of the signed-in person; undefined while nobody is, or it is not known yet. */
export function useRecord() {
  const { user } = useSession();
  return useQuery({
    queryKey: ['record', user?.id],
    enabled: user !== null,
    queryFn: async ({ signal }) => {
      const { api } = await import('../api/browser-client.ts');
      return api.getAuthenticatedUser({ signal });
    },
  });
}

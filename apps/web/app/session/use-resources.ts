import { useQuery } from '@tanstack/react-query';
import { staleTimes } from '../api/query-client.ts';
import { withRecord } from './ensure-record.ts';
import type { SessionUser } from './types.ts';
import { useSession } from './use-session.tsx';

/** How the resource flags of a person are asked for and kept. */
export function resourcesQuery(user: SessionUser | null) {
  return {
    queryKey: ['resources', user?.id],
    staleTime: staleTimes.resourceFlags,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      // Light pages have no client of the API of their own.
      const { api } = await import('../api/browser-client.ts');
      const ask = () => api.getMyResources({ query: { expand: 'booleans' }, signal });
      return user === null ? ask() : withRecord(api, user, ask);
    },
  };
}

/** Which profiles the signed-in person has; undefined while nobody is, or it is not known yet. */
export function useResources() {
  const { user } = useSession();
  return useQuery({ ...resourcesQuery(user), enabled: user !== null });
}

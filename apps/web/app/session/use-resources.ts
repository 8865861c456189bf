import { useQuery } from '@tanstack/react-query';
import { staleTimes } from '../api/query-client.ts';
import { askWithRecord } from './ensure-record.ts';
import type { SessionUser } from './types.ts';
import { useSession } from './use-session.tsx';

/** The query for a person's resource flags. */
export function resourcesQuery(user: SessionUser | null) {
  return {
    queryKey: ['resources', user?.id],
    staleTime: staleTimes.resourceFlags,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      askWithRecord(user, (api) => api.getMyResources({ query: { expand: 'booleans' }, signal })),
  };
}

/** Returns the profiles of the signed-in person; undefined while signed out, or not known yet. */
export function useResources() {
  const { user } = useSession();
  return useQuery({ ...resourcesQuery(user), enabled: user !== null });
}

import { useQuery } from '@tanstack/react-query';
import { staleTimes } from '../api/query-client.ts';
import { askWithRecord } from './ensure-record.ts';
import type { SessionUser } from './types.ts';
import { useSession } from './use-session.tsx';

/** How the resource flags of a person are asked for and kept. */
export function resourcesQuery(user: SessionUser | null) {
  return {
    queryKey: ['resources', user?.id],
    staleTime: staleTimes.resourceFlags,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      askWithRecord(user, (api) => api.getMyResources({ query: { expand: 'booleans' }, signal })),
  };
}

/** Which profiles the signed-in person has; undefined while signed out, or not known yet. */
export function useResources() {
  const { user } = useSession();
  return useQuery({ ...resourcesQuery(user), enabled: user !== null });
}

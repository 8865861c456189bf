import { useQuery } from '@tanstack/react-query';
import { askWithRecord } from './ensure-record.ts';
import { useSession } from './use-session.tsx';

/** The record of the signed-in person; undefined while signed out, or not known yet. */
export function useRecord() {
  const { user } = useSession();
  return useQuery({
    queryKey: ['record', user?.id],
    enabled: user !== null,
    queryFn: ({ signal }) => askWithRecord(user, (api) => api.getAuthenticatedUser({ signal })),
  });
}

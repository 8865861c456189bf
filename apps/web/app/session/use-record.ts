import { queryOptions, useQuery } from '@tanstack/react-query';
import { askWithRecord } from './ensure-record.ts';
import type { SessionUser } from './types.ts';
import { useSession } from './use-session.tsx';

/** How the record of the signed-in person is asked for and kept. */
export const recordQuery = (user: SessionUser | null) =>
  queryOptions({
    queryKey: ['record', user?.id],
    queryFn: ({ signal }) => askWithRecord(user, (api) => api.getAuthenticatedUser({ signal })),
  });

/** The record of the signed-in person; undefined while signed out, or not known yet. */
export function useRecord() {
  const { user } = useSession();
  return useQuery({ ...recordQuery(user), enabled: user !== null });
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import { askWithRecord } from './ensure-record.ts';
import type { SessionUser } from './types.ts';
import { useSession } from './use-session.tsx';

/** The query for the signed-in person's record. */
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

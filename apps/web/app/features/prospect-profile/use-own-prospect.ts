import { useQuery } from '@tanstack/react-query';
import { staleTimes } from '../../api/query-client.ts';
import { askWithRecord } from '../../session/ensure-record.ts';
import type { SessionUser } from '../../session/types.ts';

export const myProspectProfileKey = (userId: string) => ['prospect-profile', 'mine', userId] as const;

/** The signed-in person's own student profile. @param enabled whether they have one, as far as that is known */
export function useOwnProspect(user: SessionUser, enabled = true) {
  return useQuery({
    queryKey: myProspectProfileKey(user.id),
    enabled,
    staleTime: staleTimes.roles,
    queryFn: ({ signal }) => askWithRecord(user, (api) => api.getMyProspectProfile({ signal })),
  });
}

import { useQuery } from '@tanstack/react-query';
import { staleTimes } from '../api/query-client.ts';
import { meansNoRecord } from './ensure-record.ts';
import type { AccountKind } from './types.ts';
import { useSession } from './use-session.tsx';

/** The query for whether the person has a profile of a kind. */
export function hasProfileQuery(kind: AccountKind, userId: string | undefined) {
  return {
    queryKey: ['role', kind, userId],
    staleTime: staleTimes.roles,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<boolean> => {
      const { api } = await import('../api/browser-client.ts');
      try {
        await (kind === 'mentor' ? api.getMyMentorProfile({ signal }) : api.getMyProspectProfile({ signal }));
        return true;
      } catch (error) {
        if (meansNoRecord(error)) {
          return false;
        }
        throw error;
      }
    },
  };
}

/** Whether the signed-in person has a profile of a kind, by the profile itself; undefined until that is known. */
export function useHasProfile(kind: AccountKind, enabled: boolean): boolean | undefined {
  const { user } = useSession();
  const { data } = useQuery({ ...hasProfileQuery(kind, user?.id), enabled: enabled && user !== null });
  return data;
}

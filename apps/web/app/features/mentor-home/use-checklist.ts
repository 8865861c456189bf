import { useQuery } from '@tanstack/react-query';
import { staleTimes } from '../../api/query-client.ts';
import { askWithRecord } from '../../session/ensure-record.ts';
import { useSession } from '../../session/use-session.tsx';

/** What the signed-in mentor has left to do. Most of it is done on other pages, so it is asked for on every visit. */
export function useChecklist() {
  const { user } = useSession();
  return useQuery({
    queryKey: ['mentor-checklist', user?.id],
    staleTime: staleTimes.volatile,
    refetchOnWindowFocus: true,
    queryFn: ({ signal }) => askWithRecord(user, (api) => api.getMentorChecklist({ signal })),
  });
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { staleTimes } from '../../api/query-client.ts';
import { askWithRecord } from '../../session/ensure-record.ts';
import { useSession } from '../../session/use-session.tsx';

export interface EarningsAsked {
  from?: string;
  to?: string;
  page: number;
}

/** What was paid for the signed-in mentor's sessions. What was shown before stays until the new is there. */
export function useEarnings(userId: string, asked: EarningsAsked) {
  const { user } = useSession();
  return useQuery({
    queryKey: ['earnings', userId, asked],
    staleTime: staleTimes.volatile,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => askWithRecord(user, (api) => api.getEarnings({ query: asked, signal })),
  });
}

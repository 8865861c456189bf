import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { staleTimes } from '../../api/query-client.ts';

export interface EarningsAsked {
  from?: string;
  to?: string;
  page: number;
}

/** What was paid for the signed-in mentor's sessions. What was shown before stays until the new is there. */
export function useEarnings(userId: string, asked: EarningsAsked) {
  return useQuery({
    queryKey: ['earnings', userId, asked],
    staleTime: staleTimes.volatile,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.getEarnings({ query: asked, signal });
    },
  });
}

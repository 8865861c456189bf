import type { Decision } from '@abroad/contract/decisions';
import { useQuery } from '@tanstack/react-query';
import { staleTimes } from '../../api/query-client.ts';

export const decisionKey = (id: string) => ['decision', id];

/** A decision about the signed-in person. */
export const useDecision = (id: string) =>
  useQuery<Decision>({
    queryKey: decisionKey(id),
    staleTime: staleTimes.volatile,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.getDecision({ params: { id }, signal });
    },
  });

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['calendar-feed'];

/** The private address of one's own sessions. It is a secret: it is asked for when somebody wants to see it. */
export function useFeed(wanted: boolean) {
  return useQuery({
    queryKey: key,
    enabled: wanted,
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.getCalendarFeed({ signal });
    },
  });
}

/** Makes a new address; the old one leads nowhere from then on. */
export function useRotateFeed(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { api } = await import('../../api/browser-client.ts');
      return api.rotateCalendarFeed();
    },
    onSuccess(feed) {
      queries.setQueryData(key, feed);
      onDone();
    },
  });
}

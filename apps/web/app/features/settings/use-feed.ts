import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['calendar-feed'];

/** The private URL of the user's sessions. It is a secret: it is fetched when the user wants to see it. */
export function useFeed(isEnabled: boolean) {
  return useQuery({
    queryKey: key,
    enabled: isEnabled,
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.getCalendarFeed({ signal });
    },
  });
}

/** Makes a new address; the old one stops working. */
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

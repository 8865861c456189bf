import { useQuery } from '@tanstack/react-query';
import { staleTimes } from '../../api/query-client.ts';
import { useSession } from '../../session/use-session.tsx';

interface WantedTerms {
  mentor_slug: string;
  event_type_slug: string;
  /** Null while no time is chosen. */
  start: string | null;
  time_zone: string;
}

/** Returns the seller of a session, and whether the reader could withdraw from the contract; undefined while loading. */
export function useBookingTerms({ start, ...wanted }: WantedTerms) {
  const { user } = useSession();
  return useQuery({
    queryKey: ['booking-terms', user?.id ?? null, wanted, start],
    staleTime: staleTimes.volatile,
    enabled: start !== null,
    // A booking works without them, too: the API names the missing ones.
    retry: false,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.getBookingTerms({ query: { ...wanted, start: start ?? '' }, signal });
    },
  }).data;
}

import { useQuery } from '@tanstack/react-query';
import { staleTimes } from '../../api/query-client.ts';
import type { ListAddress } from './list-address.ts';

const minute = 60_000;

/** What may be done changes with the clock (joining, cancelling), so both lists and bookings are asked for each minute. */
const lively = { staleTime: staleTimes.volatile, refetchInterval: minute, refetchOnWindowFocus: true } as const;

/** A page of the signed-in person's bookings. */
export function useBookings(userId: string, { when, role, page }: ListAddress) {
  return useQuery({
    ...lively,
    queryKey: ['bookings', userId, when, role, page],
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.listBookings({ query: { when, page, ...(role === 'all' ? {} : { role }) }, signal });
    },
  });
}

/** One booking of the signed-in person. */
export function useBooking(id: string) {
  return useQuery({
    ...lively,
    queryKey: ['booking', id],
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.getBooking({ params: { id }, signal });
    },
  });
}

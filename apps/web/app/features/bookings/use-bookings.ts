import type { Booking } from '@abroad/contract/bookings';
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

/** Milliseconds until a booking is asked for again, after so many answers. */
type Interval = (booking: Booking | undefined, answers: number) => number;

/** One booking of the signed-in person. */
export function useBooking(id: string, interval: Interval = () => minute) {
  return useQuery<Booking>({
    ...lively,
    refetchInterval: ({ state }) => interval(state.data, state.dataUpdateCount),
    queryKey: ['booking', id],
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.getBooking({ params: { id }, signal });
    },
  });
}

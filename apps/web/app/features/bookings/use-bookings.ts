import type { Booking, Bookings } from '@abroad/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { staleTimes } from '../../api/query-client.ts';
import { useCallback } from 'react';
import type { OpenedAddress } from './list-address.ts';
import { useNameSides } from './name-sides.ts';
import { untilNextLook } from './next-look.ts';
import { pollUsually } from './poll-booking.ts';

/** The allowed actions change with time and by the other side, so lists and bookings are fetched again. */
const lively = { staleTime: staleTimes.volatile, refetchOnWindowFocus: true } as const;

const lastAnswer = ({ dataUpdatedAt, errorUpdatedAt }: { dataUpdatedAt: number; errorUpdatedAt: number }): number =>
  Math.max(dataUpdatedAt, errorUpdatedAt);

const keyOf = (userId: string | undefined, { when, role, q, page }: OpenedAddress) =>
  ['bookings', userId, when, role, q, page] as const;

const listOf = (userId: string | undefined, address: OpenedAddress) => ({
  queryKey: keyOf(userId, address),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Bookings> => {
    const { api } = await import('../../api/browser-client.ts');
    const { when, page, role, q } = address;
    const query = { when, page, ...(role === 'all' ? {} : { role }), ...(q === '' ? {} : { q }) };
    return api.listBookings({ query, signal });
  },
});

/** How many bookings each part of a list has, once a page of it has been fetched, and of the list before until then. */
export function useKnownCounts(userId: string | undefined, address: OpenedAddress): Bookings['counts'] {
  const { data } = useQuery<Bookings>({
    ...listOf(userId, address),
    // Without a request of its own: that is the list's.
    enabled: false,
    placeholderData: (before) => before,
  });
  return data?.counts;
}

/** A page of the signed-in person's bookings. The page before stays while another search is loading. */
export function useBookings(userId: string, address: OpenedAddress) {
  const list = listOf(userId, address);
  const nameSides = useNameSides();
  const select = useCallback((found: Bookings) => ({ ...found, items: found.items.map(nameSides) }), [nameSides]);
  return useQuery<Bookings>({
    ...lively,
    refetchInterval: ({ state }) => untilNextLook(state.data?.items ?? [], Date.now(), lastAnswer(state)),
    ...list,
    select,
    placeholderData: (before, query) =>
      list.queryKey.slice(0, 4).every((one, at) => query?.queryKey[at] === one) ? before : undefined,
  });
}

/** Returns the next confirmed session of the signed-in person, in either role; null for none. */
export function useNextSession(userId: string) {
  const nameSides = useNameSides();
  const select = useCallback(
    ({ items: [next] }: Bookings): Booking | null => (next === undefined ? null : nameSides(next)),
    [nameSides],
  );
  return useQuery({
    ...lively,
    refetchInterval: ({ state }) => untilNextLook(state.data?.items ?? [], Date.now(), lastAnswer(state)),
    queryKey: ['bookings', userId, 'next'],
    select,
    queryFn: async ({ signal }): Promise<Bookings> => {
      const { api } = await import('../../api/browser-client.ts');
      return api.listBookings({ query: { when: 'upcoming', page_size: 1 }, signal });
    },
  });
}

/** Returns the milliseconds until a booking is fetched again, from the number of answers and the time of the last one. */
export type Interval = (booking: Booking | undefined, answers: number, fetchedAt?: number) => number;

/** One booking of the signed-in person. */
export function useBooking(id: string, interval: Interval = pollUsually) {
  const select = useNameSides();
  return useQuery<Booking>({
    ...lively,
    refetchInterval: ({ state }) => interval(state.data, state.dataUpdateCount, lastAnswer(state)),
    queryKey: ['booking', id],
    select,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.getBooking({ params: { id }, signal });
    },
  });
}

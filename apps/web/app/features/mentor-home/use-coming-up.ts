import type { Bookings } from '@abroad/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { staleTimes } from '../../api/query-client.ts';
import { useNameSides } from '../bookings/name-sides.ts';
import { untilNextLook } from '../bookings/next-look.ts';

const shown = 3;
const asked = {
  requests: { role: 'mentor', when: 'waiting', status: 'requested', page_size: shown },
  next: { role: 'mentor', when: 'upcoming', page_size: shown },
} as const;

/** The first requests that wait for the mentor's answer, or the next sessions. */
export function useComingUp(userId: string, part: keyof typeof asked) {
  const nameSides = useNameSides();
  const select = useCallback((found: Bookings) => ({ ...found, items: found.items.map(nameSides) }), [nameSides]);
  return useQuery<Bookings>({
    // Under the key of all bookings, so that an answer given here or elsewhere asks anew.
    queryKey: ['bookings', userId, 'mentor-home', part],
    staleTime: staleTimes.volatile,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => untilNextLook(state.data?.items ?? [], Date.now(), state.dataUpdatedAt),
    select,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.listBookings({ query: asked[part], signal });
    },
  });
}

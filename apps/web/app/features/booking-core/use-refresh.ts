import type { Booking } from '@abroad/contract/bookings';
import { useQueryClient } from '@tanstack/react-query';

/** Updates a booking on all pages: with its given state, or by fetching it for null. */
export function useRefresh(id: string): (booking: Booking | null) => void {
  const queries = useQueryClient();
  return (booking) => {
    if (booking !== null) {
      queries.setQueryData(['booking', id], booking);
    }
    const stale = booking === null ? ['booking', id] : ['booking', id, 'events'];
    for (const queryKey of [stale, ['bookings'], ['availability']]) {
      void queries.invalidateQueries({ queryKey });
    }
  };
}

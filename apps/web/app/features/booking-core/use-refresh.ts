import type { Booking } from '@abroad/contract/bookings';
import { useQueryClient } from '@tanstack/react-query';

/** Brings all that the pages show of a booking up to date: given how it stands now, or null where that is to be asked. */
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

import type { BookingEvents } from '@abroad/contract/booking-events';
import type { Booking } from '@abroad/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { staleTimes } from '../../api/query-client.ts';

/** The history of a booking. Another state of the booking has another history, so it is asked for again with it. */
export function useStory({ id, status, updated_at: updated, proposal, payment }: Booking) {
  const state = [status, updated, proposal?.id ?? null, payment?.status ?? null, payment?.refunded ?? null];
  return useQuery<BookingEvents>({
    queryKey: ['booking', id, 'events', ...state],
    staleTime: staleTimes.volatile,
    refetchOnWindowFocus: true,
    placeholderData: (before) => before,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.listBookingEvents({ params: { id }, signal });
    },
  });
}

import type { Booking } from '@abroad/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { staleTimes } from '../../api/query-client.ts';
import { useSession } from '../../session/use-session.tsx';

/**
 * The reader's own booking of a time that is not free any more: who comes back after booking has lost nothing.
 * @param start the instant in question, or null while there is none
 * @returns the booking, null where it is somebody else's, undefined while nobody knows
 */
export function useOwnBooking(mentorSlug: string, start: string | null): Booking | null | undefined {
  const { user } = useSession();
  const { data, isError } = useQuery({
    staleTime: staleTimes.volatile,
    retry: false,
    queryKey: ['bookings', user?.id ?? '', 'own', mentorSlug, start],
    enabled: user !== null && start !== null,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      const list = (when: 'upcoming' | 'waiting') =>
        api.listBookings({ query: { role: 'prospect', when, page_size: 100 }, signal });
      const pages = await Promise.all([list('upcoming'), list('waiting')]);
      const isMeant = (booking: Booking) =>
        booking.mentor.slug === mentorSlug && Date.parse(booking.start) === Date.parse(start ?? '');
      return pages.flatMap(({ items }) => items).find(isMeant) ?? null;
    },
  });
  return user === null || isError ? null : data;
}

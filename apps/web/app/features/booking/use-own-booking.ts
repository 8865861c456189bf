import type { Booking } from '@abroad/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { staleTimes } from '../../api/query-client.ts';
import { useSession } from '../../session/use-session.tsx';

/**
 * The reader's own booking at a time that isn't available any more: they may have booked this very time, or have another
 * session then, as student or mentor, which they may cancel instead.
 * @param start the instant in question, or null while there is none
 * @param minutes how long the session would be
 * @returns the booking of this very time, otherwise another one within it; null if another user has the time, undefined
 * while that is unknown
 */
export function useOwnBooking(mentorSlug: string, start: string | null, minutes: number): Booking | null | undefined {
  const { user } = useSession();
  const { data, isError } = useQuery({
    staleTime: staleTimes.volatile,
    retry: false,
    queryKey: ['bookings', user?.id ?? '', 'own', mentorSlug, start, minutes],
    enabled: user !== null && start !== null,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      const list = (when: 'upcoming' | 'waiting') => api.listBookings({ query: { when, page_size: 100 }, signal });
      const pages = await Promise.all([list('upcoming'), list('waiting')]);
      const begin = Date.parse(start ?? '');
      const meeting = pages
        .flatMap(({ items }) => items)
        .filter((booking) => Date.parse(booking.start) < begin + minutes * 60_000 && Date.parse(booking.end) > begin);
      return meeting.find((booking) => isOfTime(booking, mentorSlug, start)) ?? meeting[0] ?? null;
    },
  });
  return user === null || isError ? null : data;
}

/** Whether a booking is of this very time of the mentor. */
export function isOfTime({ mentor, start: booked }: Booking, mentorSlug: string, start: string | null): boolean {
  return mentor.slug === mentorSlug && Date.parse(booked) === Date.parse(start ?? '');
}

/** Returns the name of the booking's other person. */
export const partnerOf = ({ viewer_role, mentor, prospect }: Booking): string =>
  viewer_role === 'mentor' ? prospect.name : mentor.name;

import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/use-session.tsx';
import type { LoadedAvailability } from './load-availability.server.ts';
import { rangeOf, type Weeks } from '../calendar/weeks.ts';
import { LIVE_TIMES } from './live-times.ts';
import { useLiveChanges } from './use-live-changes.ts';

const minute = 60_000;

interface Question {
  slug: string;
  /** The service's slug. */
  service: string;
  weeks: Weeks;
  /** The id of a session that is to be moved: its own time is free, and its service need not be on offer any more. */
  booking?: string | undefined;
  /** What came with the page, where something did. */
  loaded?: LoadedAvailability | undefined;
}

/**
 * The free times of the weeks on show. The page brings those that anybody sees; somebody signed in asks again, for
 * their own sessions take times away. Asked again when they change, and when the page is looked at after a while.
 */
export function useFreeTimes({ slug, service, weeks, booking, loaded }: Question) {
  const { user } = useSession();
  const isLive = useLiveChanges(slug);
  const range = rangeOf(weeks);
  const comesWithPage = loaded?.availability.event_type?.slug === service && loaded.range.start === range.start;
  const brought = comesWithPage ? loaded.availability : undefined;
  return useQuery({
    queryKey: ['availability', slug, service, range.start, user?.id ?? null, booking ?? null],
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return booking === undefined
        ? api.getAvailabilityBySlug({ params: { slug }, query: { ...range, event_type_slug: service }, signal })
        : api.getBookingAvailability({ params: { id: booking }, query: range, signal });
    },
    staleTime: minute,
    refetchOnWindowFocus: true,
    refetchInterval: isLive ? LIVE_TIMES.ask_live_ms : LIVE_TIMES.ask_ms,
    ...(brought !== undefined && user === null ? { initialData: brought, initialDataUpdatedAt: loaded?.now ?? 0 } : {}),
    ...(brought !== undefined ? { placeholderData: brought } : {}),
  });
}

import type { Availability } from '@abroad/contract/calendar';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/use-session.tsx';
import { rangeOf, type Weeks } from './weeks.ts';

const minute = 60_000;

interface Question {
  slug: string;
  /** The service's slug. */
  service: string;
  weeks: Weeks;
  /** What came with the page, and what it was asked for. */
  loaded: { availability: Availability; now: number };
}

/**
 * The free times of the weeks on show. The page brings those that anybody sees; somebody signed in asks again, for
 * their own sessions take times away. Asked again when the page is looked at after a while.
 */
export function useFreeTimes({ slug, service, weeks, loaded }: Question) {
  const { user } = useSession();
  const range = rangeOf(weeks);
  const brought = comesWithPage(loaded.availability, service, range) ? loaded.availability : undefined;
  return useQuery({
    queryKey: ['availability', slug, service, range.start, user?.id ?? null],
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.getAvailabilityBySlug({ params: { slug }, query: { ...range, event_type_slug: service }, signal });
    },
    staleTime: minute,
    refetchOnWindowFocus: true,
    ...(brought !== undefined && user === null ? { initialData: brought, initialDataUpdatedAt: loaded.now } : {}),
    ...(brought !== undefined ? { placeholderData: brought } : {}),
  });
}

function comesWithPage(availability: Availability, service: string, range: { start: string }): boolean {
  return availability.event_type?.slug === service && Date.parse(availability.start) === Date.parse(range.start);
}

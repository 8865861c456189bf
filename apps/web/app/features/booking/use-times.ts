import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isFailure } from '../../api/failure.ts';
import { watchEvents } from '../../api/watch-events.ts';
import { paths } from '../../lib/paths.ts';
import { useViewerZone } from '../../lib/viewer.tsx';
import { useSession } from '../../session/use-session.tsx';
import { rangeOf, weeksWith, type Weeks } from '../calendar/weeks.ts';
import { wantedDay, type BookingAddress } from './address.ts';
import { choose } from './choice.ts';
import type { LoadedAvailability } from './load-availability.server.ts';

interface Question {
  slug: string;
  /** The service's slug. */
  service: string;
  address: BookingAddress;
  /** The id of a session that is to be moved. */
  booking?: string;
  /** Epoch milliseconds. */
  now: number;
  /** The data that came with the page, if any. */
  loaded?: LoadedAvailability;
}

/** Whether a mentor or a service was removed while the page was open, with its times. */
const isGone = (error: unknown) => isFailure(error) && error.status === 404;

/** Returns the weeks in the address, their free times, the chosen one, and the reason if none can be chosen. */
export function useTimes({ slug, service, address, booking, now, loaded }: Question) {
  const zone = useViewerZone();
  const weeks = weeksWith(wantedDay(address, zone), now, zone);
  const { data, error, refetch } = useFreeTimes({ slug, service, weeks, booking, loaded });
  const free = isGone(error) ? null : (data ?? null);
  const choice = choose(free, address, weeks, zone);
  const known = free?.unchecked ? ('unchecked' as const) : free?.withheld ? ('withheld' as const) : null;
  const trouble = free === null && error !== null ? { error } : known;
  return { weeks, free, choice, trouble, askAgain: () => void refetch() };
}

export type Trouble = { error: Error } | 'unchecked' | 'withheld' | null;

/** Whether the service was removed while its times were shown, and not its mentor. */
export const isServiceGone = (trouble: Trouble): boolean =>
  typeof trouble === 'object' && trouble !== null && isFailure(trouble.error) && trouble.error.code === 'NOT_FOUND';

export type Times = ReturnType<typeof useTimes>;

/** The intervals at which the free times on the page are updated, in milliseconds. */
const LIVE_TIMES = {
  /** With live updates only the clock removes times. */
  ask_live_ms: 5 * 60_000,
  /** While they are not. */
  ask_ms: 60_000,
  /** A page that is younger than this lacks only the events that the stream repeats. */
  fresh_ms: 30_000,
  /** Spreads the requests of many viewers of one mentor. */
  spread_ms: 250,
} as const;

const minute = 60_000;

interface WeeksOnShow {
  slug: string;
  /** The service's slug. */
  service: string;
  weeks: Weeks;
  /** The id of a session that is to be moved: its own time is free, and its service need not be on offer any more. */
  booking?: string | undefined;
  /** The data that came with the page, if any. */
  loaded?: LoadedAvailability | undefined;
}

/**
 * The free times of the shown weeks. The page includes the public ones; a signed-in user fetches again, because
 * their own sessions take times away. Fetched again when they change, and when the page is shown after a while.
 */
function useFreeTimes({ slug, service, weeks, booking, loaded }: WeeksOnShow) {
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

/**
 * Fetches a mentor's available times again whenever they change while the page is visible.
 * @returns whether live updates are connected; without them the page has to poll.
 */
function useLiveChanges(slug: string): boolean {
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => void queries.invalidateQueries({ queryKey: ['availability', slug] });
    const onChange = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, Math.random() * LIVE_TIMES.spread_ms);
    };
    const stop = watchEvents({
      address: paths.availabilityChanges(slug),
      onEvent: onChange,
      onOpen({ isAgain }) {
        setLive(true);
        // The server repeats recent changes; a page that has just loaded has missed none.
        if (isAgain || performance.now() > LIVE_TIMES.fresh_ms) onChange();
      },
      onClose: () => setLive(false),
    });
    return () => {
      clearTimeout(timer);
      stop();
      setLive(false);
    };
  }, [queries, slug]);

  return isLive;
}

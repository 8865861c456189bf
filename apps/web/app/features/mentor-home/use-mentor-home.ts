import type { Bookings } from '@abroad/contract/bookings';
import type { PublicClient } from '@abroad/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { staleTimes } from '../../api/query-client.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { askWithRecord } from '../../session/ensure-record.ts';
import type { SessionUser } from '../../session/types.ts';
import { useResources } from '../../session/use-resources.ts';
import { viewing } from '../../session/view-as.ts';
import { useNameSides } from '../bookings/name-sides.ts';
import { untilNextLook } from '../bookings/next-look.ts';
import { localDay } from '../calendar/local-days.ts';
import { useThreads } from '../messages/use-threads.ts';
import { startOfDay, WEEK_DAYS } from './week-days.ts';

/** Other pages and people change all of it, so it is fetched on every visit. */
const lively = { staleTime: staleTimes.volatile, refetchOnWindowFocus: true } as const;
const PAGE_MOST = 100;

/** Today in the reader's zone, and the span of the seven days from it. */
function useWeek() {
  const { zone, now } = useViewer();
  const today = localDay(now, zone);
  const midnight = (day: number) => new Date(startOfDay(day, zone)).toISOString();
  return { today, start: midnight(today), end: midnight(today + WEEK_DAYS) };
}

type Query = NonNullable<Parameters<PublicClient['listBookings']>[0]>['query'];

function useOwnBookings(user: SessionUser, part: string, query: Query) {
  const nameSides = useNameSides();
  const select = useCallback((found: Bookings) => ({ ...found, items: found.items.map(nameSides) }), [nameSides]);
  return useQuery<Bookings>({
    ...lively,
    // Under the key of all bookings, so that an answer given here or elsewhere refetches it.
    queryKey: ['bookings', user.id, 'mentor-home', part, query],
    refetchInterval: ({ state }) => untilNextLook(state.data?.items ?? [], Date.now(), state.dataUpdatedAt),
    select,
    queryFn: ({ signal }) => askWithRecord(user, (api) => api.listBookings({ query, signal })),
  });
}

/** The parts of a mentor's home page. Each has its own failure, and is fetched again by itself. */
export function useMentorHome(user: SessionUser) {
  const { today, start, end } = useWeek();
  const { data: flags } = useResources();
  const isActive = flags?.is_suspended === false && viewing() === null;
  return {
    today,
    waiting: useOwnBookings(user, 'waiting', { when: 'waiting', page_size: PAGE_MOST }),
    sessions: useOwnBookings(user, 'week', { when: 'upcoming', from: start, to: end, page_size: PAGE_MOST }),
    threads: useThreads(user.id, { q: '', page: 1 }, isActive),
    tasks: useQuery({
      ...lively,
      queryKey: ['mentor-tasks', user.id],
      queryFn: ({ signal }) => askWithRecord(user, (api) => api.getMentorTasks({ signal })),
    }),
    checklist: useQuery({
      ...lively,
      queryKey: ['mentor-checklist', user.id],
      queryFn: ({ signal }) => askWithRecord(user, (api) => api.getMentorChecklist({ signal })),
    }),
    times: useQuery({
      ...lively,
      // Under the key of all times, so that a change of a booking refetches it.
      queryKey: ['availability', 'own', user.id, start],
      queryFn: ({ signal }) => askWithRecord(user, (api) => api.getOwnTimes({ query: { start, end }, signal })),
    }),
  };
}

export type MentorHome = ReturnType<typeof useMentorHome>;

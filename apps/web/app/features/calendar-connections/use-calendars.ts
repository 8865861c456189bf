import type { CalendarConnection, ProviderCalendar } from '@abroad/contract/calendar-connections';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { staleTimes } from '../../api/query-client.ts';
import { forgetTimes } from '../booking/forget-times.ts';

export interface Calendars {
  connections: CalendarConnection[];
  /** Those of all accounts, in the accounts' order. */
  calendars: ProviderCalendar[];
}

const calendarsKey = (userId: string) => ['calendars', userId] as const;

const minute = 60_000;

/** The connected accounts of the signed-in person and their calendars, fetched each minute, because their health changes. */
export function useCalendars(userId: string) {
  return useQuery<Calendars>({
    queryKey: calendarsKey(userId),
    staleTime: staleTimes.volatile,
    refetchInterval: minute,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      const [{ connections }, { items }] = await Promise.all([
        api.listCalendarConnections({ signal }),
        api.listProviderCalendars({ signal }),
      ]);
      return { connections, calendars: items };
    },
  });
}

type Change = (known: Calendars) => Calendars;
const same: Change = (known) => known;

/**
 * Replaces the cached calendars by the API's answer, and refetches all.
 * @returns once the change shows; `reloaded` ends when the new answer is there.
 */
export function useUpdateCalendars(userId: string) {
  const queries = useQueryClient();
  return useCallback(
    async (change = same): Promise<{ reloaded: Promise<void> }> => {
      const queryKey = calendarsKey(userId);
      // A pending answer may be older than the change.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<Calendars>(queryKey, (known) => known && change(known));
      forgetTimes(queries);
      return { reloaded: queries.invalidateQueries({ queryKey }) };
    },
    [queries, userId],
  );
}

import type { Turns } from '@abroad/contract/turns';
import { useQuery } from '@tanstack/react-query';
import { askWithRecord } from '../../session/ensure-record.ts';
import type { SessionUser } from '../../session/types.ts';

const minute = 60_000;
/** Milliseconds for which one answer serves all parts of a page. */
const fresh = 10_000;
/** A margin for differing clocks, so that the wait has ended on the server, too. */
const grace = 1000;
/** Milliseconds between requests: while only the count is shown, and while the user works through the list. */
const pace = { mentioned: 5 * minute, listed: minute } as const;

/**
 * The tasks of the signed-in person: sessions to pay, requests and proposed times to answer. One query for all parts that
 * show them; fetched again after each change of a booking, when the user returns to the window, and when a wait ends.
 */
export function useTurns(user: SessionUser | null, place: keyof typeof pace = 'mentioned') {
  return useQuery<Turns>({
    // Under the key of all bookings, so that a change of a booking refetches it.
    queryKey: ['bookings', user?.id, 'turns'],
    enabled: user !== null,
    staleTime: fresh,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => Math.min(pace[place], untilFirstEnd(state.data, Date.now())),
    // It stands beside the page's own content, which doesn't wait for it.
    retry: false,
    queryFn: ({ signal }) => askWithRecord(user, (api) => api.listTurns({ signal })),
  });
}

function untilFirstEnd(turns: Turns | undefined, now: number): number {
  const ends = turns?.items.map(({ hold_expires_at: end }) => (end === null ? Infinity : Date.parse(end) - now)) ?? [];
  return Math.min(...ends.filter((left) => left > 0)) + grace;
}

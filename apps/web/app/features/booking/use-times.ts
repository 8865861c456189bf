import { isFailure } from '../../api/failure.ts';
import { useViewerZone } from '../../lib/viewer.tsx';
import { weeksWith } from '../calendar/weeks.ts';
import { wantedDay, type BookingAddress } from './address.ts';
import { choose } from './choice.ts';
import type { LoadedAvailability } from './load-availability.server.ts';
import { useFreeTimes } from './use-free-times.ts';

interface Question {
  slug: string;
  /** The service's slug. */
  service: string;
  address: BookingAddress;
  /** The id of a session that is to be moved. */
  booking?: string;
  /** Epoch milliseconds. */
  now: number;
  /** What came with the page, where something did. */
  loaded?: LoadedAvailability;
}

/** Whether a mentor or a service went while the page was open, and took its times along. */
const isGone = (error: unknown) => isFailure(error) && error.status === 404;

/** The weeks that the address asks for, what is free in them, what of that is chosen, and why nothing can be. */
export function useTimes({ slug, service, address, booking, now, loaded }: Question) {
  const zone = useViewerZone();
  const weeks = weeksWith(wantedDay(address, zone), now, zone);
  const { data, error, refetch } = useFreeTimes({ slug, service, weeks, booking, loaded });
  const free = isGone(error) ? null : (data ?? null);
  const choice = choose(free, address, weeks, zone);
  const trouble = free === null && error !== null ? { error } : free?.withheld ? ('withheld' as const) : null;
  return { weeks, free, choice, trouble, askAgain: () => void refetch() };
}

type Trouble = { error: Error } | 'withheld' | null;

/** Whether the service was taken off while its times were looked at, and not its mentor. */
export const isServiceGone = (trouble: Trouble): boolean =>
  trouble !== null && trouble !== 'withheld' && isFailure(trouble.error) && trouble.error.code === 'NOT_FOUND';

export type Times = ReturnType<typeof useTimes>;

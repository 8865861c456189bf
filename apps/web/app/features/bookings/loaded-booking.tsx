import type { Booking } from '@abroad/contract/bookings';
import type { ReactNode } from 'react';
import { isFailure } from '../../api/failure.ts';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { BookingNotFound, LoadingDetail } from './booking-places.tsx';
import { useBooking, type Interval } from './use-bookings.ts';

interface Loaded {
  booking: Booking;
  /** Epoch milliseconds at which the booking stood so. */
  now: number;
  lookAgain: () => Promise<unknown>;
}

interface Properties {
  id: string;
  interval?: Interval;
  /** Whether the page is longer than the first screen. */
  tall?: boolean;
  children: (loaded: Loaded) => ReactNode;
}

/** A booking of the signed-in person, or its placeholder. If an update fails, a line above says so. */
export function LoadedBooking({ id, interval, tall = false, children }: Properties) {
  const { data, error, refetch, dataUpdatedAt } = useBooking(id, interval);
  if (data !== undefined) {
    return (
      <>
        <FailureMessage variant="banner" error={error} onRetry={() => void refetch()} />
        {children({ booking: data, now: dataUpdatedAt, lookAgain: refetch })}
      </>
    );
  }
  if (error === null) {
    return <LoadingDetail tall={tall} />;
  }
  if (isFailure(error) && error.status === 404) {
    return <BookingNotFound />;
  }
  return <FailureCard level={1} error={error} onRetry={refetch} />;
}

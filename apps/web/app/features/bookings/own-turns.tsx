import type { Booking } from '@abroad/contract/bookings';
import { useId } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { BookingRow } from './booking-row.tsx';

interface Properties {
  bookings: readonly Booking[];
  /** Epoch milliseconds at which they stood so. */
  now: number;
  /** Whether they are what another search found, while the present one is on its way. */
  isOld: boolean;
}

/** What waits for the reader, the most urgent first, whichever its day is. */
export function OwnTurns({ bookings, now, isOld }: Properties) {
  const t = useT();
  const id = useId();
  if (bookings.length === 0) {
    return null;
  }
  return (
    <section className="booking-turns" aria-labelledby={id} aria-busy={isOld}>
      <h2 id={id} className="booking-day-name">
        {t('turns.title')}
      </h2>
      <ul className="booking-rows">
        {bookings.map((booking) => (
          <BookingRow key={booking.id} booking={booking} now={now} isDated />
        ))}
      </ul>
    </section>
  );
}

import type { Booking } from '@abroad/contract/bookings';
import { useId } from 'react';
import { useViewer } from '../../lib/viewer.tsx';
import { BookingRow } from './booking-row.tsx';
import { groupMonths } from './group-months.ts';

interface Properties {
  bookings: readonly Booking[];
  /** Epoch milliseconds at which they stood so. */
  now: number;
  /** Whether they are an earlier search's results, while the present one is loading. */
  isOld: boolean;
}

/** Bookings under the months of the reader's calendar. */
export function BookingMonths({ bookings, now, isOld }: Properties) {
  const { zone, format } = useViewer();
  return groupMonths(bookings, zone).map(({ month, bookings: list }) => (
    <BookingGroup key={month} title={format.month(list[0]?.start ?? now)} bookings={list} now={now} isOld={isOld} />
  ));
}

/** Rows under a heading. */
export function BookingGroup({ title, bookings, now, isOld }: Properties & { title: string }) {
  const id = useId();
  return (
    <section className="booking-group" aria-labelledby={id} aria-busy={isOld}>
      <h2 id={id} className="card-title">
        {title}
      </h2>
      <ul className="booking-rows">
        {bookings.map((booking) => (
          <BookingRow key={booking.id} booking={booking} now={now} />
        ))}
      </ul>
    </section>
  );
}

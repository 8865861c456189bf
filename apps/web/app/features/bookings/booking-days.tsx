import type { Booking } from '@abroad/contract/bookings';
import { useId } from 'react';
import { useViewer } from '../../lib/viewer.tsx';
import { BookingRow } from './booking-row.tsx';
import { dayHeading, groupDays } from './group-days.ts';

interface Properties {
  bookings: readonly Booking[];
  /** Epoch milliseconds at which they stood so. */
  now: number;
  /** Whether they are an earlier search's results, while the present one is loading. */
  isOld: boolean;
}

/** Bookings under the days of the reader's calendar. */
export function BookingDays({ bookings, now, isOld }: Properties) {
  const { zone } = useViewer();
  return (
    <div className="booking-days" aria-busy={isOld}>
      {groupDays(bookings, zone).map(({ day, bookings: list }) => (
        <Day key={day} bookings={list} now={now} />
      ))}
    </div>
  );
}

function Day({ bookings, now }: Omit<Properties, 'isOld'>) {
  const id = useId();
  const { zone, format, now: present } = useViewer();
  const { name, date } = dayHeading(bookings[0]?.start ?? '', format, zone, present);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="booking-day-name">
        {name}
        {date && <span className="small muted">{date}</span>}
      </h2>
      <ul className="booking-rows">
        {bookings.map((booking) => (
          <BookingRow key={booking.id} booking={booking} now={now} />
        ))}
      </ul>
    </section>
  );
}

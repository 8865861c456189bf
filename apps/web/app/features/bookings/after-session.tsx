import { COMPLETE_AFTER_END_H } from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { BookAgain } from './book-again.tsx';
import { isEnded, isUnpaid, otherSide } from '../booking-core/booking-facts.ts';
import { WriteTo } from './write-to.tsx';

/** What there is to know and to do once a booking has ended; nothing where there is nothing. */
export function AfterSession({ booking, now }: { booking: Booking; now: number }) {
  const t = useT();
  const { status, viewer_role: role, mentor } = booking;
  const isOver = status === 'confirmed';
  const hasRunOut = isUnpaid(booking);
  const canBook = role === 'prospect' && mentor.has_profile;
  if (!isEnded(booking, now) || !(isOver || hasRunOut || canBook || otherSide(booking).email !== null)) {
    return null;
  }
  return (
    <section className="card card-body stack">
      <h2>{t('bookings.over_title')}</h2>
      {isOver && <p>{t('bookings.over_text', { hours: COMPLETE_AFTER_END_H })}</p>}
      {hasRunOut && <p>{t('bookings.hold_ended')}</p>}
      <WriteTo booking={booking} />
      <div className="booking-actions">
        <BookAgain booking={booking} />
      </div>
    </section>
  );
}

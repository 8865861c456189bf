import { COMPLETE_AFTER_END_H } from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { BookAgain } from './book-again.tsx';
import { isEnded, otherSide } from './booking-facts.ts';
import { WriteTo } from './write-to.tsx';

/** What there is to know and to do once a booking has ended; nothing where there is nothing. */
export function AfterSession({ booking, now }: { booking: Booking; now: number }) {
  const t = useT();
  const { status, viewer_role: role, mentor } = booking;
  const isOver = status === 'confirmed';
  const isUnpaid =
    status === 'expired' &&
    role === 'prospect' &&
    !!booking.price &&
    booking.payment?.status !== 'voided' &&
    booking.payment?.status !== 'authorized';
  const canBook = role === 'prospect' && mentor.has_profile;
  if (!isEnded(booking, now) || !(isOver || canBook || otherSide(booking).email !== null)) {
    return null;
  }
  return (
    <section className="card card-body stack">
      <h2>{t('bookings.over_title')}</h2>
      {isOver && <p>{t('bookings.over_text', { hours: COMPLETE_AFTER_END_H })}</p>}
      {isUnpaid && <p>{t('bookings.hold_ended')}</p>}
      <WriteTo booking={booking} />
      <div className="booking-actions">
        <BookAgain booking={booking} />
      </div>
    </section>
  );
}

import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { otherSide } from './booking-facts.ts';

/** What happened with a booking so far, and what is expected next. */
export function BookingStory({ booking }: { booking: Booking }) {
  const t = useT();
  const format = useFormat();
  const { status, hold_expires_at: expires, created_at: created, updated_at: updated } = booking;
  const end = endOf(booking);
  const name = otherSide(booking).first_name;
  return (
    <section className="card card-body stack">
      <h2>{t('bookings.story')}</h2>
      <dl className="booking-story">
        <dt>{t(status === 'requested' ? 'bookings.story_requested' : 'bookings.story_booked')}</dt>
        <dd>{format.moment(created)}</dd>
        {status === 'requested' && expires !== null && (
          <>
            <dt>{t('bookings.story_answer_by')}</dt>
            <dd>{format.moment(expires)}</dd>
          </>
        )}
        {end !== null && (
          <>
            <dt>{t(end, { name })}</dt>
            <dd>{format.moment(updated)}</dd>
          </>
        )}
        {booking.cancel_reason !== null && (
          <>
            <dt>{t('bookings.story_reason')}</dt>
            <dd className="booking-text">{booking.cancel_reason}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

/** How it ended, for the states that the last change brought about. */
function endOf({ status, cancelled_by: by, viewer_role: role }: Booking): MessageKey | null {
  switch (status) {
    case 'cancelled':
      return by === 'system' || by === null
        ? 'bookings.story_cancelled_system'
        : by === role
          ? 'bookings.story_cancelled_you'
          : 'bookings.story_cancelled_other';
    case 'declined':
      return role === 'mentor' ? 'bookings.story_declined_you' : 'bookings.story_declined_other';
    case 'expired':
      return 'bookings.story_expired';
    case 'completed':
      return 'bookings.story_completed';
    default:
      return null;
  }
}

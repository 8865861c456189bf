import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { isUnpaid, isVoid, otherSide } from '../booking-core/booking-facts.ts';
import { BookAgain } from './book-again.tsx';
import { MessageLink } from './session-side.tsx';
import { WriteTo } from './write-to.tsx';

/** Below the torn ticket: what happened, and what becomes of the money. */
export function VoidSection({ booking }: { booking: Booking }) {
  const t = useT();
  const format = useFormat();
  if (!isVoid(booking)) {
    return null;
  }
  const { status, cancel_reason: reason, cancelled_by: by, viewer_role: role, price, payment } = booking;
  const { first_name: name } = otherSide(booking);
  const isOwn = status === 'declined' ? role === 'mentor' : by === role;
  const money = moneyWords(booking);
  const isComing = payment !== null && payment.refund_pending > 0 && role === 'prospect';
  const sum = payment?.refund_pending || payment?.refunded || payment?.captured || price || 0;
  return (
    <section className="card card-body stack">
      <h2>{t(whatHappened(booking), { name })}</h2>
      {money !== null && (
        <p>
          {t(money, { name, amount: format.price(sum, booking.currency) })}
          {isComing && ` ${t('paid.on_its_way_text')}`}
        </p>
      )}
      {reason !== null && reason !== '' && (
        <div className="quote">
          <h3 className="small muted">{isOwn ? t('bookings.reason_yours') : t('bookings.reason_theirs', { name })}</h3>
          <p className="booking-text as-written">{reason}</p>
        </div>
      )}
      <WriteTo booking={booking} />
      <div className="booking-actions">
        <BookAgain booking={booking} isFirst />
        <MessageLink booking={booking} />
      </div>
    </section>
  );
}

function whatHappened(booking: Booking): MessageKey {
  const { status, cancelled_by: by, viewer_role: role, withdrawal } = booking;
  if (withdrawal?.withdrawn_at) {
    return role === 'prospect' ? 'story.withdrawn_you' : 'story.withdrawn_other';
  }
  if (status === 'declined') {
    return role === 'mentor' ? 'story.declined_you' : 'story.declined_other';
  }
  if (status === 'expired') {
    return isUnpaid(booking) ? 'story.expired_unpaid' : 'story.expired';
  }
  return by === 'system' || by === null
    ? 'story.cancelled_system'
    : by === role
      ? 'story.cancelled_you'
      : 'story.cancelled_other';
}

/** The words about the money; null for a free session. */
function moneyWords(booking: Booking): MessageKey | null {
  const { payment, price, viewer_role: role } = booking;
  if (isUnpaid(booking)) {
    return 'bookings.hold_ended';
  }
  if (!price) {
    return null;
  }
  if (payment === null || payment.captured === 0) {
    const isReleased = payment?.status === 'voided' || payment?.status === 'authorized';
    return isReleased && role === 'prospect' ? 'paid.let_go_text' : 'bookings.nothing_charged';
  }
  const way = payment.refund_pending > 0 ? 'coming' : payment.refunded > 0 ? 'done' : null;
  if (way === null) {
    return 'bookings.refund_none';
  }
  return role === 'prospect' ? `bookings.refund_${way}` : `bookings.refund_${way}_other`;
}

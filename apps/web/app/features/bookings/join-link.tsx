import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { otherSide } from '../booking-core/booking-facts.ts';

/** Opens the meeting in a window of its own, near its start. */
export function JoinLink({ booking, large = false }: { booking: Booking; large?: boolean }) {
  const t = useT();
  if (booking.join_url === null || !booking.allowed_actions.includes('join')) {
    return null;
  }
  return (
    <a
      className={classNames('button button-primary', large && 'button-large')}
      href={booking.join_url}
      target="_blank"
      rel="noreferrer"
      aria-label={t('bookings.join_session', { name: otherSide(booking).name })}
    >
      {t('bookings.join')}
    </a>
  );
}

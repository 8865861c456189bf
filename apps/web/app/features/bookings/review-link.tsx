import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';

/** The way to the reviews of a session, once it can be reviewed or was. */
export function ReviewLink({ booking }: { booking: Booking }) {
  const t = useT();
  const { my_review: mine, allowed_actions: actions, id, status } = booking;
  const isOpen = actions.includes('review');
  if (!isOpen && (status !== 'completed' || mine === null)) {
    return null;
  }
  const isWritten = mine !== null && mine !== 'withdrawn';
  const { name } = otherSide(booking);
  return (
    <ButtonLink
      to={paths.reviewBooking(id)}
      kind={isOpen && !isWritten ? 'primary' : 'line'}
      icon={isWritten ? 'check' : 'star'}
      aria-label={t(isWritten ? 'bookings.see_review_of' : 'bookings.review_session', { name })}
    >
      {t(isWritten ? 'bookings.see_review' : 'bookings.review')}
    </ButtonLink>
  );
}

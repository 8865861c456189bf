import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';

/** Whether a session can be reviewed now, or was. */
export const hasReviews = ({ my_review, allowed_actions, status }: Booking): boolean =>
  allowed_actions.includes('review') || (status === 'completed' && my_review !== null);

/** The way to the reviews of a session, once it can be reviewed or was. */
export function ReviewLink({ booking }: { booking: Booking }) {
  const t = useT();
  const { my_review: mine, allowed_actions: actions, id } = booking;
  if (!hasReviews(booking)) {
    return null;
  }
  const isOpen = actions.includes('review');
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

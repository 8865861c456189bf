import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';

/** Whether a session can be reviewed now, or may have been by either person. */
export const hasReviews = ({ allowed_actions, status }: Booking): boolean =>
  allowed_actions.includes('review') || status === 'completed';

/** The link to the reviews of a session that can be reviewed or was. */
export function ReviewLink({ booking }: { booking: Booking }) {
  const t = useT();
  const { my_review: mine, allowed_actions: actions, id } = booking;
  if (!hasReviews(booking)) {
    return null;
  }
  const isToWrite = actions.includes('review') && (mine === null || mine === 'withdrawn');
  const { name } = otherSide(booking);
  return (
    <ButtonLink
      to={paths.reviewBooking(id)}
      kind={isToWrite ? 'primary' : 'line'}
      icon="star"
      aria-label={t(isToWrite ? 'bookings.review_session' : 'bookings.see_reviews_of', { name })}
    >
      {t(isToWrite ? 'bookings.review' : 'bookings.see_reviews')}
    </ButtonLink>
  );
}

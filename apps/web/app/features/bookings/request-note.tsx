import type { Booking } from '@abroad/contract/bookings';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';

/** In the list, for a mentor who has a request to answer: what the student wrote, and what can be done before it. */
export function RequestNote({ booking }: { booking: Booking }) {
  const t = useT();
  if (booking.viewer_role !== 'mentor' || booking.status !== 'requested') {
    return null;
  }
  const { name } = booking.prospect;
  return (
    <div className="request-note small">
      {booking.message !== null && <p className="as-written request-words">{booking.message}</p>}
      <p className="row request-ways">
        <Link className="link" to={paths.booking(booking.id)} aria-label={t('requests.who_of', { name })}>
          {t('requests.who')}
        </Link>
        {booking.allowed_actions.includes('propose') && (
          <Link className="link" to={paths.moveBooking(booking.id)} aria-label={t('requests.propose_to', { name })}>
            {t('requests.propose')}
          </Link>
        )}
      </p>
    </div>
  );
}

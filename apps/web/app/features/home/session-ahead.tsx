import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import type { SessionUser } from '../../session/types.ts';
import { otherSide } from '../booking-core/booking-facts.ts';
import { JoinLink } from '../bookings/join-link.tsx';
import { useNextSession } from '../bookings/use-bookings.ts';

/** When the next session is, with whom, and how to join it near its start. */
export default function SessionAhead({ user }: { user: SessionUser }) {
  const t = useT();
  const format = useFormat();
  const { data: booking, isPending } = useNextSession(user.id);
  if (isPending) {
    return <p className="skeleton skeleton-title" aria-hidden="true" />;
  }
  if (!booking) {
    return (
      <p>
        {booking === null && `${t('home.next_session_none')} `}
        <Link className="link strong" to={paths.bookings()}>
          {t('home.next_session_all')}
        </Link>
      </p>
    );
  }
  const facts = { service: booking.event_type.title, name: otherSide(booking).name };
  return (
    <>
      <div>
        <p className="next-session-label tiny" aria-hidden="true">
          {t('home.next_session')}
        </p>
        <p>
          <span className="next-session-when strong">{format.moment(booking.start)}</span>
          <Link className="link" to={paths.booking(booking.id)}>
            {t('home.next_session_with', facts)}
          </Link>
        </p>
      </div>
      <JoinLink booking={booking} />
    </>
  );
}

import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import type { SessionUser } from '../../session/types.ts';
import { otherSide } from '../booking-core/booking-facts.ts';
import { laterPart } from '../errors/later-part.tsx';
import { JoinLink } from '../bookings/join-link.tsx';
import { useNextSession } from '../bookings/use-bookings.ts';
import { useTurns } from '../turns/use-turns.ts';

/** Most have nothing to do. */
const WaitingNow = laterPart(() => import('../turns/waiting-now.tsx'));

interface Properties {
  user: SessionUser;
  /** The content until both are known: the page moves once at most. */
  fallback: ReactNode;
}

/** The reader's open tasks, and then the next session: when, with whom, and near its start how to join. */
export default function SessionAhead({ user, fallback }: Properties) {
  const turns = useTurns(user);
  const session = useNextSession(user.id);
  if (turns.isPending || session.isPending) {
    return fallback;
  }
  return (
    <Suspense fallback={fallback}>
      {turns.data !== undefined && turns.data.total > 0 && <WaitingNow turns={turns.data.items} />}
      <NextSession booking={session.data} />
    </Suspense>
  );
}

function NextSession({ booking }: { booking: ReturnType<typeof useNextSession>['data'] }) {
  const t = useT();
  const format = useFormat();
  if (!booking) {
    return (
      <section className="next-session" aria-label={t('home.next_session')}>
        <p>
          {booking === null && `${t('home.next_session_none')} `}
          <Link className="link strong" to={paths.bookings()}>
            {t('home.next_session_all')}
          </Link>
        </p>
      </section>
    );
  }
  const facts = { service: booking.event_type.title, name: otherSide(booking).name };
  return (
    <section className="next-session" aria-label={t('home.next_session')}>
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
    </section>
  );
}

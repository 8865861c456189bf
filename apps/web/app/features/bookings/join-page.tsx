import type { Booking } from '@abroad/contract/bookings';
import { useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { Icon } from '../../ui/icon.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';
import { LoadingDetail } from './booking-places.tsx';
import { BookingTicket } from './booking-ticket.tsx';
import './bookings.css';
import { recordJoin } from './join-link.tsx';
import { LoadedBooking } from './loaded-booking.tsx';
import { MeetingPlace } from './meeting-place.tsx';
import { titled } from '../../lib/page-title.ts';

export const meta = titled('bookings.ticket');

/** The page behind a link in an email: it records that the reader joins, and goes on to the call. */
export default function JoinPage() {
  const { id = '' } = useParams();
  return <OpenJoin key={id} id={id} />;
}

function OpenJoin({ id }: { id: string }) {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap narrow">
      <Link className="crumb" to={paths.booking(id)}>
        <Icon name="arrow_back" />
        {t('bookings.ticket')}
      </Link>
      <SignedInOnly fallback={<LoadingDetail />}>
        {() => <LoadedBooking id={id}>{({ booking, now }) => <Joining booking={booking} now={now} />}</LoadedBooking>}
      </SignedInOnly>
    </main>
  );
}

function Joining({ booking, now }: { booking: Booking; now: number }) {
  const t = useT();
  const { name } = otherSide(booking);
  const isOpen = booking.join_url !== null && booking.allowed_actions.includes('join');
  // A reader who waits here for the start presses the button then: a page that is left open doesn’t join.
  const [wasOpen] = useState(isOpen);
  useGoOn(isOpen && wasOpen ? booking : null);
  return (
    <div className="stack booking-detail">
      <title>{t('layout.title', { page: t('bookings.session', { name }) })}</title>
      <h1>{t('bookings.session', { name })}</h1>
      {isOpen && wasOpen && <output>{t('bookings.joining')}</output>}
      <BookingTicket booking={booking} now={now} />
      <MeetingPlace booking={booking} now={now} />
    </div>
  );
}

/** Goes on to the call once, whether or not the record arrives. It waits until the page is visible, so that a preview doesn't join. */
function useGoOn(booking: Booking | null): void {
  const isGoing = useRef(false);
  const { id, join_url } = booking ?? { id: null, join_url: null };
  useEffect(() => {
    if (id === null || join_url === null) {
      return undefined;
    }
    const go = () => {
      if (!isGoing.current && document.visibilityState === 'visible') {
        isGoing.current = true;
        void recordJoin(id).then(() => globalThis.location.replace(join_url));
      }
    };
    go();
    document.addEventListener('visibilitychange', go);
    return () => document.removeEventListener('visibilitychange', go);
  }, [id, join_url]);
}

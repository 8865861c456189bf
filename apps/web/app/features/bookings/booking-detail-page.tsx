import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BookingDetail } from './booking-detail.tsx';
import { LoadingDetail } from './booking-places.tsx';
import './bookings.css';
import { LoadedBooking } from './loaded-booking.tsx';
import { SuspendedNote } from './suspended-note.tsx';

/** One booking, as a ticket. */
export function BookingDetailPage({ id }: { id: string }) {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap narrow">
      <Link className="crumb" to={paths.bookings()}>
        <Icon name="arrow_back" />
        {t('bookings.back')}
      </Link>
      <SuspendedNote />
      <SignedInOnly fallback={<LoadingDetail tall />}>
        {() => (
          <LoadedBooking id={id} tall>
            {({ booking, now }) => <BookingDetail booking={booking} now={now} />}
          </LoadedBooking>
        )}
      </SignedInOnly>
    </main>
  );
}

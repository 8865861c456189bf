import { Link } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BookingNotFound, LoadingDetail } from '../bookings/booking-places.tsx';
import '../bookings/bookings.css';
import { useBooking } from '../bookings/use-bookings.ts';
import '../booking/booking.css';
import '../calendar/calendar.css';
import { FailureCard } from '../errors/failure-card.tsx';
import { RescheduleSession } from './reschedule-session.tsx';
import './reschedule.css';

/** Where another time is chosen for a session, or proposed. Its state is its address. */
export function ReschedulePage({ id }: { id: string }) {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <Link className="crumb" to={paths.booking(id)}>
        <Icon name="arrow_back" />
        {t('moving.back')}
      </Link>
      <SignedInOnly fallback={<LoadingDetail tall />}>{() => <Loaded id={id} />}</SignedInOnly>
    </main>
  );
}

function Loaded({ id }: { id: string }) {
  const { data, error, refetch } = useBooking(id);
  if (data !== undefined) {
    return <RescheduleSession booking={data} />;
  }
  if (error === null) {
    return <LoadingDetail tall />;
  }
  if (isFailure(error) && error.status === 404) {
    return <BookingNotFound />;
  }
  return <FailureCard level={1} error={error} onRetry={refetch} />;
}

import { Link } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { BookingDetail } from './booking-detail.tsx';
import { BookingNotFound, LoadingDetail } from './booking-places.tsx';
import './bookings.css';
import { useBooking } from './use-bookings.ts';

/** One booking, as a ticket. */
export function BookingDetailPage({ id }: { id: string }) {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap narrow">
      <Link className="crumb" to={paths.bookings()}>
        <Icon name="arrow_back" />
        {t('bookings.back')}
      </Link>
      <SignedInOnly fallback={<LoadingDetail tall />}>{() => <Loaded id={id} />}</SignedInOnly>
    </main>
  );
}

function Loaded({ id }: { id: string }) {
  const { data, error, refetch, dataUpdatedAt } = useBooking(id);
  if (data !== undefined) {
    return (
      <>
        <FailureMessage variant="banner" error={error} onRetry={() => void refetch()} />
        <BookingDetail booking={data} now={dataUpdatedAt} />
      </>
    );
  }
  if (error === null) {
    return <LoadingDetail tall />;
  }
  if (isFailure(error) && (error.status === 404 || error.status === 400)) {
    return <BookingNotFound />;
  }
  return <FailureCard level={1} error={error} onRetry={refetch} />;
}

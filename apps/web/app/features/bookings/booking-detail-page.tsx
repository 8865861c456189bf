import { Link } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { BookingDetail } from './booking-detail.tsx';
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
      <SignedInOnly fallback={<LoadingDetail />}>{() => <Loaded id={id} />}</SignedInOnly>
    </main>
  );
}

function Loaded({ id }: { id: string }) {
  const t = useT();
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
    return <LoadingDetail />;
  }
  if (isFailure(error) && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState
        title={t('bookings.not_found')}
        action={<ButtonLink to={paths.bookings()}>{t('bookings.back')}</ButtonLink>}
      >
        {t('errors.status_404')}
      </EmptyState>
    );
  }
  return <FailureCard error={error} onRetry={refetch} />;
}

function LoadingDetail() {
  const t = useT();
  return (
    <div className="stack" aria-busy="true">
      <h1>{t('layout.loading')}</h1>
      <div className="ticket booking-ticket-waiting">
        <div className="ticket-part stack">
          <span className="skeleton skeleton-title" />
          <span className="skeleton skeleton-block" />
        </div>
      </div>
    </div>
  );
}

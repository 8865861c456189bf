import { useSearchParams } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BookingNotFound, LoadingDetail } from '../bookings/booking-places.tsx';
import '../bookings/bookings.css';
import { useBooking } from '../bookings/use-bookings.ts';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { pollPayment } from './poll-payment.ts';
import { Outcome } from './outcome.tsx';
import type { WayBack } from './outcome-words.ts';

/** Where a payment leads back to. The booking itself says how it went, and says it again after a reload. */
export function OutcomePage({ way }: { way: WayBack }) {
  const [search] = useSearchParams();
  const id = search.get('booking_id')?.trim() ?? '';
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow">
      {id === '' ? (
        <NoBooking />
      ) : (
        <SignedInOnly fallback={<LoadingDetail />}>{() => <Loaded key={id} id={id} way={way} />}</SignedInOnly>
      )}
    </main>
  );
}

function Loaded({ id, way }: { id: string; way: WayBack }) {
  const { data, error, refetch, dataUpdatedAt } = useBooking(id, pollPayment);
  if (data !== undefined) {
    return (
      <>
        <FailureMessage variant="banner" error={error} onRetry={() => void refetch()} />
        <Outcome booking={data} way={way} now={dataUpdatedAt} onLookAgain={refetch} />
      </>
    );
  }
  if (error === null) {
    return <LoadingDetail />;
  }
  if (isFailure(error) && (error.status === 404 || error.status === 400)) {
    return <BookingNotFound />;
  }
  return <FailureCard level={1} error={error} onRetry={refetch} />;
}

function NoBooking() {
  const t = useT();
  return (
    <EmptyState
      level={1}
      title={t('outcome.no_id_title')}
      action={<ButtonLink to={paths.bookings()}>{t('bookings.back')}</ButtonLink>}
    >
      {t('outcome.no_id_text')}
    </EmptyState>
  );
}

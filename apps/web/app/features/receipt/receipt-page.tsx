import { Link } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { ReceiptPaper } from './receipt-paper.tsx';
import './receipt.css';
import { useReceipt } from './use-receipt.ts';

/** What somebody paid for a session, as a sheet of paper. */
export function ReceiptPage({ bookingId }: { bookingId: string }) {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap narrow stack receipt-page">
      <Link className="crumb unprinted" to={paths.booking(bookingId)}>
        <Icon name="arrow_back" />
        {t('receipt.back')}
      </Link>
      <SignedInOnly fallback={<LoadingReceipt />}>{() => <Loaded bookingId={bookingId} />}</SignedInOnly>
    </main>
  );
}

function Loaded({ bookingId }: { bookingId: string }) {
  const t = useT();
  const { data, error, refetch } = useReceipt(bookingId);
  if (data) {
    return (
      <>
        <ReceiptPaper receipt={data} />
        <div className="row unprinted">
          <Button size="large" onClick={() => globalThis.print()}>
            {t('receipt.print')}
          </Button>
        </div>
      </>
    );
  }
  const isNone = data === null || (isFailure(error) && error.status === 404);
  if (isNone) {
    return (
      <EmptyState
        level={1}
        title={t('receipt.none')}
        action={<ButtonLink to={paths.bookings()}>{t('receipt.to_bookings')}</ButtonLink>}
      >
        {t('receipt.none_text')}
      </EmptyState>
    );
  }
  return error === null ? <LoadingReceipt /> : <FailureCard level={1} error={error} onRetry={refetch} />;
}

function LoadingReceipt() {
  const t = useT();
  return (
    <div className="card receipt receipt-waiting stack" aria-busy="true">
      <output className="unseen">{t('receipt.loading')}</output>
      <span className="skeleton skeleton-title" />
      <span className="skeleton skeleton-block" />
    </div>
  );
}

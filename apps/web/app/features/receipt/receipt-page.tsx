import type { Receipt } from '@abroad/contract/receipts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { staleTimes } from '../../api/query-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Paper, PaperSum, PaperSums } from '../../ui/paper.tsx';
import { cardWords } from '../booking-core/payment-facts.ts';
import { FailureCard } from '../errors/failure-card.tsx';
import { TraderDetails } from '../trading/trader-details.tsx';
import './receipt.css';
import { unlisted } from '../../lib/page-title.ts';

export const meta = unlisted('receipt.title');

/** The receipt of a session, made for printing. */
export default function ReceiptPage() {
  const { id = '' } = useParams();
  return <OpenReceipt key={id} bookingId={id} />;
}

function OpenReceipt({ bookingId }: { bookingId: string }) {
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
    <div className="card paper receipt-waiting" aria-busy="true">
      <output className="unseen">{t('receipt.loading')}</output>
      <span className="skeleton skeleton-title" />
      <span className="skeleton skeleton-block" />
    </div>
  );
}

/** The receipt of a booking's payment; null before it is paid. */
function useReceipt(bookingId: string) {
  return useQuery<Receipt | null>({
    queryKey: ['receipt', bookingId],
    staleTime: staleTimes.volatile,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      const { payment } = await api.getBooking({ params: { id: bookingId }, signal });
      return payment === null ? null : api.getReceipt({ params: { payment_id: payment.id }, signal });
    },
  });
}

/** The sheet itself. Its times are in the payer's time zone. */
function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  const t = useT();
  const format = useFormat();
  const { session, issuer, card, currency } = receipt;
  const zone = session.time_zone;
  const [name = '', ...address] = issuer;
  const gone = receipt.refunds.filter(({ status }) => status === 'succeeded');
  const onTheWay = receipt.refund_pending;
  return (
    <Paper title={t('receipt.title')} number={receipt.number}>
      <Facts>
        <Fact name={t('receipt.issuer')}>
          <span className="strong">{name}</span>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Fact>
        {session.trader !== null && (
          <Fact name={t('receipt.seller')}>
            <TraderDetails trader={session.trader} />
          </Fact>
        )}
        <Fact name={t('receipt.payer')}>
          <span className="strong">{receipt.payer_name}</span>
        </Fact>
        <Fact name={t('receipt.date')}>{format.longDay(receipt.issued_at, zone)}</Fact>
        <Fact name={t('receipt.paid_with')}>{card && cardWords(card, t)}</Fact>
      </Facts>
      <div className="receipt-session">
        <p className="strong">{t('receipt.with', { service: session.title, name: session.mentor_name })}</p>
        <p>
          {t('receipt.when', {
            day: format.longDay(session.start, zone),
            time: format.timeRange(session.start, session.end, zone),
            zone: format.zone(zone),
          })}
        </p>
      </div>
      <PaperSums>
        <PaperSum name={t('receipt.amount', { currency })}>{format.money(receipt.amount, currency)}</PaperSum>
        {gone.map(({ amount, made_at }) => (
          <PaperSum key={`${made_at} ${amount}`} name={t('receipt.refund', { day: format.longDay(made_at, zone) })}>
            {format.money(-amount, currency)}
          </PaperSum>
        ))}
        <PaperSum name={t('receipt.total')} isTotal>
          {format.money(receipt.total, currency)}
        </PaperSum>
      </PaperSums>
      {onTheWay > 0 && <p>{t('receipt.refund_pending', { amount: format.money(onTheWay, currency) })}</p>}
      <p className="small muted">{t('receipt.tax')}</p>
    </Paper>
  );
}

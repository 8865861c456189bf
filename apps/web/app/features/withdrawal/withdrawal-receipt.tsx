import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { staleTimes } from '../../api/query-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadingDetail } from '../bookings/booking-places.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { TraderDetails } from '../trading/trader-details.tsx';
import { receiptKey } from './receipt-key.ts';

/** The declaration of withdrawal and its time of arrival, in the email's words. */
export function WithdrawalReceipt({ bookingId }: { bookingId: string }) {
  const t = useT();
  const format = useFormat();
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: receiptKey(bookingId),
    staleTime: staleTimes.volatile,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.getWithdrawal({ params: { id: bookingId }, signal });
    },
  });
  const isShown = data !== undefined;
  useEffect(() => (isShown ? title.current?.focus() : undefined), [isShown]);
  if (data === undefined) {
    return error === null ? <LoadingDetail /> : <FailureCard level={1} error={error} onRetry={refetch} />;
  }
  const price = format.price(data.refund, data.currency);
  return (
    <>
      <title>{t('layout.title', { page: t('withdrawal.title') })}</title>
      <h1 ref={title} tabIndex={-1}>
        {t('withdrawal.done_title')}
      </h1>
      <section className="card card-body stack">
        <p>{t('withdrawal.done_text', { moment: format.at(data.withdrawn_at), price })}</p>
        {data.email !== null && <p>{t('withdrawal.receipt_sent', { email: data.email })}</p>}
        <dl className="stack">
          <div>
            <dt className="muted small">{t('withdrawal.contract')}</dt>
            <dd>
              {t('withdrawal.session', { service: data.service, name: data.mentor })}
              <br />
              {format.at(data.start)}
            </dd>
          </div>
          {data.trader !== null && (
            <div>
              <dt className="muted small">{t('withdrawal.trader')}</dt>
              <dd>
                <TraderDetails trader={data.trader} />
              </dd>
            </div>
          )}
          {data.name !== null && (
            <div>
              <dt className="muted small">{t('withdrawal.name')}</dt>
              <dd className="as-written">{data.name}</dd>
            </div>
          )}
        </dl>
        <div>
          <ButtonLink kind="line" to={paths.booking(bookingId)}>
            {t('withdrawal.back_to_booking')}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

import { isFailure } from '../../api/failure.ts';
import { Navigate } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Pager } from '../../ui/pager.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { DownloadFile } from './download-file.tsx';
import { earningsAddressOf, type EarningsAddress } from './earnings-address.ts';
import { EarningsTable } from './earnings-table.tsx';
import { NoEarnings, NoMentor } from './no-earnings.tsx';
import { TotalCards } from './total-cards.tsx';
import { useEarnings } from './use-earnings.ts';

interface Properties {
  userId: string;
  address: EarningsAddress;
  dates: { from?: string; to?: string };
}

/** The sums of the period and its sessions, or what stands in their place. */
export function EarningsList({ userId, address, dates }: Properties) {
  const t = useT();
  const format = useFormat();
  const { data, error, refetch, isPlaceholderData } = useEarnings(userId, { ...dates, page: address.page });
  if (isFailure(error) && error.code === 'PROFILE_NOT_FOUND') {
    return <NoMentor />;
  }
  if (data === undefined) {
    return error === null ? <LoadingEarnings /> : <FailureCard error={error} onRetry={refetch} />;
  }
  if (address.page > data.total_pages && data.total > 0) {
    // A page that there was when its link was kept.
    return <Navigate to={earningsAddressOf({ ...address, page: data.total_pages })} replace />;
  }
  return (
    <div className="stack earnings" aria-busy={isPlaceholderData}>
      <FailureMessage variant="banner" error={error} onRetry={() => void refetch()} />
      <output className="unseen">{t('earnings.sessions', { count: data.total })}</output>
      {data.total === 0 ? (
        <NoEarnings isAll={address.period === 'all'} />
      ) : (
        <>
          <TotalCards totals={data.totals} />
          <div className="row between">
            <p className="small muted">{t('earnings.zone', { zone: format.zone(data.time_zone) })}</p>
            <DownloadFile dates={dates} />
          </div>
          <EarningsTable earnings={data} />
          <Pager
            label={t('earnings.pages')}
            page={data.page}
            totalPages={data.total_pages}
            hrefOf={(page) => earningsAddressOf({ ...address, page })}
            previousLabel={t('earnings.page_previous')}
            nextLabel={t('earnings.page_next')}
            pageLabel={(page) => t('earnings.page_number', { page })}
          />
        </>
      )}
    </div>
  );
}

export function LoadingEarnings() {
  const t = useT();
  return (
    <div className="stack" aria-busy="true">
      <output className="unseen">{t('earnings.loading')}</output>
      <div className="earnings-totals" aria-hidden="true">
        <div className="card card-body stack earnings-waiting">
          <span className="skeleton skeleton-title" />
          <span className="skeleton skeleton-block" />
        </div>
      </div>
    </div>
  );
}

import { COMPLETE_AFTER_END_H } from '@abroad/booking-rules';
import type { EarningsTotal, Earning, Earnings, EarningStatus } from '@abroad/contract/earnings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Navigate, Link } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { staleTimes } from '../../api/query-client.ts';
import { currencyName } from '../../lib/currency-names.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { askWithRecord } from '../../session/ensure-record.ts';
import { useSession } from '../../session/use-session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { DownloadCsv } from '../payouts/download-csv.tsx';
import { earningsAddressOf, type EarningsAddress } from './earnings-address.ts';
import { Tag } from '../../ui/tag.tsx';

interface Properties {
  userId: string;
  address: EarningsAddress;
  dates: { from?: string; to?: string };
}

/** The sums of the period and its sessions, or their placeholder. */
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
    // A page that existed when its link was saved.
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
            <DownloadCsv
              name={['earnings', dates.from, dates.to].filter((part) => part !== undefined).join('-')}
              read={(api) => api.getEarningsFile({ query: dates })}
            />
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

/** Nothing was paid for: in this period, or ever. */
function NoEarnings({ isAll }: { isAll: boolean }) {
  const t = useT();
  const toAll = earningsAddressOf({ period: 'all', from: '', to: '', page: 1, payouts: 1 });
  return (
    <EmptyState
      title={t(isAll ? 'earnings.empty_all' : 'earnings.empty')}
      action={
        <ButtonLink kind="line" to={isAll ? paths.myAvailabilitySettings() : toAll}>
          {t(isAll ? 'earnings.to_prices' : 'earnings.to_all')}
        </ButtonLink>
      }
    >
      {t(isAll ? 'earnings.empty_all_text' : 'earnings.empty_text')}
    </EmptyState>
  );
}

/** For users who aren't mentors: they have no earnings, and read how to become a mentor. */
function NoMentor() {
  const t = useT();
  return (
    <EmptyState
      title={t('earnings.no_mentor')}
      action={<ButtonLink to={paths.mentorOnboarding()}>{t('layout.become_mentor')}</ButtonLink>}
    >
      {t('earnings.no_mentor_text')}
    </EmptyState>
  );
}

/** The totals of the period, a card for each currency. */
function TotalCards({ totals }: { totals: readonly EarningsTotal[] }) {
  const t = useT();
  return (
    <>
      <div className="earnings-totals">
        {totals.map((total) => (
          <TotalCard key={total.currency} total={total} />
        ))}
      </div>
      <p className="small muted">{t('earnings.meaning', { hours: COMPLETE_AFTER_END_H })}</p>
    </>
  );
}

function TotalCard({ total }: { total: EarningsTotal }) {
  const t = useT();
  const { locale, format } = useViewer();
  const { currency, sessions } = total;
  const money = (sum: number) => format.money(sum, currency);
  // Parts with a sum of zero have no line.
  const parts = [
    ['earnings.paid', total.paid],
    ['earnings.refunded', total.refunded],
    ['earnings.charged_back', total.charged_back],
    ['earnings.disputed', total.disputed],
    ['earnings.fee', total.fee],
  ] satisfies [MessageKey, number][];
  return (
    <section className="card card-body earnings-total" aria-labelledby={`earnings-${currency}`}>
      <header>
        <h3 className="card-title" id={`earnings-${currency}`}>
          {currencyName(currency, locale)}
        </h3>
        <p className="small muted">{t('earnings.sessions', { count: sessions })}</p>
      </header>
      <dl className="earnings-main">
        <div>
          <dt>{t('earnings.earned')}</dt>
          <dd>{money(total.earned)}</dd>
        </div>
        <div>
          <dt>{t('earnings.pending')}</dt>
          <dd>{money(total.pending)}</dd>
        </div>
      </dl>
      <dl className="earnings-parts">
        {parts.map(
          ([name, sum]) =>
            (sum !== 0 || name === 'earnings.paid') && (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{money(sum)}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

interface EarningsQuery {
  from?: string;
  to?: string;
  page: number;
}

/** The payments for the signed-in mentor's sessions. The shown page stays until the next is loaded. */
function useEarnings(userId: string, query: EarningsQuery) {
  const { user } = useSession();
  return useQuery({
    queryKey: ['earnings', userId, query],
    staleTime: staleTimes.volatile,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => askWithRecord(user, (api) => api.getEarnings({ query, signal })),
  });
}

const tones: Partial<Record<EarningStatus, 'sky' | 'pine' | 'danger'>> = {
  earned: 'pine',
  pending: 'sky',
  disputed: 'danger',
  charged_back: 'danger',
};

/** The sessions of a page; on a phone each row is a card. */
function EarningsTable({ earnings }: { earnings: Pick<Earnings, 'items' | 'time_zone'> }) {
  const t = useT();
  return (
    <table className="data-table earnings-table">
      <caption className="unseen">{t('earnings.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('earnings.session')}</th>
          <th scope="col">{t('earnings.student')}</th>
          <th scope="col" className="earnings-sum">
            {t('earnings.paid')}
          </th>
          <th scope="col" className="earnings-sum">
            {t('earnings.refunded')}
          </th>
          <th scope="col" className="earnings-sum">
            {t('earnings.fee')}
          </th>
          <th scope="col" className="earnings-sum">
            {t('earnings.yours')}
          </th>
          <th scope="col">{t('earnings.status')}</th>
        </tr>
      </thead>
      <tbody>
        {earnings.items.map((earning) => (
          <EarningRow key={earning.booking_id} earning={earning} zone={earnings.time_zone} />
        ))}
      </tbody>
    </table>
  );
}

/** @param zone of the mentor, whose dates make the period. */
function EarningRow({ earning, zone }: { earning: Earning; zone: string }) {
  const t = useT();
  const format = useFormat();
  const { status, currency } = earning;
  const tone = tones[status];
  const sum = (name: 'paid' | 'refunded' | 'fee' | 'yours', amount: number) => (
    <td className="earnings-sum" data-label={t(`earnings.${name}`)}>
      {format.money(amount, currency)}
    </td>
  );
  return (
    <tr>
      <th scope="row">
        <Link className="link" to={paths.booking(earning.booking_id)}>
          {t('format.moment', { day: format.day(earning.start, zone), time: format.time(earning.start, zone) })}
        </Link>
        <span className="small muted">{earning.service}</span>
      </th>
      <td data-label={t('earnings.student')}>{earning.prospect_name ?? t('earnings.student_deleted')}</td>
      {sum('paid', earning.paid)}
      {sum('refunded', earning.refunded + earning.charged_back)}
      {sum('fee', earning.fee)}
      {sum('yours', earning.net)}
      <td>
        <Tag {...(tone ? { tone } : {})}>{t(`earnings.status_${status}`)}</Tag>
      </td>
    </tr>
  );
}

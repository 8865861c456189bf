import { COMPLETE_AFTER_END_H } from '@abroad/booking-rules';
import type { EarningsTotal } from '@abroad/contract/earnings';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { staleTimes } from '../../api/query-client.ts';
import { currencyName } from '../../lib/currency-names.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { askWithRecord } from '../../session/ensure-record.ts';
import { useSession } from '../../session/use-session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { earningsAddressOf, type EarningsAddress } from './earnings-address.ts';
import { EarningsTable } from './earnings-table.tsx';

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

/** Without it, spreadsheets take UTF-8 for what their country once used; reading an answer as text drops it. */
const byteOrderMark = '\uFEFF';

/** Hands over all sessions of the period as a file for a spreadsheet. It needs the token, so it is fetched and not linked. */
function DownloadFile({ dates }: { dates: { from?: string; to?: string } }) {
  const t = useT();
  const fetching = useMutation({
    mutationFn: async () => {
      const { api } = await import('../../api/browser-client.ts');
      return api.getEarningsFile({ query: dates });
    },
    onSuccess: (text) => {
      const name = ['earnings', dates.from, dates.to].filter((part) => part !== undefined).join('-');
      saveFile(`${name}.csv`, 'text/csv', byteOrderMark + text);
    },
  });
  return (
    <>
      <Button kind="line" loading={fetching.isPending && t('earnings.downloading')} onClick={() => fetching.mutate()}>
        {t('earnings.download')}
      </Button>
      <FailureMessage variant="toast" error={fetching.error} onRetry={() => fetching.mutate()} />
    </>
  );
}

/** Nothing was paid for: in this period, or ever. */
function NoEarnings({ isAll }: { isAll: boolean }) {
  const t = useT();
  const toAll = earningsAddressOf({ period: 'all', from: '', to: '', page: 1 });
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

/** A user who is no mentor has no earnings, and reads how to become one. */
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

/** What the period comes to, a card for each currency. */
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
  // What there is none of needs no line.
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
        <h2 className="card-title" id={`earnings-${currency}`}>
          {currencyName(currency, locale)}
        </h2>
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

/** What was paid for the signed-in mentor's sessions. The shown page stays until the next is loaded. */
function useEarnings(userId: string, query: EarningsQuery) {
  const { user } = useSession();
  return useQuery({
    queryKey: ['earnings', userId, query],
    staleTime: staleTimes.volatile,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => askWithRecord(user, (api) => api.getEarnings({ query, signal })),
  });
}

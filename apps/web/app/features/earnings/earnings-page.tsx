import { staleTimes } from '../../api/query-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { unlisted } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { wallTime } from '../../lib/time-zone.ts';
import { useViewer, useFormat } from '../../lib/viewer.tsx';
import { askWithRecord } from '../../session/ensure-record.ts';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { useRole } from '../../session/use-role.ts';
import { useSession } from '../../session/use-session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { WaitingCard } from '../../ui/waiting-card.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { DownloadCsv } from '../payouts/download-csv.tsx';
import { MoneyOverview, type Money } from '../payouts/money-overview.tsx';
import { TradingPanel } from '../trading/trading-panel.tsx';
import {
  datesOf,
  earningsAddressOf,
  isBackwards,
  periods,
  readEarningsAddress,
  type EarningsAddress,
} from './earnings-address.ts';
import { PeriodSums, SessionTable } from './session-table.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Form, useSearchParams, Navigate } from 'react-router';
import '../../ui/data-table.css';
import '../../ui/filter-row.css';
import './earnings.css';

export const meta = unlisted('earnings.title');

/** The money of the signed-in mentor: its stages, their sessions and their payouts. Its state is its address. */
export default function EarningsPage() {
  const { zone, now } = useViewer();
  const [search] = useSearchParams();
  const address = readEarningsAddress(search);
  const dates = datesOf(address, wallTime(now, zone));
  return (
    <main id="main" tabIndex={-1} className="wrap page stack">
      <SignedInOnly fallback={<Head />}>
        {({ id }) => <OwnEarnings key={id} userId={id} address={address} dates={dates} />}
      </SignedInOnly>
    </main>
  );
}

function Head({ children }: { children?: ReactNode }) {
  const t = useT();
  return (
    <header className="row between">
      <h1>{t('earnings.title')}</h1>
      {children}
    </header>
  );
}

interface OwnProperties {
  userId: string;
  address: EarningsAddress;
  dates: { from?: string; to?: string };
}

function OwnEarnings({ userId, address, dates }: OwnProperties) {
  const t = useT();
  const { known, roles } = useRole();
  if (!known) {
    return (
      <>
        <Head />
        <WaitingCard label={t('money.loading')} />
      </>
    );
  }
  if (!roles.includes('mentor')) {
    return (
      <>
        <Head />
        <NoMentor />
      </>
    );
  }
  return (
    <>
      <Head>
        <DownloadCsv
          name={['earnings', dates.from, dates.to].filter((part) => part !== undefined).join('-')}
          read={(api) => api.getEarningsFile({ query: dates })}
        />
      </Head>
      <MoneyOverview
        userId={userId}
        page={address.payouts}
        hrefOf={(payouts) => earningsAddressOf({ ...address, payouts })}
        renderSessions={(money) => (
          <section className="part" aria-labelledby="sessions">
            <h2 className="part-title" id="sessions">
              {t('money.sessions')}
            </h2>
            <PeriodChooser address={address} />
            {!isBackwards(address) && <EarningsList userId={userId} address={address} dates={dates} money={money} />}
          </section>
        )}
      >
        <TradingPanel userId={userId} />
      </MoneyOverview>
    </>
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

/** The periods, each with an address of its own, and two dates for any other. */
function PeriodChooser({ address }: { address: EarningsAddress }) {
  const t = useT();
  return (
    <>
      <TabLinks
        label={t('earnings.periods')}
        value={address.period}
        tabs={periods.map((value) => ({ value, label: t(`earnings.${value}`) }))}
        hrefOf={(period) => earningsAddressOf({ ...address, period, page: 1 })}
      />
      {address.period === 'dates' && <OtherDates key={`${address.from} ${address.to}`} address={address} />}
    </>
  );
}

function OtherDates({ address }: { address: EarningsAddress }) {
  const t = useT();
  return (
    <Form action={paths.earnings()} className="filter-row" preventScrollReset>
      <input type="hidden" name="period" value="dates" />
      <TextField type="date" name="from" label={t('earnings.from')} defaultValue={address.from} />
      <TextField
        type="date"
        name="to"
        label={t('earnings.to')}
        defaultValue={address.to}
        error={isBackwards(address) ? t('earnings.order') : null}
      />
      <Button type="submit" kind="line">
        {t('earnings.show')}
      </Button>
    </Form>
  );
}

interface ListProperties {
  userId: string;
  address: EarningsAddress;
  dates: { from?: string; to?: string };
  money: Money;
}

/** The sessions of the period and their sums, or their placeholder. */
function EarningsList({ userId, address, dates, money }: ListProperties) {
  const t = useT();
  const format = useFormat();
  const { data, error, refetch, isPlaceholderData } = useEarnings(userId, { ...dates, page: address.page });
  if (data === undefined) {
    return error === null ? (
      <WaitingCard label={t('earnings.loading')} />
    ) : (
      <FailureCard error={error} onRetry={refetch} />
    );
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
          <SessionTable earnings={data} money={money} />
          <Pager
            label={t('earnings.pages')}
            page={data.page}
            totalPages={data.total_pages}
            hrefOf={(page) => earningsAddressOf({ ...address, page })}
            previousLabel={t('earnings.page_previous')}
            nextLabel={t('earnings.page_next')}
            pageLabel={(page) => t('earnings.page_number', { page })}
          />
          <PeriodSums totals={data.totals} />
          <p className="tiny muted">{t('earnings.zone', { zone: format.zone(data.time_zone) })}</p>
        </>
      )}
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

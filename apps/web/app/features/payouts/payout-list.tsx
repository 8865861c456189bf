import type { Payout } from '@abroad/contract/payouts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { wallTime } from '../../lib/time-zone.ts';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Status } from '../../ui/status.tsx';
import { WaitingCard } from '../../ui/waiting-card.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { DownloadCsv } from './download-csv.tsx';
import { usePayoutNews } from './payout-words.ts';
import { STATUS_TONES } from './status-tones.ts';
import { usePayouts } from './use-payouts.ts';

interface Properties {
  query: ReturnType<typeof usePayouts>;
  hrefOf: (page: number) => string;
}

/** A mentor's payouts, the latest first, each with the link to its statement. Nothing before the first one. */
export function PayoutList({ query: { data, error, refetch }, hrefOf }: Properties) {
  const t = useT();
  if (data?.total === 0) {
    return null;
  }
  return (
    <section className="part" aria-labelledby="payout-list">
      <div className="row between">
        <h2 className="part-title" id="payout-list">
          {t('money.payouts')}
        </h2>
        {data !== undefined && <YearlyStatement />}
      </div>
      {data === undefined ? (
        error === null ? (
          <WaitingCard label={t('money.payouts_loading')} />
        ) : (
          <FailureCard error={error} onRetry={refetch} />
        )
      ) : (
        <>
          <PayoutTable payouts={data.items} />
          <Pager
            label={t('money.pages')}
            page={data.page}
            totalPages={data.total_pages}
            hrefOf={hrefOf}
            previousLabel={t('earnings.page_previous')}
            nextLabel={t('earnings.page_next')}
            pageLabel={(page) => t('earnings.page_number', { page })}
          />
        </>
      )}
    </section>
  );
}

function PayoutTable({ payouts }: { payouts: readonly Payout[] }) {
  const t = useT();
  return (
    <table className="data-table data-table-card">
      <caption className="unseen">{t('money.payouts')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('money.payout')}</th>
          <th scope="col">{t('earnings.status')}</th>
          <th scope="col" className="sum-cell">
            {t('paying.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {payouts.map((payout) => (
          <PayoutRow key={payout.id} payout={payout} />
        ))}
      </tbody>
    </table>
  );
}

function PayoutRow({ payout }: { payout: Payout }) {
  const t = useT();
  const format = useFormat();
  const newsOf = usePayoutNews();
  const { id, status, currency, amount, sessions, created_at, paid_at } = payout;
  const news = newsOf(payout).join(' ');
  return (
    <tr>
      <th scope="row">
        <Link className="link" to={paths.payout(id)}>
          {t('money.payout_of', { day: format.day(paid_at ?? created_at) })}
        </Link>
        <span className="tiny muted">{t('money.count', { count: sessions })}</span>
      </th>
      <td>
        <Status tone={STATUS_TONES[status] ?? 'resting'}>{t(`money.status_${status}`)}</Status>
        {news !== '' && <span className="tiny muted">{news}</span>}
      </td>
      <td className="sum-cell strong" data-label={t('paying.amount')}>
        {format.money(amount, currency)}
      </td>
    </tr>
  );
}

/** The statement of a year as a file: the years from the first payout that was paid. Nothing before the first one. */
function YearlyStatement() {
  const t = useT();
  const { now } = useViewer();
  const { year: present } = wallTime(now, 'UTC');
  const [chosen, choose] = useState(present);
  const first = useFirstYear(present);
  if (first === null) {
    return null;
  }
  const years = Array.from({ length: present - first + 1 }, (_, back) => String(present - back));
  return (
    <div className="money-year">
      <SelectField
        label={t('money.year')}
        value={String(chosen)}
        options={years.map((value) => ({ value, label: value }))}
        onChange={(event) => choose(Number(event.target.value))}
      />
      <DownloadCsv name={`payouts-${chosen}`} read={(api) => api.getYearlyStatement({ params: { year: chosen } })} />
    </div>
  );
}

/** The year (UTC) of the first payout that was paid, the last one of the list; null if there is none, or it isn't known yet. */
function useFirstYear(present: number): number | null {
  const latest = usePayouts({ status: 'paid', page: 1, page_size: 1 });
  const oldest = usePayouts({ status: 'paid', page: Math.max(1, latest.data?.total ?? 1), page_size: 1 });
  const paid_at = oldest.data?.items[0]?.paid_at;
  return paid_at ? Math.min(present, wallTime(Date.parse(paid_at), 'UTC').year) : null;
}

import type { Payout } from '@abroad/contract/payouts';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Tag } from '../../ui/tag.tsx';
import { WaitingCard } from '../../ui/waiting-card.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { TONES, usePayoutNews } from './payout-words.ts';
import { usePayouts } from './use-payouts.ts';
import { useState } from 'react';
import { wallTime } from '../../lib/time-zone.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { DownloadCsv } from './download-csv.tsx';

interface Properties {
  query: ReturnType<typeof usePayouts>;
  hrefOf: (page: number) => string;
}

/** A mentor's payouts, the latest first, each with the link to its statement. */
export function PayoutList({ query: { data, error, refetch }, hrefOf }: Properties) {
  const t = useT();
  return (
    <section className="stack" aria-labelledby="payout-list">
      <div className="row between">
        <h2 id="payout-list">{t('money.payouts')}</h2>
        {data !== undefined && data.total > 0 && <YearlyStatement />}
      </div>
      {data === undefined ? (
        error === null ? (
          <WaitingCard label={t('money.payouts_loading')} />
        ) : (
          <FailureCard error={error} onRetry={refetch} />
        )
      ) : data.total === 0 ? (
        <EmptyState title={t('money.payouts_none')}>{t('money.payouts_none_text')}</EmptyState>
      ) : (
        <>
          <ul className="money-payouts">
            {data.items.map((payout) => (
              <PayoutRow key={payout.id} payout={payout} />
            ))}
          </ul>
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

function PayoutRow({ payout }: { payout: Payout }) {
  const t = useT();
  const format = useFormat();
  const newsOf = usePayoutNews();
  const { id, status, currency, amount, sessions, created_at, paid_at } = payout;
  const tone = TONES[status];
  const news = newsOf(payout);
  return (
    <li className="card money-payout">
      <Link className="link strong" to={paths.payout(id)}>
        {t('money.payout_of', { day: format.day(paid_at ?? created_at) })}
      </Link>
      <span className="muted">{t('money.count', { count: sessions })}</span>
      <span className="money-payout-sum">{format.money(amount, currency)}</span>
      <Tag {...(tone ? { tone } : {})}>{t(`money.status_${status}`)}</Tag>
      {news.length > 0 && <p className="small">{news.join(' ')}</p>}
    </li>
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

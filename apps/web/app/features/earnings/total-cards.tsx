import { COMPLETE_AFTER_END_H } from '@abroad/booking-rules';
import type { EarningsTotal } from '@abroad/contract/earnings';
import { currencyName } from '../../lib/currency-names.ts';
import { useT } from '../../lib/i18n.tsx';
import { useViewer } from '../../lib/viewer.tsx';
import type { MessageKey } from '../../locales/index.ts';

/** What the period comes to, a card for each currency. */
export function TotalCards({ totals }: { totals: readonly EarningsTotal[] }) {
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

import { useState } from 'react';
import { currencyName } from '../../lib/currency-names.ts';
import { useT } from '../../lib/i18n.tsx';
import { useViewer } from '../../lib/viewer.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { CountryField } from '../forms/country-field.tsx';
import { RouteFacts } from './route-facts.tsx';
import { usePayoutRoutes } from './use-payout-account.ts';
import './payouts.css';

/** The payout routes by country, before the mentor enters anything. */
export function RoutePreview() {
  const t = useT();
  const [country, setCountry] = useState<string | null>(null);
  return (
    <section className="stack payout-preview" aria-labelledby="payout-preview">
      <h2 className="card-title" id="payout-preview">
        {t('payee.preview_title')}
      </h2>
      <p className="small muted">{t('payee.preview_text')}</p>
      <CountryField label={t('payee.country')} value={country} onChange={setCountry} />
      <div aria-live="polite">{country !== null && <RoutesTo country={country} />}</div>
    </section>
  );
}

function RoutesTo({ country }: { country: string }) {
  const t = useT();
  const { locale } = useViewer();
  const { data, error, refetch } = usePayoutRoutes(country);
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true">
        <span className="unseen">{t('payee.routes_loading')}</span>
        <Skeleton shape="block" />
      </div>
    ) : (
      <FailureMessage variant="inline" error={error} onRetry={() => void refetch()} />
    );
  }
  if (data.items.length === 0) {
    return <p>{t('payee.no_route')}</p>;
  }
  return (
    <div className="stack">
      {data.items.map((route) => (
        <section className="stack" key={route.currency} aria-label={currencyName(route.currency, locale)}>
          <h3 className="strong">{currencyName(route.currency, locale)}</h3>
          <RouteFacts route={route} />
        </section>
      ))}
    </div>
  );
}

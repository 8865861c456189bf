import { feeOf } from '@abroad/booking-rules/fee';
import { fromMinor, toMinor } from '@abroad/reference-data/money';
import { useRouteLoaderData } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import type { loader } from '../../root.tsx';

interface Properties {
  /** Major units. */
  price: number;
  currency: string;
}

/** What follows from a price: that it can't be paid yet, or what the platform keeps of it. */
export function PriceMeaning({ price, currency }: Properties) {
  const t = useT();
  const format = useFormat();
  const config = useRouteLoaderData<typeof loader>('root')?.config;
  const price_minor = toMinor(price, currency);
  if (!config || !(price > 0) || price_minor === null) {
    return null;
  }
  if (!config.features.payments) {
    return <p className="muted small">{t('hours.service_paid_hint')}</p>;
  }
  const fee = feeOf(price_minor, Math.round(config.platform_fee_pct * 100));
  const money = (sum_minor: number) => format.money(fromMinor(sum_minor, currency) ?? 0, currency);
  return fee === 0 ? null : (
    <p className="muted small">
      {t('hours.service_fee', { price: money(price_minor), share: money(price_minor - fee), fee: money(fee) })}
    </p>
  );
}

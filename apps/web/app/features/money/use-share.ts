import { feeOf } from '@abroad/booking-rules/fee';
import { fromMinor, toMinor } from '@abroad/reference-data/money';
import { payoutStep } from '@abroad/reference-data/payable-step';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../root.tsx';

/** The mentor's share of a price, in major units: the rest after the platform's fee. */
export function useShare(price: number | null, currency: string): number {
  const config = useRouteLoaderData<typeof loader>('root')?.config;
  const price_minor = toMinor(price ?? 0, currency) ?? 0;
  if (!config || price_minor <= 0) {
    return price ?? 0;
  }
  const terms = {
    fee_basis_points: Math.round(config.platform_fee_pct * 100),
    fee_fixed_minor: toMinor(config.platform_fee_fixed[currency] ?? 0, currency) ?? 0,
  };
  return fromMinor(price_minor - feeOf(price_minor, terms, payoutStep(currency)), currency) ?? 0;
}

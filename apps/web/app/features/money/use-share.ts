import { feeOf } from '@abroad/booking-rules/fee';
import { fromMinor, toMinor } from '@abroad/reference-data/money';
import { payoutStep } from '@abroad/reference-data/payable-step';
import { useRouteLoaderData } from 'react-router';
import { useFormat } from '../../lib/viewer.tsx';
import type { loader } from '../../root.tsx';

/** Sums as they are read. */
export interface Share {
  price: string;
  /** The part that arrives. */
  share: string;
  /** Null where the platform takes none. */
  fee: string | null;
}

/** Returns what mentors receive of a price in major units; null for a free or impossible one, and where nothing is charged. */
export function useShare(): (price: number | null, currency: string) => Share | null {
  const format = useFormat();
  const config = useRouteLoaderData<typeof loader>('root')?.config;
  return (price, currency) => {
    const price_minor = toMinor(price ?? 0, currency);
    if (!config?.features.payments || !price_minor || price_minor < 0) {
      return null;
    }
    const terms = {
      fee_basis_points: Math.round(config.platform_fee_pct * 100),
      fee_fixed_minor: toMinor(config.platform_fee_fixed[currency] ?? 0, currency) ?? 0,
    };
    const fee = feeOf(price_minor, terms, payoutStep(currency));
    // Whole sums are read without decimals, as prices are; nothing is no free session.
    const money = (sum_minor: number) => {
      const sum = fromMinor(sum_minor, currency) ?? 0;
      return sum === 0 ? format.money(sum, currency) : format.price(sum, currency);
    };
    return { price: money(price_minor), share: money(price_minor - fee), fee: fee === 0 ? null : money(fee) };
  };
}

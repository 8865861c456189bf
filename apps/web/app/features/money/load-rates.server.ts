import type { Client } from '@abroad/contract/client';
import type { Rates } from '../../lib/own-money.ts';

/** The exchange rates; null if they aren't available now. */
export async function loadRates(api: Pick<Client, 'listExchangeRates'>): Promise<Rates | null> {
  const rates = await api.listExchangeRates().catch(() => null);
  return (
    rates && {
      as_of: rates.as_of,
      by_currency: Object.fromEntries(rates.items.map(({ currency, rate }) => [currency, rate])),
    }
  );
}

import type { Client } from '@abroad/contract/client';
import type { Rates } from '../../lib/own-money.ts';

/** The operator's exchange rates; null where there are none, or they can't be had now. */
export async function loadRates(api: Pick<Client, 'listExchangeRates'>): Promise<Rates | null> {
  const { as_of, items } = await api.listExchangeRates().catch(() => ({ as_of: null, items: [] }));
  if (as_of === null) {
    return null;
  }
  return { as_of, by_currency: Object.fromEntries(items.map(({ currency, rate }) => [currency, rate])) };
}

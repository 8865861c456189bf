import { readPriceValue } from '@abroad/reference-data/price-bands';
import { formatMoney } from '../../lib/money.ts';

/** `€30` of `EUR-30`; the value itself where it is no band. */
export function priceName(value: string, locale: string): string {
  const price = readPriceValue(value);
  return price === null ? value : formatMoney(price.band, price.currency, locale);
}

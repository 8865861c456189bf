import type { Format } from '../../lib/format.ts';
import type { Translate } from '../../lib/i18n.tsx';

export interface Prices {
  /** Major units of the currency; 0 where everything is free, null where nothing is offered. */
  price_from: number | null;
  currency: string | null;
  price_duration_min: number | null;
  has_free_session: boolean;
}

/** Returns the price of a first session: `€28 for 45 min`, with the free one named where there is one. */
export function priceWords(prices: Prices, t: Translate, format: Pick<Format, 'price'>): string {
  const { price_from, currency, price_duration_min: minutes, has_free_session } = prices;
  if (!price_from) {
    const free = has_free_session || price_from === 0;
    return free
      ? minutes === null
        ? t('search.free')
        : t('search.free_minutes', { minutes })
      : t('search.no_service');
  }
  const price = format.price(price_from, currency);
  const paid = minutes === null ? price : t('search.price_minutes', { price, minutes });
  return has_free_session ? t('search.free_then', { paid }) : paid;
}

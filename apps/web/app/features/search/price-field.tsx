import { pricesUpTo } from '@abroad/reference-data/price-bands';
import { useT } from '../../lib/i18n.tsx';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import { change } from './filters.ts';
import type { FilterState } from './filter-state.ts';
import { highestPrice, priceChoices } from './price-choices.ts';
import { rememberName } from './picked-names.ts';

/** The highest price, in one currency: what is chosen, the reader's own, or the one that most mentors are paid in. */
export function PriceField({ state: { filters, options, onChange } }: { state: FilterState }) {
  const t = useT();
  const format = useFormat();
  const viewer = useViewer();
  const chosen = highestPrice(filters.prices);
  const { currency, bands } = priceChoices(options.prices, chosen?.currency ?? viewer.currency);
  if (currency === null) {
    return null;
  }
  const choose = (band: string) => {
    if (band === '') {
      onChange(change(filters, { prices: [] }));
      return;
    }
    rememberName(`${currency}-${band}`, format.price(Number(band), currency));
    onChange(change(filters, { prices: pricesUpTo(currency, Number(band)) }));
  };
  return (
    <select
      className="input filter-price"
      aria-label={t('search.price_label', { currency })}
      value={chosen?.band ?? ''}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{t('search.price_any')}</option>
      {bands.map(({ band, count }) => (
        <option key={band} value={band}>
          {t('search.price_choice', { price: format.price(band, currency), count: format.number(count) })}
        </option>
      ))}
    </select>
  );
}

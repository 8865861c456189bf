import type { SettingValue } from '@abroad/contract/admin-settings';
import { withLatinDigits } from '@abroad/contract/latin-digits';
import { fromMinor } from '@abroad/reference-data/money';
import { countryName } from '../../lib/country-names.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';

/** Writes the value of a setting in the reader's words. */
export function useWrittenValue(): (value: SettingValue) => string {
  const t = useT();
  const locale = useLocale();
  const format = useFormat();
  const list = (items: readonly string[]) => (items.length === 0 ? t('instance.choice_none') : t.list(items));
  return (value) => {
    switch (value.type) {
      case 'text':
        return value.text;
      case 'choice':
        return t(`instance.choice_${value.choice}`);
      case 'country':
        return countryName(value.code, locale);
      case 'percent':
        return new Intl.NumberFormat(withLatinDigits(locale), { style: 'percent', maximumFractionDigits: 2 }).format(
          value.percent / 100,
        );
      case 'number':
        return format.number(value.number);
      case 'amounts':
        return list(
          value.amounts.map(({ currency, amount_minor, countries }) => {
            const sum = format.money(fromMinor(amount_minor, currency) ?? 0, currency);
            return countries ? `${sum} (${t.list(countries.map((code) => countryName(code, locale)))})` : sum;
          }),
        );
      case 'list':
        return list(value.items);
      case 'span':
        return new Intl.NumberFormat(withLatinDigits(locale), {
          style: 'unit',
          unit: value.unit,
          unitDisplay: 'long',
        }).format(value.count);
    }
  };
}

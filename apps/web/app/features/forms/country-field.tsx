import { countryByCode } from '@abroad/reference-data/countries';
import { useT } from '../../lib/i18n.tsx';
import { useViewer } from '../../lib/viewer.tsx';
import type { FieldProperties } from '../../ui/field.tsx';
import { CountryPicker } from '../pickers/pickers.tsx';
import { toCountryItem, type CountryItem } from '../pickers/place-search.ts';

interface Properties extends FieldProperties {
  /** Country code, or null. */
  value: string | null;
  onChange: (code: string | null) => void;
}

/** A country picker for forms that keep the code alone. */
export function CountryField({ value, onChange, ...field }: Properties) {
  const t = useT();
  const { locale } = useViewer();
  return (
    <CountryPicker
      {...field}
      placeholder={t('forms.country_hint')}
      value={itemOf(value, locale)}
      onChange={(item) => onChange(item?.code ?? null)}
    />
  );
}

function itemOf(code: string | null, locale: string): CountryItem | null {
  const country = code === null ? undefined : countryByCode(code);
  return country === undefined ? null : toCountryItem(country, locale);
}

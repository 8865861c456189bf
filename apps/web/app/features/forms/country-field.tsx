import { useT } from '../../lib/i18n.tsx';
import type { FieldProperties } from '../../ui/field.tsx';
import { CountryPicker } from '../pickers/pickers.tsx';
import { useCountryNames } from '../pickers/use-country-names.ts';

interface Properties extends FieldProperties {
  /** Country code, or null. */
  value: string | null;
  onChange: (code: string | null) => void;
}

/** A country picker for forms that keep the code alone. */
export function CountryField({ value, onChange, ...field }: Properties) {
  const t = useT();
  const countryName = useCountryNames();
  return (
    <CountryPicker
      {...field}
      placeholder={t('forms.country_hint')}
      value={value === null ? null : { kind: 'country', id: value, code: value, label: countryName(value) }}
      onChange={(item) => onChange(item?.code ?? null)}
    />
  );
}

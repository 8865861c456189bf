import { useT } from '../../lib/i18n.tsx';
import { readAmount, writeAmount } from '../../lib/read-amount.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useTyped } from './use-typed.ts';

interface Properties {
  /** Digits with a point; '' is free, `NaN` what is no price. */
  value: string;
  error: string | undefined;
  onChange: (price: string) => void;
}

/**
 * A price as people write it. Not a field of the type `number`: what that one takes for a decimal comma follows the language of
 * the browser and not that of the page, so that `12,50` may become 1250, and `150.000` 150.
 */
export function PriceField({ value, error, onChange }: Properties) {
  const t = useT();
  const { locale } = useViewer();
  const { shown, type } = useTyped(value, {
    read: (text) => (text.trim() === '' ? '' : (readAmount(text, locale) ?? 'NaN')),
    write: (price) => (price === '' ? '' : writeAmount(Number(price), locale)),
  });
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      label={t('hours.service_price')}
      placeholder={t('format.free')}
      value={shown}
      error={error}
      onChange={({ target }) => onChange(type(target.value))}
    />
  );
}

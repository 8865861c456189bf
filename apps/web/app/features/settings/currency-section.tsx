import { useState } from 'react';
import { currencyName, hasCurrencyName } from '../../lib/currency-names.ts';
import { useT } from '../../lib/i18n.tsx';
import { useViewer } from '../../lib/viewer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The second currency in which prices are shown; only if rates are available. */
export function CurrencySection() {
  const t = useT();
  const { rates, currency, chooseCurrency, format, locale } = useViewer();
  const [chosen, setChosen] = useState(false);
  if (rates === null) {
    return null;
  }
  const codes = Object.keys(rates.by_currency).filter((code) => hasCurrencyName(code, locale));
  const options = codes
    .map((code) => ({ value: code, label: currencyName(code, locale) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  const isKnown = currency !== null && codes.includes(currency);
  return (
    <SettingsSection id="currency" title={t('settings.currency')}>
      <p className="muted">
        {t('settings.currency_text', { date: format.longDay(`${rates.as_of}T12:00:00Z`, 'UTC') })}
      </p>
      <SelectField
        label={t('settings.currency_field')}
        hint={t('settings.currency_hint')}
        options={options}
        {...(isKnown ? {} : { placeholder: t('settings.currency_choose') })}
        value={isKnown ? currency : ''}
        onChange={({ target }) => {
          if (target.value !== '') {
            chooseCurrency(target.value);
            setChosen(true);
          }
        }}
      />
      <output className="settings-state">
        {chosen && (
          <>
            <Icon name="check" /> {t('settings.saved')}
          </>
        )}
      </output>
    </SettingsSection>
  );
}

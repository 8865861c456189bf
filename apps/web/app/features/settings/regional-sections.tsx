import type { AuthenticatedUser } from '@abroad/contract';
import { spokenLanguage, type Language } from '@abroad/contract/languages';
import { useState } from 'react';
import { writeCookie } from '../../lib/cookies.ts';
import { currencyName, hasCurrencyName } from '../../lib/currency-names.ts';
import { useT } from '../../lib/i18n.tsx';
import { cookieNames } from '../../lib/preferences.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { localeNames } from '../../locales/pick-locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { fieldFailures } from '../forms/server-errors.ts';
import { ZoneSelectField } from '../forms/zone-select-field.tsx';
import { SaveLine } from './save-line.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSaveAccount } from './use-save-account.ts';

const languages = Object.entries(localeNames).map(([value, label]) => ({ value, label }));

/** The user's language and time zone, for pages and emails. */
export function LanguageSection({ record }: { record: AuthenticatedUser }) {
  const t = useT();
  const viewer = useViewer();
  const save = useSaveAccount((saved) => {
    viewer.chooseZone(saved.time_zone ?? viewer.zone);
    writeCookie(cookieNames.locale, saved.language);
    if (saved.language !== viewer.locale) {
      location.reload();
    }
  });
  const kept = { language: spokenLanguage(record.language), time_zone: record.time_zone };
  const [language, setLanguage] = useState<Language>(kept.language);
  const [zone, setZone] = useState(kept.time_zone ?? viewer.zone);
  const refused = new Map(fieldFailures(save.error).map(({ path, message }) => [path, message]));

  const submit = () => save.mutate({ language, time_zone: zone });
  return (
    <SettingsSection id="language" title={t('settings.language_zone')}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SelectField
          label={t('settings.language')}
          hint={t('settings.language_hint')}
          options={languages}
          value={language}
          error={refused.get('language')}
          onChange={(event) => setLanguage(spokenLanguage(event.target.value))}
        />
        <ZoneSelectField
          label={t('settings.zone')}
          hint={t(kept.time_zone === null ? 'settings.zone_detected' : 'settings.zone_hint')}
          value={zone}
          error={refused.get('time_zone')}
          onChange={setZone}
        />
        <SaveLine
          dirty={language !== kept.language || zone !== kept.time_zone}
          proposed={language === kept.language && kept.time_zone === null && zone === viewer.zone}
          saving={save.isPending}
          saved={save.isSuccess}
          error={save.error}
          onDiscard={() => {
            save.reset();
            setLanguage(kept.language);
            setZone(kept.time_zone ?? viewer.zone);
          }}
        />
      </form>
    </SettingsSection>
  );
}

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

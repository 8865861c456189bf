import type { AuthenticatedUser } from '@abroad/contract';
import { spokenLanguage, type Language } from '@abroad/contract/languages';
import { useState } from 'react';
import { writeCookie } from '../../lib/cookies.ts';
import { useT } from '../../lib/i18n.tsx';
import { cookieNames } from '../../lib/preferences.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { localeNames } from '../../locales/pick-locale.ts';
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

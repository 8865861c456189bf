import { writeCookie } from '../../lib/cookies.ts';
import { useT } from '../../lib/i18n.tsx';
import { cookieNames } from '../../lib/preferences.ts';
import { localeNames, type Locale } from '../../locales/pick-locale.ts';

/** Everybody's choice of the page's language; the account's, which mails follow, is in the settings. */
export function LanguageSwitch({ present }: { present: Locale }) {
  const t = useT();
  return (
    <select
      className="language-switch"
      aria-label={t('layout.language')}
      defaultValue={present}
      onChange={(event) => {
        writeCookie(cookieNames.locale, event.target.value);
        location.reload();
      }}
    >
      {Object.entries(localeNames).map(([locale, name]) => (
        <option key={locale} value={locale} lang={locale}>
          {name}
        </option>
      ))}
    </select>
  );
}

import { useEffect } from 'react';
import { writeCookie } from '../../lib/cookies.ts';
import { useT } from '../../lib/i18n.tsx';
import { cookieNames } from '../../lib/preferences.ts';
import { localeNames, type Locale } from '../../locales/pick-locale.ts';
import { useSession } from '../../session/use-session.tsx';
import { rememberLanguage, takeLanguage } from './language-choice.ts';

/** Everybody's choice of the page's language. Whoever is signed in is offered it for their emails, too. */
export function LanguageSwitch({ present }: { present: Locale }) {
  const t = useT();
  const { status } = useSession();
  useEffect(() => {
    if (status === 'signed_in' && takeLanguage() === present) {
      // That there is no answer now is no reason to trouble anybody.
      void import('./offer-language.ts').then(({ offerLanguage }) => offerLanguage(present)).catch(() => undefined);
    }
  }, [status, present]);
  return (
    <select
      className="language-switch"
      aria-label={t('layout.language')}
      defaultValue={present}
      onChange={(event) => {
        writeCookie(cookieNames.locale, event.target.value);
        rememberLanguage(event.target.value);
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

import { useEffect, useRef } from 'react';
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
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (status === 'signed_in' && takeLanguage() === present) {
      // The page is a new one: the choice has the focus again, and what is offered leaves it free.
      select.current?.focus({ preventScroll: true });
      // That there is no answer now is no reason to trouble anybody.
      void import('./offer-language.ts').then(({ offerLanguage }) => offerLanguage(present)).catch(() => undefined);
    }
  }, [status, present]);
  return (
    <select
      className="language-switch"
      ref={select}
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

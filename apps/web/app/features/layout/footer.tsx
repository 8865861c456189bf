import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { writeCookie } from '../../lib/cookies.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { cookieNames, type Preferences, type Theme } from '../../lib/preferences.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { localeNames, type Locale } from '../../locales/pick-locale.ts';
import { useSession } from '../../session/use-session.tsx';
import { Segments } from '../../ui/segments.tsx';

interface Properties {
  preferences: Preferences;
  /** Whether this instance keeps its mails in a development mailbox. */
  mailbox: boolean;
  /** Whether the operator has an imprint. */
  imprint: boolean;
  /** Whether students can withdraw from contracts with traders. */
  withdrawal: boolean;
  /** An e-mail address; null if the settings could not be loaded. */
  contact: string | null;
}

export function Footer({ preferences, mailbox, imprint, withdrawal, contact }: Properties) {
  const t = useT();
  return (
    <footer className="site-footer">
      <div className="wrap">
        <nav aria-label={t('layout.footer_navigation')}>
          <ul>
            <li>
              <Link className="link" to={paths.terms()}>
                {t('layout.terms')}
              </Link>
            </li>
            <li>
              <Link className="link" to={paths.privacy()}>
                {t('layout.privacy')}
              </Link>
            </li>
            <li>
              <Link className="link" to={paths.howRankingWorks()}>
                {t('ranking.title')}
              </Link>
            </li>
            <li>
              <Link className="link" to={paths.rules()}>
                {t('conduct.title')}
              </Link>
            </li>
            <li>
              <Link className="link" to={paths.transparency()}>
                {t('transparency.title')}
              </Link>
            </li>
            <li>
              <Link className="link" to={paths.reviewsPolicy()}>
                {t('reviewing.title')}
              </Link>
            </li>
            {withdrawal && (
              <li>
                <Link className="link" to={paths.withdrawList()}>
                  {t('withdrawal.title')}
                </Link>
              </li>
            )}
            {imprint && (
              <li>
                <Link className="link" to={paths.imprint()}>
                  {t('layout.imprint')}
                </Link>
              </li>
            )}
            {contact && (
              <li>
                <a className="link" href={`mailto:${contact}`}>
                  {t('layout.write_to_us')}
                </a>
              </li>
            )}
            {mailbox && (
              <li>
                <Link className="link" to={paths.mailbox()}>
                  {t('layout.mailbox')}
                </Link>
              </li>
            )}
          </ul>
        </nav>
        <div className="site-choices">
          <LanguageSwitch present={preferences.locale} />
          <CurrencySwitch />
          <ThemeSwitch initial={preferences.theme} />
        </div>
      </div>
    </footer>
  );
}

/** The choice of the page's language. A signed-in user is offered it for their emails, too. */
function LanguageSwitch({ present }: { present: Locale }) {
  const t = useT();
  const queries = useQueryClient();
  const { status, user } = useSession();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (status === 'signed_in' && takeLanguage() === present) {
      // The page is new: the choice gets the focus again, and the offered language doesn't cover it.
      select.current?.focus({ preventScroll: true });
      // A failed request needs no message here.
      void import('./offer-language.ts')
        .then(({ offerLanguage }) => offerLanguage(queries, user, present))
        .catch(() => undefined);
    }
  }, [status, user, present, queries]);
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

/** The choice of the reader's currency, by codes: the settings have the names. A choice reloads the page with its prices. */
function CurrencySwitch() {
  const t = useT();
  const { rates, currency, chooseCurrency } = useViewer();
  const [isUsed, setIsUsed] = useState(false);
  if (rates === null) {
    return null;
  }
  const isKnown = currency !== null && currency in rates.by_currency;
  // The page is sent without the some 150 currencies, because few people open the list.
  const codes = isUsed ? Object.keys(rates.by_currency) : isKnown ? [currency] : [];
  return (
    <select
      className="language-switch"
      aria-label={t('layout.currency')}
      defaultValue={isKnown ? currency : ''}
      onFocus={() => setIsUsed(true)}
      onPointerEnter={() => setIsUsed(true)}
      onChange={({ target }) => {
        chooseCurrency(target.value);
        location.reload();
      }}
    >
      {!isKnown && (
        <option value="" disabled>
          {t('layout.currency')}
        </option>
      )}
      {codes.map((code) => (
        <option key={code}>{code}</option>
      ))}
    </select>
  );
}

const storageKey = 'am_language_choice';

/** Keeps the language chosen at the foot of the page, until a signed-in user was asked about their emails. */
function rememberLanguage(locale: string): void {
  try {
    sessionStorage.setItem(storageKey, locale);
  } catch {
    // Without a storage the user isn't asked; the page still has the language.
  }
}

/** The chosen language about which the user wasn't asked yet; read once. */
function takeLanguage(): string | null {
  try {
    const chosen = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return chosen;
  } catch {
    return null;
  }
}

function ThemeSwitch({ initial }: { initial: Theme }) {
  const t = useT();
  const [theme, setTheme] = useState(initial);
  return (
    <Segments
      label={t('layout.theme')}
      value={theme}
      options={[
        { value: 'light', label: t('layout.theme_light') },
        { value: 'dark', label: t('layout.theme_dark') },
        { value: 'system', label: t('layout.theme_system') },
      ]}
      onChange={(chosen) => {
        chooseTheme(chosen);
        setTheme(chosen);
      }}
    />
  );
}

/** Changes the colours at once and keeps the choice for the server's next first paint. */
function chooseTheme(theme: Theme): void {
  writeCookie(cookieNames.theme, theme);
  document.documentElement.dataset['theme'] = theme;
}

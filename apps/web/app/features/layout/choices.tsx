import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { writeCookie } from '../../lib/cookies.ts';
import { useT } from '../../lib/i18n.tsx';
import { cookieNames, type Preferences, type Theme } from '../../lib/preferences.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { localeNames, type Locale } from '../../locales/pick-locale.ts';
import { useSession } from '../../session/use-session.tsx';
import { DropMenu } from '../../ui/drop-menu.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segments } from '../../ui/segments.tsx';

/** The reader's language, currency and colours: on every page, also for those who can't read its language. */
export function Choices({ preferences: { locale, theme } }: { preferences: Preferences }) {
  const t = useT();
  const { rates, currency } = useViewer();
  const place = useRef<HTMLDivElement>(null);
  useOfferOfLanguage(locale, () => place.current?.querySelector('summary')?.focus({ preventScroll: true }));
  const shown = rates === null ? null : currency;
  return (
    <div className="choices" ref={place}>
      <DropMenu
        label={[t('layout.choices'), [localeNames[locale], shown].filter(Boolean).join(', ')].join(': ')}
        summary={
          <>
            <Icon name="globe" />
            <span aria-hidden="true">
              {locale.toUpperCase()}
              {shown !== null && <span className="choices-currency"> · {shown}</span>}
            </span>
          </>
        }
      >
        <ul aria-label={t('layout.language')}>
          {Object.entries(localeNames).map(([code, name]) => (
            <li key={code}>
              <button
                type="button"
                className="menu-item"
                lang={code}
                aria-current={code === locale ? true : undefined}
                onClick={() => {
                  writeCookie(cookieNames.locale, code);
                  rememberLanguage(code);
                  location.reload();
                }}
              >
                {name}
                {code === locale && <Icon name="check" />}
              </button>
            </li>
          ))}
        </ul>
        <div className="choices-rest">
          <CurrencySwitch />
          <ThemeSwitch initial={theme} />
        </div>
      </DropMenu>
    </div>
  );
}

/** Offers a signed-in user the language that they have just chosen for their emails, too. */
function useOfferOfLanguage(present: Locale, returnFocus: () => void): void {
  const queries = useQueryClient();
  const { status, user } = useSession();
  const goBack = useRef(returnFocus);
  useEffect(() => {
    if (status === 'signed_in' && takeLanguage() === present) {
      // The page is new: the choice gets the focus again, and the offered language doesn't cover it.
      goBack.current();
      // A failed request needs no message here.
      void import('./offer-language.ts')
        .then(({ offerLanguage }) => offerLanguage(queries, user, present))
        .catch(() => undefined);
    }
  }, [status, user, present, queries]);
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
    <label className="choices-currencies">
      {t('layout.currency')}
      <select
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
    </label>
  );
}

const storageKey = 'am_language_choice';

/** Keeps the chosen language until a signed-in user was asked about their emails. */
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

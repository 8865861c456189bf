import { useState } from 'react';
import { writeCookie } from '../../lib/cookies.ts';
import { useT } from '../../lib/i18n.tsx';
import { cookieNames, type Preferences, type Theme } from '../../lib/preferences.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { localeNames } from '../../locales/pick-locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { Segments } from '../../ui/segments.tsx';
import { rememberLanguage } from './chosen-language.ts';

/** The languages, the currencies and the colours to choose from. */
export default function ChoicesPanel({ preferences: { locale, theme } }: { preferences: Preferences }) {
  const t = useT();
  return (
    <>
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
    </>
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

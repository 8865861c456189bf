import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import type { Preferences } from '../../lib/preferences.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface Properties {
  preferences: Preferences;
  /** Whether this instance keeps its mails in a development mailbox. */
  mailbox: boolean;
  /** Whether whoever runs this says who they are. */
  imprint: boolean;
  /** An e-mail address; null where the settings could not be had. */
  contact: string | null;
}

export function Footer({ preferences, mailbox, imprint, contact }: Properties) {
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
          <ThemeSwitch initial={preferences.theme} />
        </div>
      </div>
    </footer>
  );
}

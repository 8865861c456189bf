import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import type { Theme } from '../../lib/preferences.ts';
import { ThemeSwitch } from './theme-switch.tsx';

interface Properties {
  theme: Theme;
  /** Whether this instance keeps its mails in a development mailbox. */
  mailbox: boolean;
}

export function Footer({ theme, mailbox }: Properties) {
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
            {mailbox && (
              <li>
                <Link className="link" to={paths.mailbox()}>
                  {t('layout.mailbox')}
                </Link>
              </li>
            )}
          </ul>
        </nav>
        <ThemeSwitch initial={theme} />
      </div>
    </footer>
  );
}

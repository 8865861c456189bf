import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';

interface Properties {
  /** Whether this instance keeps its mails in a development mailbox. */
  mailbox: boolean;
  /** Whether the operator has an imprint. */
  imprint: boolean;
  /** Whether students can withdraw from contracts with traders. */
  withdrawal: boolean;
  /** An e-mail address; null if the settings could not be loaded. */
  contact: string | null;
}

export function Footer({ mailbox, imprint, withdrawal, contact }: Properties) {
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
      </div>
    </footer>
  );
}

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
  const pages = [
    [paths.terms(), t('layout.terms')],
    [paths.privacy(), t('layout.privacy')],
    [paths.howRankingWorks(), t('ranking.title')],
    [paths.rules(), t('conduct.title')],
    [paths.transparency(), t('transparency.title')],
    [paths.reviewsPolicy(), t('reviewing.title')],
    ...(withdrawal ? [[paths.withdrawList(), t('withdrawal.title')] as const] : []),
    ...(imprint ? [[paths.imprint(), t('layout.imprint')] as const] : []),
    // A link of the router leaves other schemes to the browser.
    ...(contact ? [[`mailto:${contact}`, t('layout.write_to_us')] as const] : []),
    ...(mailbox ? [[paths.mailbox(), t('layout.mailbox')] as const] : []),
  ] as const;
  return (
    <footer className="site-footer">
      <nav className="wrap" aria-label={t('layout.footer_navigation')}>
        <ul>
          {pages.map(([to, name]) => (
            <li key={to}>
              <Link className="link" to={to}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}

import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

interface Properties {
  title: string | null;
  /** The possible reason, in place of the usual words. */
  text?: string | undefined;
}

/** The page for an address that doesn't exist: says so, and links to other pages. */
export function NotFound({ title, text }: Properties) {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow stack">
      <title>{t('layout.title', { page: title || t('errors.not_found_title') })}</title>
      <h1>{title || t('errors.not_found_title')}</h1>
      <p className="muted">{text ?? t('errors.not_found')}</p>
      <div className="row">
        <ButtonLink to={paths.search()}>{t('errors.to_search')}</ButtonLink>
        <ButtonLink kind="line" to={paths.home()}>
          {t('errors.to_home')}
        </ButtonLink>
      </div>
    </main>
  );
}

import { useLocation } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

interface Properties {
  title: string;
  isSignedOut: boolean;
}

/** A profile that this reader doesn't see, in the same words as one that isn't there; and what may help. */
export function HiddenProspect({ title, isSignedOut }: Properties) {
  const t = useT();
  const place = useLocation();
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow stack">
      <title>{t('layout.title', { page: title })}</title>
      <h1>{title}</h1>
      <p className="muted">{t(isSignedOut ? 'prospects.hidden_signed_out' : 'prospects.hidden')}</p>
      <div className="row">
        {isSignedOut ? (
          <ButtonLink to={paths.signIn(`${place.pathname}${place.search}`)}>{t('prospects.hidden_sign_in')}</ButtonLink>
        ) : (
          <ButtonLink to={paths.bookings()}>{t('prospects.hidden_bookings')}</ButtonLink>
        )}
        <ButtonLink kind="line" to={paths.home()}>
          {t('errors.to_home')}
        </ButtonLink>
      </div>
    </main>
  );
}

import { pageTitle } from '../features/layout/page-title.ts';
import { useT } from '../lib/i18n.tsx';

export const meta = () => pageTitle('legal.privacy_title');

export default function Privacy() {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <div className="prose">
        <h1>{t('legal.privacy_title')}</h1>
        <p>{t('legal.privacy_intro')}</p>
        <h2>{t('legal.kept_title')}</h2>
        <ul>
          <li>{t('legal.kept_account')}</li>
          <li>{t('legal.kept_profile')}</li>
          <li>{t('legal.kept_bookings')}</li>
          <li>{t('legal.kept_technical')}</li>
        </ul>
        <h2>{t('legal.seen_title')}</h2>
        <ul>
          <li>{t('legal.seen_mentor')}</li>
          <li>{t('legal.seen_prospect')}</li>
          <li>{t('legal.seen_nobody')}</li>
        </ul>
        <h2>{t('legal.rights_title')}</h2>
        <p>{t('legal.rights')}</p>
      </div>
    </main>
  );
}

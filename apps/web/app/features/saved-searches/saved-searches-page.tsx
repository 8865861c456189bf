import { useT } from '../../lib/i18n.tsx';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { LoadingSearches, SavedSearchList } from './saved-search-list.tsx';
import './saved-searches.css';

/** The searches that the signed-in person keeps. */
export function SavedSearchesPage() {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow stack">
      <header>
        <h1>{t('saved.title')}</h1>
        <p className="muted">{t('saved.lead')}</p>
      </header>
      <SignedInOnly fallback={<LoadingSearches />}>
        {(user) => <SavedSearchList key={user.id} userId={user.id} />}
      </SignedInOnly>
    </main>
  );
}

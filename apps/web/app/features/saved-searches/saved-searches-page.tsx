import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { useHidden } from '../forms/pending-deletes.ts';
import { SavedSearchCard } from './saved-search-card.tsx';
import './saved-searches.css';
import { useSavedSearches } from './use-saved-searches.ts';
import { unlisted } from '../../lib/page-title.ts';
import '../forms/forms.css';

export const meta = unlisted('saved.title');

/** The searches that the signed-in person keeps. */
export default function SavedSearchesPage() {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap page stack">
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

/** The placeholders of loading searches. */
function LoadingSearches() {
  const t = useT();
  return (
    <div className="cards" aria-busy="true">
      <output className="unseen">{t('saved.loading')}</output>
      {[0, 1].map((place) => (
        <div key={place} className="saved-search">
          <Skeleton shape="title" />
          <Skeleton shape="long" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

/** The user's saved searches, or a link to make a first one. */
function SavedSearchList({ userId }: { userId: string }) {
  const t = useT();
  const { data, error, refetch } = useSavedSearches(userId);
  const hidden = useHidden();
  if (data === undefined) {
    return error ? <FailureCard error={error} onRetry={() => void refetch()} /> : <LoadingSearches />;
  }
  const shown = data.filter(({ id }) => !hidden.has(id));
  if (shown.length === 0) {
    return (
      <EmptyState
        title={t('saved.empty')}
        action={<ButtonLink to={paths.search()}>{t('layout.find_mentor')}</ButtonLink>}
      >
        {t('saved.empty_text')}
      </EmptyState>
    );
  }
  return (
    <ul className="cards" aria-label={t('saved.title')}>
      {shown.map((search) => (
        <SavedSearchCard key={search.id} userId={userId} search={search} />
      ))}
    </ul>
  );
}

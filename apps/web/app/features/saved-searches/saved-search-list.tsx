import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { useHidden } from '../history-editor/pending-deletes.ts';
import { SavedSearchCard } from './saved-search-card.tsx';
import { useSavedSearches } from './use-saved-searches.ts';

/** The places of searches that are on their way. */
export function LoadingSearches() {
  const t = useT();
  return (
    <div className="saved-searches" aria-busy="true">
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

/** Somebody's saved searches, or the way to a first one. */
export function SavedSearchList({ userId }: { userId: string }) {
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
    <ul className="saved-searches" aria-label={t('saved.title')}>
      {shown.map((search) => (
        <SavedSearchCard key={search.id} userId={userId} search={search} />
      ))}
    </ul>
  );
}

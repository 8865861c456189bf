import type { SavedSearch } from '@abroad/contract/saved-searches';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../session/use-session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import type { FilterState } from '../search/filter-state.ts';
import { countFilters } from '../search/filters.ts';
import { nameOfSearch } from './name-of-search.ts';
import { SaveFailure } from './save-failure.tsx';
import './save-search.css';
import { samenessOf, toBody, toFilters } from './saved-filters.ts';
import { useChangeSavedSearch, useSavedSearches, useSaveSearch } from './use-saved-searches.ts';

/** Saves the present search, with notifications of new matching mentors. A visitor signs in first. */
export function SaveSearch({ state }: { state: FilterState }) {
  const t = useT();
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  const { filters } = state;
  if (countFilters(filters) === 0) {
    return null;
  }
  if (user !== null) {
    return <OwnSave key={samenessOf(filters)} userId={user.id} state={state} />;
  }
  return (
    <ButtonLink
      kind="line"
      size="small"
      icon="bell"
      className="save-search"
      aria-busy={status === 'loading'}
      to={paths.signIn(`${pathname}${search}`)}
      onClick={() => rememberWantedSave(samenessOf(filters))}
    >
      {t('saved.save')}
    </ButtonLink>
  );
}

/** The button for signed-in users: it saves, or says that this search is saved and links to all of them. */
function OwnSave({ userId, state }: { userId: string; state: FilterState }) {
  const t = useT();
  const { data: known } = useSavedSearches(userId);
  const saving = useSaveSearch(userId, () => showToast({ text: t('saved.done') }));
  const sameness = samenessOf(state.filters);
  const saved = saving.data ?? known?.find((one) => samenessOf(toFilters(one)) === sameness) ?? null;
  useMarkSeen(userId, saved);
  const save = () => saving.mutate(toBody(nameOfSearch(state, t), state.filters));
  const saveIfWanted = useEffectEvent(() => {
    if (takeWantedSave(sameness)) {
      save();
    }
  });
  useEffect(() => saveIfWanted(), []);
  if (saved !== null) {
    return (
      <ButtonLink kind="quiet" size="small" icon="check" className="save-search" to={paths.savedSearches()}>
        {t('saved.is_saved')}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button
        kind="line"
        size="small"
        icon="bell"
        className="save-search"
        loading={saving.isPending && t('forms.saving')}
        onClick={save}
      >
        {t('saved.save')}
      </Button>
      {saving.error !== null && (
        <div className="save-search-failure">
          <SaveFailure error={saving.error} />
        </div>
      )}
    </>
  );
}

/** Marks a saved search as seen, if it has a new mentor. */
function useMarkSeen(userId: string, saved: SavedSearch | null): void {
  const { mutate } = useChangeSavedSearch(userId, saved?.id ?? '');
  const mark = useEffectEvent(() => mutate({ seen: true }));
  const hasNews = saved !== null && saved.new_count > 0;
  useEffect(() => {
    if (hasNews) {
      mark();
    }
  }, [hasNews]);
}

const place = 'am_save_search';

/** Remembers which search to save after signing in: a link alone can't save one. */
function rememberWantedSave(sameness: string): void {
  sessionStorage.setItem(place, sameness);
}

/** Returns whether this search was to be saved, and forgets it. */
function takeWantedSave(sameness: string): boolean {
  const isWanted = sessionStorage.getItem(place) === sameness;
  if (isWanted) {
    sessionStorage.removeItem(place);
  }
  return isWanted;
}

import { useEffect, useEffectEvent } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import type { FilterState } from '../search/filter-state.ts';
import { nameOfSearch } from './name-of-search.ts';
import { SaveFailure } from './save-failure.tsx';
import { samenessOf, toBody, toFilters } from './saved-filters.ts';
import { useMarkSeen } from './use-mark-seen.ts';
import { useSavedSearches, useSaveSearch } from './use-saved-searches.ts';
import { takeWantedSave } from './wanted-save.ts';

/** The button of somebody who is signed in: it saves, or says that this search is saved and leads to all of them. */
export function OwnSave({ userId, state }: { userId: string; state: FilterState }) {
  const t = useT();
  const { data: known } = useSavedSearches(userId);
  const saving = useSaveSearch(userId);
  const sameness = samenessOf(state.filters);
  const saved = saving.data ?? known?.find((one) => samenessOf(toFilters(one)) === sameness) ?? null;
  useMarkSeen(userId, saved);
  const save = () =>
    saving.mutate(toBody(nameOfSearch(state, t), state.filters), {
      onSuccess: () => showToast({ text: t('saved.done') }),
    });
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
        icon="star"
        className="save-search"
        loading={saving.isPending && t('saved.saving')}
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

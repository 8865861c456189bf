import type { SavedSearch } from '@abroad/contract/saved-searches';
import { useEffect, useEffectEvent } from 'react';
import { useChangeSavedSearch } from './use-saved-searches.ts';

/** Notes that a saved search is looked at, where somebody in it is new. */
export function useMarkSeen(userId: string, saved: SavedSearch | null): void {
  const { mutate } = useChangeSavedSearch(userId, saved?.id ?? '');
  const mark = useEffectEvent(() => mutate({ seen: true }));
  const hasNews = saved !== null && saved.new_count > 0;
  useEffect(() => {
    if (hasNews) {
      mark();
    }
  }, [hasNews]);
}

import type { SavedSearch } from '@abroad/contract/saved-searches';
import { lastingApi } from '../history-editor/lasting-api.ts';
import { useDelete } from '../history-editor/use-delete.ts';
import { toBody, toFilters } from './saved-filters.ts';
import { useRefreshSavedSearches } from './use-saved-searches.ts';

/** Takes a search from the page at once; it can be called back for as long as that is said. */
export function useDeleteSavedSearch(userId: string, search: SavedSearch) {
  const refresh = useRefreshSavedSearches(userId);
  const remove = useDelete(refresh);
  const { id, name, mail, mail_frequency } = search;
  return () =>
    remove(id, 'saved.deleted', {
      send: () => lastingApi.deleteSavedSearch({ params: { saved_search_id: id } }),
      restore: () =>
        lastingApi.createSavedSearch({ body: { ...toBody(name, toFilters(search)), mail, mail_frequency } }),
    });
}

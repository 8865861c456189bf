import type { Context } from '../../context.ts';
import { Replied, type HandlersOf } from '../../http/handlers.ts';
import { changeSavedSearch, createSavedSearch, deleteSavedSearch, listSavedSearches } from './service.ts';
import { showSearchUnsubscribe, unsubscribeSearch } from './unsubscribe.ts';

type Names =
  | 'listSavedSearches'
  | 'createSavedSearch'
  | 'patchSavedSearch'
  | 'deleteSavedSearch'
  | 'showSearchUnsubscribe'
  | 'unsubscribeSearch';

/** Saved searches, with news of new mentors who match. */
export function savedSearchHandlers(context: Pick<Context, 'db' | 'clock' | 'logger' | 'config'>): HandlersOf<Names> {
  return {
    listSavedSearches: ({ actor }) => listSavedSearches(context, actor.user_id),
    createSavedSearch: async ({ actor, body }) => {
      const { is_new, search } = await createSavedSearch(context, actor.user_id, body);
      return new Replied(is_new ? 201 : 200, search);
    },
    patchSavedSearch: ({ actor, params, body }) =>
      changeSavedSearch(context, actor.user_id, params.saved_search_id, body),
    deleteSavedSearch: async ({ actor, params }) => {
      await deleteSavedSearch(context, actor.user_id, params.saved_search_id);
      return new Replied(204, undefined);
    },
    showSearchUnsubscribe: ({ query }) => showSearchUnsubscribe(context, query),
    unsubscribeSearch: ({ query }) => unsubscribeSearch(context, query),
  };
}

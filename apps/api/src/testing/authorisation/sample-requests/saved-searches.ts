import { NO_VALUES } from '@abroad/search-index';
import { unsubscribeTokenOf } from '../../../features/mail/unsubscribe-token.ts';
import type { AsksOf } from '../ask.ts';
import type { Scene } from '../scene.ts';

const body = {
  name: 'To the Netherlands',
  mail: true,
  mail_frequency: 'daily' as const,
  filters: {
    keyword: [],
    ...NO_VALUES,
    available_times: [],
    destination_country_codes: ['NL'],
  },
};

/** The saved search of the prospect, made again after a caller deleted it. */
async function savedSearch({ people: { prospect } }: Scene) {
  return { saved_search_id: (await prospect.client.createSavedSearch({ body })).id };
}

const unsubscribing = async (scene: Scene) => ({
  query: {
    token: await unsubscribeTokenOf(scene.api.context.db, scene.people.prospect.user_id),
    ...(await savedSearch(scene)),
  },
});

export const savedSearchAsks: AsksOf<
  | 'listSavedSearches'
  | 'createSavedSearch'
  | 'patchSavedSearch'
  | 'deleteSavedSearch'
  | 'showSearchUnsubscribe'
  | 'unsubscribeSearch'
> = {
  listSavedSearches: () => ({}),
  createSavedSearch: () => ({ body }),
  patchSavedSearch: async (scene) => ({ params: await savedSearch(scene), body: { name: 'Delft and around' } }),
  deleteSavedSearch: async (scene) => ({ params: await savedSearch(scene) }),
  showSearchUnsubscribe: unsubscribing,
  unsubscribeSearch: unsubscribing,
};

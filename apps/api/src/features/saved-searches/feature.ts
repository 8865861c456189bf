import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import { Replied, type Handlers } from '../../http/handlers.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { changeSavedSearch, createSavedSearch, deleteSavedSearch, listSavedSearches } from './service.ts';
import { showSearchUnsubscribe, unsubscribeSearch } from './unsubscribe.ts';
import { matchChanges } from './match-changes.ts';
import { searchNewsJob, sendSearchNews, enqueueSearchNews } from './send-search-news.ts';
import { renewWords } from './conditions.ts';
import { sweepMatches } from './take-new-matches.ts';

/** Saved searches, with news of new mentors who match. */
function savedSearchHandlers(context: Pick<Context, 'db' | 'clock' | 'logger' | 'config'>) {
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
  } satisfies Partial<Handlers>;
}

const savedSearchJobs = [
  scheduledJob({ task: 'match-saved-searches', at: '* * * * *' }, async (context) => {
    await renewWords(context);
    await matchChanges(context);
  }),
  scheduledJob({ task: 'tell-saved-searches', at: '*/10 * * * *' }, enqueueSearchNews),
  defineJob(searchNewsJob, sendSearchNews),
  scheduledJob({ task: 'sweep-saved-searches', at: '47 3 * * *' }, sweepMatches),
];

export const savedSearchesFeature = {
  name: 'saved-searches',
  front: ['export.ts', 'match-changes.ts'],
  handlers: savedSearchHandlers,
  jobs: savedSearchJobs,
} satisfies Feature;

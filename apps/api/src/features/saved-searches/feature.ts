import type { Feature } from '../../define-feature.ts';
import { listFilters, YEAR_FILTERS } from '@abroad/contract/search-filters';
import type { ExchangeRates } from '@abroad/reference-data/exchange-rates';
import { WORDS_VERSION } from '@abroad/search-index/words-version';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { Replied, type Handlers } from '../../http/handlers.ts';
import { toInstant } from '../../core/clock.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import type { Database } from '../../db/connection.ts';
import { changeSavedSearch, createSavedSearch, deleteSavedSearch, listSavedSearches } from './service.ts';
import { showSearchUnsubscribe, unsubscribeSearch } from './unsubscribe.ts';
import { matchChanges } from './match-changes.ts';
import { searchNewsJob, sendSearchNews, enqueueSearchNews } from './send-search-news.ts';
import { conditionsOf, keyOfRates } from './conditions.ts';

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

/** Matches older than this aren't mailed. */
const KEPT_MS = 180 * 24 * 60 * 60_000;

/** Deletes matches from half a year ago. */
async function sweepMatches({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('saved_search_match')
    .where('noted_at', '<', toInstant(clock.now() - KEPT_MS))
    .execute();
}

const BATCH = 500;

async function renewBatch(db: Database, rates: ExchangeRates): Promise<number> {
  const rows = await db
    .selectFrom('saved_search')
    .select(['id', ...listFilters, ...YEAR_FILTERS, 'studies'])
    .where((is) =>
      is.or([
        is('words_version', '<', WORDS_VERSION),
        is.and([sql<boolean>`prices <> '{}'`, is('rates_key', 'is distinct from', keyOfRates(rates))]),
      ]),
    )
    .limit(BATCH)
    .execute();
  for (const { id, ...filters } of rows) {
    // The sameness stays: two searches that have become the same are both kept.
    const { sameness: _sameness, ...conditions } = conditionsOf(filters, rates);
    await db.updateTable('saved_search').set(conditions).where('id', '=', id).execute();
  }
  return rows.length;
}

/** Renews the conditions of searches that an older version of the normaliser, or other exchange rates, have written. */
async function renewWords({ db, config }: Pick<Context, 'db' | 'config'>): Promise<void> {
  while ((await renewBatch(db, config.exchange_rates)) === BATCH);
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

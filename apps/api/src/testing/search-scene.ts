import { NO_VALUES } from '@abroad/search-index';
import type { SavedSearchFilters } from '@abroad/contract';
import { sql } from 'kysely';
import { toInstant } from '../core/clock.ts';
import { bookingScene } from './booking-scene.ts';
import type { Made } from './make.ts';
import { runJob } from './run-due-jobs.ts';

export const NO_FILTERS: SavedSearchFilters = {
  keyword: [],
  ...NO_VALUES,
  available_times: [],
};

/** Mentors who come and change, and people who keep searches. */
export function savedSearchScene() {
  const scene = bookingScene();
  const run = (name: string, payload: unknown = {}) => runJob(scene.api.context, name, payload);
  return Object.assign(scene, {
    run,
    save: ({ client }: Made, filters: Partial<SavedSearchFilters>, changes: { name?: string; mail?: boolean } = {}) =>
      client.createSavedSearch({
        body: { name: 'Mine', mail: true, mail_frequency: 'daily', ...changes, filters: { ...NO_FILTERS, ...filters } },
      }),
    /** Makes all past changes of mentors look old. */
    settle: () =>
      sql`update saved_search_change set changed_at = changed_at - interval '1 day'`.execute(scene.api.context.db),
    /** Matches saved searches with new mentors, one second later. */
    match: () => {
      scene.clock.set(toInstant(scene.clock.now() + 1000));
      return run('match-saved-searches');
    },
    /** The counts of a user's saved searches by name. */
    countsOf: async ({ client }: Made): Promise<Record<string, number>> => {
      const { items } = await client.listSavedSearches();
      return Object.fromEntries(items.map(({ name, new_count }) => [name, new_count]));
    },
    /** Sends the emails that are due to all users. */
    tell: async () => {
      await run('tell-saved-searches');
      await scene.runJobs('send-search-news');
    },
  });
}

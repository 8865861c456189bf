import { systemClock, type Clock } from '../../core/clock.ts';
import { NO_FACETS, type Found, type MentorSearch } from './port.ts';
import { toConditions, toIndexQuery } from './index-query.ts';
import type { IndexThread } from '../../providers/search/port.ts';

/** More values than any filter has. */
const ALL = 20_000;
const nothing = (): Found => ({ ids: [], total: 0, total_is_exact: true, corrected_keywords: null });

/** Finds mentors with the index; every number is exact. @throws Error when the index can't answer. */
export function indexSearch(index: Pick<IndexThread, 'search' | 'facets'>, clock: Clock = systemClock): MentorSearch {
  return {
    async search(filters) {
      const query = toIndexQuery(filters, clock.now());
      if (query === null) {
        return nothing();
      }
      const { ids, total, corrected_words } = await index.search(query);
      const corrected_keywords = corrected_words?.map(([asked, used]) => ({ asked, used })) ?? null;
      return { ids, total, total_is_exact: true, corrected_keywords };
    },
    async facets(filters) {
      const conditions = toConditions(filters, clock.now());
      return conditions === null ? NO_FACETS : index.facets(conditions, filters.facet_limit ?? ALL);
    },
  };
}

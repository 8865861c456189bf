import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import { indexSearch } from './index-search.ts';
import type { IndexThread } from '../../providers/search/port.ts';
import type { MentorSearch } from './port.ts';

/** The index while it is there and current, else PostgreSQL, which also answers where the index fails. */
export function chosenSearch(
  index: Pick<IndexThread, 'search' | 'facets' | 'isServing'>,
  postgres: MentorSearch,
  { logger, clock }: { logger: Pick<Logger, 'warn'>; clock: Clock },
): MentorSearch {
  const fromIndex = indexSearch(index, clock);
  async function choose<T>(ask: (engine: MentorSearch) => Promise<T>): Promise<T> {
    if (!index.isServing()) {
      return ask(postgres);
    }
    try {
      return await ask(fromIndex);
    } catch (error) {
      logger.warn({ err: error }, 'the search index failed, and PostgreSQL answers');
      return ask(postgres);
    }
  }
  return {
    search: (filters) => choose((engine) => engine.search(filters)),
    facets: (filters) => choose((engine) => engine.facets(filters)),
  };
}

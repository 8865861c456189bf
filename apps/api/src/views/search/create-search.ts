import type { Logger } from 'pino';
import type { Context } from '../../context.ts';
import type { Clock } from '../../core/clock.ts';
import type { IndexThread } from '../../providers/search/port.ts';
import { followedCards, keptCards, type CardReader } from './cards.ts';
import type { SearchEngine } from './engine.ts';
import { indexSearch } from './index-search.ts';
import { postgresSearch } from './postgres-search.ts';

/** Asks the index while it is there and current; otherwise, and where the index fails, PostgreSQL. */
export function indexOrPostgres(
  index: Pick<IndexThread, 'search' | 'facets' | 'isServing'>,
  postgres: SearchEngine,
  { logger, clock }: { logger: Pick<Logger, 'warn'>; clock: Clock },
): SearchEngine {
  const fromIndex = indexSearch(index, clock);
  async function choose<T>(ask: (engine: SearchEngine) => Promise<T>): Promise<T> {
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

/** The engine that finds mentors and the reader of their cards, as configured. */
export function createSearch({
  db,
  clock,
  logger,
  search_index,
}: Pick<Context, 'db' | 'clock' | 'logger' | 'search_index'>): {
  engine: SearchEngine;
  cards: CardReader;
} {
  const postgres = postgresSearch(db, { clock });
  if (search_index === null) {
    return { engine: postgres, cards: followedCards(db) };
  }
  const cards = keptCards(() => search_index.isServing());
  search_index.listen(cards);
  // The index reports changes without being asked.
  const refresh = () => Promise.resolve();
  return { engine: indexOrPostgres(search_index, postgres, { logger, clock }), cards: { refresh, read: cards.read } };
}

import type { SearchFilters } from '@abroad/contract';
import { comparedIn, type ExchangeRates } from '@abroad/reference-data/exchange-rates';
import { readPriceValue } from '@abroad/reference-data/price-bands';
import { countUpTo, pricesToSteps } from '@abroad/reference-data/price-steps';
import type { Logger } from 'pino';
import type { Context } from '../../context.ts';
import type { Clock } from '../../core/clock.ts';
import type { IndexThread } from '../../providers/search/port.ts';
import { keptCards, type CardReader } from './cards.ts';
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

/** In which currency prices are counted: the one asked for, that of the prices that are searched for, or that of comparisons. */
const currencyOf = ({ currency, prices }: SearchFilters, rates: ExchangeRates): string =>
  currency ?? prices.map(readPriceValue).find((price) => price !== null)?.currency ?? comparedIn(rates);

/** Lets an engine find prices in any currency, and counts them by bands of one. */
export function withPrices(engine: SearchEngine, rates: ExchangeRates): SearchEngine {
  const inSteps = (filters: SearchFilters) => ({ ...filters, prices: pricesToSteps(filters.prices, rates) });
  return {
    search: (filters) => engine.search(inSteps(filters)),
    async facets(filters) {
      const facets = await engine.facets(inSteps(filters));
      if (facets === null) {
        return null;
      }
      const prices = countUpTo(facets.prices, currencyOf(filters, rates), rates);
      return { ...facets, prices: prices.slice(0, filters.facet_limit) };
    },
  };
}

/** The engine that finds mentors and the reader of their cards, as configured. */
export function createSearch({
  db,
  clock,
  logger,
  search_index,
  config,
}: Pick<Context, 'db' | 'clock' | 'logger' | 'search_index' | 'config'>): {
  engine: SearchEngine;
  cards: CardReader;
} {
  const postgres = postgresSearch(db, { clock });
  const cards = keptCards(() => search_index?.isServing() ?? false);
  search_index?.listen(cards);
  const engine = search_index === null ? postgres : indexOrPostgres(search_index, postgres, { logger, clock });
  return { engine: withPrices(engine, config.exchange_rates), cards };
}

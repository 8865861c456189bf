import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { presentRates } from './exchange-rates.ts';
import { findCountries, findDegrees, findTopics, findUniversities, lookUp } from './service.ts';

type Names =
  | 'listCountries'
  | 'searchUniversities'
  | 'listDegrees'
  | 'lookupReference'
  | 'listMentoringTopics'
  | 'listExchangeRates';

/** Countries, universities, degrees, topics and exchange rates, answered from memory. */
export function referenceHandlers(context: Context): HandlersOf<Names> {
  return {
    listCountries: ({ query }) => Promise.resolve(findCountries(query.search, query.limit)),
    searchUniversities: ({ query }) => findUniversities(context, query),
    listDegrees: ({ query }) => Promise.resolve(findDegrees(query.search)),
    lookupReference: ({ query }) => lookUp(context, query),
    listMentoringTopics: ({ query }) => Promise.resolve(findTopics(query.search)),
    listExchangeRates: () => Promise.resolve(presentRates(context.config.exchange_rates)),
  };
}

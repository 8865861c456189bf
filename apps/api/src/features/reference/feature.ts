import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import type { Handlers } from '../../http/handlers.ts';
import { findCountries, findDegrees, findTopics, findUniversities, lookUp, presentRates } from './service.ts';

/** Countries, universities, degrees, topics and exchange rates: searches are answered from memory. */
function referenceHandlers(context: Context) {
  return {
    listCountries: ({ query }) => Promise.resolve(findCountries(query.search, query.limit)),
    searchUniversities: ({ query }) => findUniversities(context, query),
    listDegrees: ({ query }) => Promise.resolve(findDegrees(query.search)),
    lookupReference: ({ query }) => lookUp(context, query),
    listMentoringTopics: ({ query }) => Promise.resolve(findTopics(query.search)),
    listExchangeRates: () => Promise.resolve(presentRates(context.config.exchange_rates)),
  } satisfies Partial<Handlers>;
}

export const referenceFeature = {
  name: 'reference',
  front: ['entered-universities.ts', 'mail-domains.ts', 'reference.ts', 'service.ts', 'university-list.ts'],
  handlers: referenceHandlers,
} satisfies Feature;

import type { ExchangeRates } from '@abroad/contract';
import type { Context } from '../../context.ts';
import type { Feature } from '../../define-feature.ts';
import type { Handlers } from '../../http/handlers.ts';
import { findCountries, findDegrees, findTopics, findUniversities, lookUp } from './service.ts';

/** The configured rates in the order of their codes, the base among them with 1. */
function presentRates({ base, as_of, rates }: Context['config']['exchange_rates']): ExchangeRates {
  const items = Object.entries({ ...rates, [base]: 1 })
    .map(([currency, rate]) => ({ currency, rate }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
  return { base, as_of, items, total: items.length };
}

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

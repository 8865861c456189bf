import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { findCountries, findDegrees, findTopics, findUniversities, lookUp } from './service.ts';

type Names = 'listCountries' | 'searchUniversities' | 'listDegrees' | 'lookupReference' | 'listMentoringTopics';

/** Countries, universities, degrees and topics, answered from memory. */
export function referenceHandlers(context: Context): HandlersOf<Names> {
  return {
    listCountries: ({ query }) => Promise.resolve(findCountries(query.search, query.limit)),
    searchUniversities: ({ query }) => findUniversities(context, query),
    listDegrees: ({ query }) => Promise.resolve(findDegrees(query.search)),
    lookupReference: ({ query }) => lookUp(context, query),
    listMentoringTopics: ({ query }) => Promise.resolve(findTopics(query.search)),
  };
}

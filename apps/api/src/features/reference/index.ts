import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';

export function referenceHandlers(
  _context: Context,
): HandlersOf<'listCountries' | 'searchUniversities' | 'listDegrees' | 'lookupReference' | 'listMentoringTopics'> {
  return {} as HandlersOf<
    'listCountries' | 'searchUniversities' | 'listDegrees' | 'lookupReference' | 'listMentoringTopics'
  >;
}

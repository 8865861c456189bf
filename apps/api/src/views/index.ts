import type { Context } from '../context.ts';
import type { HandlersOf } from '../http/handlers.ts';

export function viewHandlers(_context: Context): HandlersOf<'searchProfiles' | 'listPopularRoutes' | 'getMyResources'> {
  return {} as HandlersOf<'searchProfiles' | 'listPopularRoutes' | 'getMyResources'>;
}

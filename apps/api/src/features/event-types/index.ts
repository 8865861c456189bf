import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';

export { createDefaultServices } from './defaults.ts';

export function eventTypeHandlers(_context: Context): HandlersOf<'listEventTypesBySlug'> {
  return {} as HandlersOf<'listEventTypesBySlug'>;
}

import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';

export function availabilityHandlers(_context: Context): HandlersOf<'getAvailabilityBySlug'> {
  return {} as HandlersOf<'getAvailabilityBySlug'>;
}

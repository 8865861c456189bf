import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';

export { createDefaultSchedule } from './defaults.ts';

export function availabilityHandlers(_context: Context): HandlersOf<'getAvailabilityBySlug'> {
  return {} as HandlersOf<'getAvailabilityBySlug'>;
}

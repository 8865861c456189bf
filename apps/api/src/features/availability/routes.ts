import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { createAvailabilityReader } from './service.ts';
import { availabilityWatch } from './watch.ts';

export function availabilityHandlers(
  context: Pick<Context, 'db' | 'clock' | 'logger' | 'availability_changes'>,
): HandlersOf<'getAvailabilityBySlug' | 'watchAvailabilityBySlug'> {
  const getAvailability = createAvailabilityReader(context);
  const watchAvailability = availabilityWatch(context);
  return {
    watchAvailabilityBySlug: ({ params }) => watchAvailability(params.slug),
    getAvailabilityBySlug: ({ params, query, actor }) =>
      getAvailability({ slug: params.slug, query, viewer_id: actor?.user_id ?? null }),
  };
}

import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { createAvailabilityReader } from './service.ts';
import { availabilityWatch } from './watch.ts';

export { findHeldTimes, type HeldTime, type Span } from './busy-queries.ts';
export { createDefaultSchedule } from './defaults.ts';
export { availabilityJobs } from './jobs.ts';
export { busyOf, loadMentorTime, withoutBooking, type MentorTime } from './mentor-time.ts';
export { enqueueNextAvailable } from './next-available.ts';
export { findRescheduleTimes } from './service.ts';
export { availabilitySettingsHandlers } from './settings-routes.ts';

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

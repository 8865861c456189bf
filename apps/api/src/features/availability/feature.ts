import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { nextAvailableJob } from '../../jobs/known-jobs.ts';
import { createAvailabilityReader } from './service.ts';
import { availabilityWatch } from './watch.ts';
import { changePolicy } from './change-policy.ts';
import { addTimeOff, changeTimeOff, deleteTimeOff, listTimeOff } from './change-time-off.ts';
import { addRule, changeRule, deleteRule } from './change-rules.ts';
import { addSchedule, changeSchedule, deleteSchedule } from './change-schedules.ts';
import { ownTimes } from './own-times.ts';
import { previewSettings } from './preview.ts';
import { getSettings } from './settings.ts';
import { refreshNextAvailable, sweepNextAvailable } from './refresh-next-available.ts';
import { sweepAvailabilityChanges } from './answer-cache.ts';

function availabilityHandlers(context: Pick<Context, 'db' | 'clock' | 'logger' | 'availability_changes'>) {
  const getAvailability = createAvailabilityReader(context);
  const watchAvailability = availabilityWatch(context);
  return {
    watchAvailabilityBySlug: ({ params }) => watchAvailability(params.slug),
    getAvailabilityBySlug: ({ params, query, actor }) =>
      getAvailability({ slug: params.slug, query, viewer_id: actor?.user_id ?? null }),
  } satisfies Partial<Handlers>;
}

/** A mentor's schedules, time off and booking rules. */
function availabilitySettingsHandlers(context: Pick<Context, 'db' | 'clock'>) {
  return {
    getAvailabilitySettings: ({ actor }) => getSettings(context, actor.user_id),
    getOwnTimes: ({ actor, query }) => ownTimes(context, actor.user_id, query),
    previewAvailability: ({ actor, body }) => previewSettings(context, actor.user_id, body),
    createAvailabilitySchedule: ({ actor, body }) => addSchedule(context, actor.user_id, body),
    patchAvailabilitySchedule: ({ actor, params, body }) => changeSchedule(context, actor.user_id, params.id, body),
    deleteAvailabilitySchedule: ({ actor, params }) => deleteSchedule(context, actor.user_id, params.id),
    addAvailabilityRule: ({ actor, params, body }) => addRule(context, actor.user_id, params.id, body),
    patchAvailabilityRule: ({ actor, params, body }) => changeRule(context, actor.user_id, params.id, body),
    deleteAvailabilityRule: ({ actor, params }) => deleteRule(context, actor.user_id, params.id),
    listTimeOff: ({ actor }) => listTimeOff(context, actor.user_id),
    createTimeOff: ({ actor, body }) => addTimeOff(context, actor.user_id, body),
    patchTimeOff: ({ actor, params, body }) => changeTimeOff(context, actor.user_id, params.id, body),
    deleteTimeOff: ({ actor, params }) => deleteTimeOff(context, actor.user_id, params.id),
    patchBookingPolicy: ({ actor, params, body }) => changePolicy(context, actor.user_id, params.id, body),
  } satisfies Partial<Handlers>;
}

const availabilityJobs = [
  defineJob(nextAvailableJob, (context, { user_id }) => refreshNextAvailable(context, [user_id])),
  scheduledJob({ task: 'sweep-next-available', at: '* * * * *' }, sweepNextAvailable),
  scheduledJob({ task: 'sweep-availability-changes', at: '29 * * * *' }, sweepAvailabilityChanges),
];

export const availabilityFeature = {
  name: 'availability',
  front: ['busy-queries.ts', 'defaults.ts', 'mentor-time.ts', 'next-available.ts', 'service.ts'],
  handlers: (context: Context) => ({ ...availabilityHandlers(context), ...availabilitySettingsHandlers(context) }),
  jobs: availabilityJobs,
} satisfies Feature;

import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { changePolicy } from './change-policy.ts';
import { addTimeOff, changeTimeOff, deleteTimeOff, listTimeOff } from './change-time-off.ts';
import { addRule, changeRule, deleteRule } from './change-rules.ts';
import { addSchedule, changeSchedule, deleteSchedule } from './change-schedules.ts';
import { previewSettings } from './preview.ts';
import { getSettings } from './settings.ts';

type Names =
  | 'getAvailabilitySettings'
  | 'previewAvailability'
  | 'createAvailabilitySchedule'
  | 'patchAvailabilitySchedule'
  | 'deleteAvailabilitySchedule'
  | 'addAvailabilityRule'
  | 'patchAvailabilityRule'
  | 'deleteAvailabilityRule'
  | 'patchBookingPolicy'
  | 'listTimeOff'
  | 'createTimeOff'
  | 'patchTimeOff'
  | 'deleteTimeOff';

/** A mentor's schedules, time off and booking rules. */
export function availabilitySettingsHandlers(context: Pick<Context, 'db' | 'clock'>): HandlersOf<Names> {
  return {
    getAvailabilitySettings: ({ actor }) => getSettings(context, actor.user_id),
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
  };
}

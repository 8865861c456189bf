import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { Id } from '../primitives.ts';
import { PatchTimeOff, SetTimeOff, TimeOff, TimesOff } from '../time-off.ts';

const RowParams = z.object({ id: Id });

/** The days on which a mentor takes no sessions. */
export const timeOffEndpoints = defineEndpoints({
  listTimeOff: {
    method: 'GET',
    path: '/api/v1/calendar/time-off',
    tag: 'calendar',
    summary: 'List the time off of the signed-in mentor that is not over',
    access: 'user',
    callers: 'mentors',
    responses: { 200: TimesOff },
    errors: ['PROFILE_NOT_FOUND'],
  },
  createTimeOff: {
    method: 'POST',
    path: '/api/v1/calendar/time-off',
    tag: 'calendar',
    summary: 'Take days off: they close all schedules, also later ones',
    description:
      'Sessions that stand on these days stay: `session_count` says how many there are, and the bookings with `from` and `to` which. Each can be rescheduled or cancelled.',
    access: 'user',
    callers: 'mentors',
    idempotent: true,
    body: SetTimeOff,
    responses: { 201: TimeOff },
    errors: ['VALIDATION_FAILED', 'PROFILE_NOT_FOUND'],
  },
  patchTimeOff: {
    method: 'PATCH',
    path: '/api/v1/calendar/time-off/:id',
    tag: 'calendar',
    summary: 'Change time off',
    access: 'user',
    callers: 'owner',
    params: RowParams,
    body: PatchTimeOff,
    responses: { 200: TimeOff },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  deleteTimeOff: {
    method: 'DELETE',
    path: '/api/v1/calendar/time-off/:id',
    tag: 'calendar',
    summary: 'Delete time off: its days are as the schedules say again',
    access: 'user',
    callers: 'owner',
    params: RowParams,
    responses: { 204: null },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
});

import { z } from 'zod';
import { COMPARE_SESSION_EVENTS, WRITE_SESSION_EVENT, WRITE_UPCOMING_SESSIONS } from '../../jobs/enqueue-known.ts';
import type { Task } from '../../jobs/task.ts';
import { compareSessionEvents } from './compare-session-events.ts';
import type { Needs } from './needs.ts';
import { writeSessionEvent } from './write-session-event.ts';
import { sweepSessionEvents, writeUpcomingSessions } from './write-upcoming.ts';

const OfBooking = z.object({ booking_id: z.uuid() });
const OfPerson = z.object({ user_id: z.uuid() });
const OfCalendar = z.object({ provider_calendar_id: z.uuid(), event_keys: z.array(z.string()).nullable() });

/** Jobs of this feature. */
export function sessionEventTasks(context: Needs): Record<string, Task> {
  return {
    [WRITE_SESSION_EVENT]: (payload) => writeSessionEvent(context, OfBooking.parse(payload).booking_id),
    [WRITE_UPCOMING_SESSIONS]: (payload) => writeUpcomingSessions(context, OfPerson.parse(payload).user_id),
    [COMPARE_SESSION_EVENTS]: (payload) => compareSessionEvents(context, OfCalendar.parse(payload)),
    'sweep-session-events': () => sweepSessionEvents(context),
  };
}

export const SESSION_EVENT_CRONTAB = ['37 * * * * sweep-session-events ?max=1'];
/** Jobs that wait for the servers of calendars. */
export const SESSION_EVENT_WAITING = [WRITE_SESSION_EVENT];

import { z } from 'zod';
import type { Task } from '../../jobs/task.ts';
import { findCalendarsToRead } from './calendars-to-read.ts';
import { readCalendar, type Needs } from './read-calendar.ts';
import { resealSecrets } from './reseal.ts';
import { READ_CALENDAR, sweepCalendars } from './sweep.ts';

const Payload = z.object({ provider_calendar_id: z.uuid() });

/** Jobs of this feature. */
export function calendarTasks(context: Needs): Record<string, Task> {
  return {
    'sweep-calendars': () => sweepCalendars(context),
    'reseal-calendar-secrets': () => resealSecrets(context),
    [READ_CALENDAR]: async (payload) => {
      const { provider_calendar_id: calendar_id } = Payload.parse(payload);
      const calendars = await findCalendarsToRead(context.db, { calendar_id });
      await Promise.all(calendars.map((calendar) => readCalendar(context, calendar)));
    },
  };
}

/** Jobs that wait for calendars. */
export const CALENDAR_WAITING = [READ_CALENDAR];

export const CALENDAR_CRONTAB = ['* * * * * sweep-calendars ?max=1', '17 * * * * reseal-calendar-secrets ?max=1'];

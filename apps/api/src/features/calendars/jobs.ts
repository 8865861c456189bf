import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Task } from '../../jobs/task.ts';
import { findCalendarsToRead } from './calendars-to-read.ts';
import { keepWatched, SWEEP_CHANNELS, sweepChannels, WATCH_CALENDAR } from './google/keep-watched.ts';
import { readCalendar, type Needs as ReadingNeeds } from './read-calendar.ts';
import { resealSecrets } from './reseal.ts';
import { READ_CALENDAR, sweepCalendars } from './sweep.ts';

const Payload = z.object({ provider_calendar_id: z.uuid() });

type Needs = ReadingNeeds & Pick<Context, 'config'>;

/** Jobs of this feature. */
export function calendarTasks(context: Needs): Record<string, Task> {
  return {
    'sweep-calendars': () => sweepCalendars(context),
    [SWEEP_CHANNELS]: () => sweepChannels(context),
    [WATCH_CALENDAR]: (payload) => keepWatched(context, Payload.parse(payload).provider_calendar_id),
    'reseal-calendar-secrets': () => resealSecrets(context),
    [READ_CALENDAR]: async (payload) => {
      const { provider_calendar_id: calendar_id } = Payload.parse(payload);
      const calendars = await findCalendarsToRead(context.db, { calendar_id });
      await Promise.all(calendars.map((calendar) => readCalendar(context, calendar)));
    },
  };
}

/** Jobs that wait for calendars. */
export const CALENDAR_WAITING = [READ_CALENDAR, WATCH_CALENDAR];

export const CALENDAR_CRONTAB = [
  '* * * * * sweep-calendars ?max=1',
  '*/5 * * * * sweep-google-channels ?max=1',
  '17 * * * * reseal-calendar-secrets ?max=1',
];

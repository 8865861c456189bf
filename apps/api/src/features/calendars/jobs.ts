import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { findCalendarsToRead } from './calendars-to-read.ts';
import { syncChannels, sweepChannels, sweepChannelsJob, watchJob } from './google/watch-calendars.ts';
import { readCalendar } from './read-calendar.ts';
import { resealSecrets } from './reseal.ts';
import { readCalendarJob, sweepCalendars } from './sweep.ts';
import { calendarBrokenJob, notifyCalendarBroken } from './calendar-broken-notice.ts';

export const calendarJobs = [
  scheduledJob({ task: 'sweep-calendars', at: '* * * * *' }, sweepCalendars),
  defineJob(readCalendarJob, async (context, { provider_calendar_id: calendar_id }) => {
    const calendars = await findCalendarsToRead(context.db, { calendar_id });
    await Promise.all(calendars.map((calendar) => readCalendar(context, calendar)));
  }),
  defineJob(sweepChannelsJob, sweepChannels, { schedule: { at: '*/5 * * * *' } }),
  defineJob(watchJob, (context, { provider_calendar_id }) => syncChannels(context, provider_calendar_id)),
  defineJob(calendarBrokenJob, (context, { connection_id }) => notifyCalendarBroken(context, connection_id)),
  scheduledJob({ task: 'reseal-calendar-secrets', at: '17 * * * *' }, resealSecrets),
];

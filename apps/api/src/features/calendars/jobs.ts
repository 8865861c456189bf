import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import type { Context } from '../../context.ts';
import { findCalendarsToRead } from './calendars-to-read.ts';
import { syncChannels, sweepChannels, sweepChannelsJob, watchJob } from './google/watch-calendars.ts';
import { readCalendar } from './read-calendar.ts';
import { readCalendarJob, sweepCalendars } from './sweep.ts';
import { calendarBrokenJob, notifyCalendarBroken } from './calendar-broken-notice.ts';
import { openAccess, sealCredentials } from './credentials.ts';

const BATCH = 500;

/** Seals secrets with the current key, so that an older key can be removed. */
async function resealSecrets(context: Pick<Context, 'db' | 'clock' | 'sealer'>): Promise<void> {
  const { db, sealer } = context;
  const connections = await db
    .selectFrom('calendar_connection')
    .select(['id', 'provider', 'secret', 'secret_key_id'])
    .where('secret_key_id', '<>', sealer.key_id)
    .limit(BATCH)
    .execute();
  for (const door of connections) {
    const { credentials } = openAccess(context, door);
    await db
      .updateTable('calendar_connection')
      .set(sealCredentials(context, door.id, credentials))
      .where('id', '=', door.id)
      // Credentials that were renewed meanwhile use the current key already.
      .where('secret_key_id', '=', door.secret_key_id)
      .execute();
  }
}

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

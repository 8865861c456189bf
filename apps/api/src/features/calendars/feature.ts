import { LIMITS } from '@abroad/contract';
import { Replied, type Handlers } from '../../http/handlers.ts';
import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import { rateLimiter } from '../../http/rate-limit.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { startGoogleConnection, completeGoogleConnection, type GoogleDeps } from './google/connect-google.ts';
import { disconnectGoogle } from './google/disconnect-google.ts';
import { connectCaldav, connectFeed } from './connect-by-address.ts';
import { listConnections } from './connections.ts';
import { disconnectOne } from './disconnect.ts';
import { changeProviderCalendar, listProviderCalendars } from './provider-calendars.ts';
import { type CalendarDeps, readCalendar } from './read-calendar.ts';
import { refreshConnection } from './refresh.ts';
import { findCalendarsToRead } from './calendars-to-read.ts';
import { syncChannels, sweepChannels, sweepChannelsJob, watchJob } from './google/watch-calendars.ts';
import { readCalendarJob, sweepCalendars } from './sweep.ts';
import { calendarBrokenJob, notifyCalendarBroken } from './calendar-broken-notice.ts';
import { resealSecrets } from './credentials.ts';

/** Connecting Google calendars with OAuth 2. */
function googleHandlers(context: GoogleDeps) {
  return {
    connectGoogleCalendar: ({ actor, body }) => startGoogleConnection(context, actor.user_id, body.return_to),
    completeGoogleCalendar: ({ actor, body }) => completeGoogleConnection(context, actor.user_id, body),
    disconnectGoogleCalendar: async ({ actor: { user_id }, query: { connection_id } }) => {
      await disconnectGoogle(context, user_id, connection_id);
      return new Replied(204, undefined);
    },
  } satisfies Partial<Handlers>;
}

type HandlerDeps = CalendarDeps & Pick<Context, 'config'>;

/** Connections of calendars. */
function calendarHandlers(context: HandlerDeps) {
  const now = () => context.clock.now();
  const takeForAccount = rateLimiter({ per_minute: LIMITS.account_refreshes_per_min, now });
  const takeForPerson = rateLimiter({ per_minute: LIMITS.calendar_readings_per_min, now });
  return {
    ...googleHandlers(context),
    listCalendarConnections: async ({ actor }) => {
      const connections = await listConnections(context.db, actor.user_id);
      return { connections, total: connections.length };
    },
    connectCaldavCalendar: async ({ actor, body }) => {
      takeForPerson(actor.user_id, 1);
      return connectCaldav(context, actor.user_id, body);
    },
    connectCalendarFeed: async ({ actor, body }) => {
      takeForPerson(actor.user_id, 1);
      return connectFeed(context, actor.user_id, body);
    },
    refreshCalendarConnection: async ({ actor, params }) => {
      takeForPerson(actor.user_id, 1);
      takeForAccount(params.id, 1);
      return refreshConnection(context, actor.user_id, params.id);
    },
    deleteCalendarConnection: async ({ actor, params }) => {
      await disconnectOne(context, actor.user_id, params.id);
      return new Replied(204, undefined);
    },
    listProviderCalendars: async ({ actor, query }) => {
      const items = await listProviderCalendars(context.db, actor.user_id, query.connection_id);
      return { items, total: items.length };
    },
    patchProviderCalendar: async ({ actor, params, body }) => {
      takeForPerson(actor.user_id, 1);
      return changeProviderCalendar(context, actor.user_id, params.id, body);
    },
  } satisfies Partial<Handlers>;
}

const calendarJobs = [
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

export const calendarsFeature = {
  name: 'calendars',
  front: [
    'busy-times.ts',
    'connections.ts',
    'credentials.ts',
    'disconnect.ts',
    'google/receive-change.ts',
    'read-calendar.ts',
    'refresh-busy-calendars.ts',
    'session-target.ts',
    'sweep.ts',
  ],
  handlers: calendarHandlers,
  jobs: calendarJobs,
} satisfies Feature;

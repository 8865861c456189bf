import { LIMITS } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { Replied, type HandlersOf } from '../../http/handlers.ts';
import { rateLimiter } from '../../http/rate-limit.ts';
import { connectCaldav, connectFeed } from './connect-by-address.ts';
import { listConnections } from './connections.ts';
import { disconnectOne } from './disconnect.ts';
import { googleHandlers } from './google/routes.ts';
import { changeProviderCalendar, listProviderCalendars } from './provider-calendars.ts';
import type { CalendarDeps } from './read-calendar.ts';
import { refreshConnection } from './refresh.ts';

type Names =
  | 'listCalendarConnections'
  | 'connectGoogleCalendar'
  | 'completeGoogleCalendar'
  | 'disconnectGoogleCalendar'
  | 'connectCaldavCalendar'
  | 'connectCalendarFeed'
  | 'refreshCalendarConnection'
  | 'deleteCalendarConnection'
  | 'listProviderCalendars'
  | 'patchProviderCalendar';

type HandlerDeps = CalendarDeps & Pick<Context, 'config'>;

/** Connections of calendars. */
export function calendarHandlers(context: HandlerDeps): HandlersOf<Names> {
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
  };
}

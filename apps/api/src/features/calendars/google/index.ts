import { AppError } from '../../../core/app-error.ts';
import { Replied, type HandlersOf } from '../../../http/handlers.ts';
import { findDoor, findDoorsOf } from '../connections.ts';
import { disconnect } from '../disconnect.ts';
import type { Needs } from '../read-calendar.ts';

/** Google's own way to be connected: OAuth 2. */
export function googleHandlers(
  context: Needs,
): HandlersOf<'connectGoogleCalendar' | 'completeGoogleCalendar' | 'disconnectGoogleCalendar'> {
  return {
    connectGoogleCalendar: () => Promise.reject(new AppError('CALENDAR_PROVIDER_OFF')),
    completeGoogleCalendar: () => Promise.reject(new AppError('CALENDAR_PROVIDER_OFF')),
    disconnectGoogleCalendar: async ({ actor: { user_id }, query: { connection_id } }) => {
      const doors =
        connection_id === undefined
          ? await findDoorsOf(context.db, user_id, 'google')
          : [await findDoor(context.db, user_id, connection_id)];
      await disconnect(context, user_id, doors);
      return new Replied(204, undefined);
    },
  };
}

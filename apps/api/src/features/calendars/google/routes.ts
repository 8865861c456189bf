import { Replied, type HandlersOf } from '../../../http/handlers.ts';
import { startGoogleConnection, completeGoogleConnection, type GoogleDeps } from './connect-google.ts';
import { disconnectGoogle } from './disconnect-google.ts';

/** Connecting Google calendars with OAuth 2. */
export function googleHandlers(
  context: GoogleDeps,
): HandlersOf<'connectGoogleCalendar' | 'completeGoogleCalendar' | 'disconnectGoogleCalendar'> {
  return {
    connectGoogleCalendar: ({ actor, body }) => startGoogleConnection(context, actor.user_id, body.return_to),
    completeGoogleCalendar: ({ actor, body }) => completeGoogleConnection(context, actor.user_id, body),
    disconnectGoogleCalendar: async ({ actor: { user_id }, query: { connection_id } }) => {
      await disconnectGoogle(context, user_id, connection_id);
      return new Replied(204, undefined);
    },
  };
}

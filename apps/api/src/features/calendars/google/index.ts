import { Replied, type HandlersOf } from '../../../http/handlers.ts';
import { beginGoogle, completeGoogle, type Needs } from './connect-google.ts';
import { disconnectGoogle } from './disconnect-google.ts';

export { receiveGoogleChange } from './receive-change.ts';

/** Google's own way to be connected: OAuth 2. */
export function googleHandlers(
  context: Needs,
): HandlersOf<'connectGoogleCalendar' | 'completeGoogleCalendar' | 'disconnectGoogleCalendar'> {
  return {
    connectGoogleCalendar: ({ actor, body }) => beginGoogle(context, actor.user_id, body.return_to),
    completeGoogleCalendar: ({ actor, body }) => completeGoogle(context, actor.user_id, body),
    disconnectGoogleCalendar: async ({ actor: { user_id }, query: { connection_id } }) => {
      await disconnectGoogle(context, user_id, connection_id);
      return new Replied(204, undefined);
    },
  };
}

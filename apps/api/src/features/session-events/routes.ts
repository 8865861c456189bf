import { Replied, type HandlersOf } from '../../http/handlers.ts';
import { acceptSuggestion, dismissSuggestion, listSuggestions } from './answer-suggestions.ts';
import type { SessionEventDeps } from './deps.ts';

/** Suggestions from changes that mentors made to session events in their own calendars. */
export function suggestionHandlers(
  context: SessionEventDeps,
): HandlersOf<'listSessionSuggestions' | 'acceptSessionSuggestion' | 'dismissSessionSuggestion'> {
  return {
    listSessionSuggestions: ({ actor }) => listSuggestions(context, actor.user_id),
    acceptSessionSuggestion: ({ actor, params }) => acceptSuggestion(context, actor.user_id, params.id),
    dismissSessionSuggestion: async ({ actor, params }) => {
      await dismissSuggestion(context, actor.user_id, params.id);
      return new Replied(204, undefined);
    },
  };
}

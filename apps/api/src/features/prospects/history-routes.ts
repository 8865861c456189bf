import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { historyOf } from '../history/index.ts';

type Names =
  | 'addProspectEducation'
  | 'patchProspectEducation'
  | 'deleteProspectEducation'
  | 'addProspectExperience'
  | 'patchProspectExperience'
  | 'deleteProspectExperience';

/** The educations and experiences of a prospect, which no search shows. */
export function prospectHistoryHandlers(context: Context): HandlersOf<Names> {
  const history = historyOf(context, { kind: 'prospect', changed: async () => {} });
  return {
    addProspectEducation: ({ actor, body }) => history.addEducation(actor.user_id, body),
    patchProspectEducation: ({ actor, params, body }) => history.changeEducation(actor.user_id, params.id, body),
    deleteProspectEducation: ({ actor, params }) => history.deleteEducation(actor.user_id, params.id),
    addProspectExperience: ({ actor, body }) => history.addExperience(actor.user_id, body),
    patchProspectExperience: ({ actor, params, body }) => history.changeExperience(actor.user_id, params.id, body),
    deleteProspectExperience: ({ actor, params }) => history.deleteExperience(actor.user_id, params.id),
  };
}

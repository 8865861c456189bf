import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { historyOf } from '../history/history.ts';

type Names = `${'add' | 'patch' | 'delete'}Prospect${'Education' | 'Experience'}`;

/** Educations and experiences of a prospect, which no search shows. */
export function prospectHistoryHandlers(context: Context): HandlersOf<Names> {
  const { educations, experiences } = historyOf(context, { kind: 'prospect', onChanged: async () => {} });
  return {
    addProspectEducation: ({ actor, body }) => educations.add(actor.user_id, body),
    patchProspectEducation: ({ actor, params, body }) => educations.change(actor.user_id, params.id, body),
    deleteProspectEducation: ({ actor, params }) => educations.remove(actor.user_id, params.id),
    addProspectExperience: ({ actor, body }) => experiences.add(actor.user_id, body),
    patchProspectExperience: ({ actor, params, body }) => experiences.change(actor.user_id, params.id, body),
    deleteProspectExperience: ({ actor, params }) => experiences.remove(actor.user_id, params.id),
  };
}
